import type { Table } from '../translatable.ts';
import { signInAnswers } from './signInAnswers.ts';

/** Labels, messages and answers of the editor's server in Kannada. */
export const table: Table = {
  ...signInAnswers,
};

export const changes: Table = {};
