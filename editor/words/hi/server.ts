import type { Table } from '../translatable.ts';
import { changes } from './changes.ts';
import { contentMessages } from './contentMessages.ts';
import { fieldNames } from './fieldNames.ts';
import { choices } from './fields.ts';
import { innFields } from './innFields.ts';
import { launchMessages } from './launchMessages.ts';
import { listFields } from './listFields.ts';
import { pageFields } from './pageFields.ts';
import { planMessages } from './planMessages.ts';
import { roomFields } from './roomFields.ts';
import { schemaMessages } from './schemaMessages.ts';
import { serverAnswers } from './serverAnswers.ts';
import { setupAnswers } from './setupAnswers.ts';
import { signInAnswers } from './signIn.ts';
import { syntaxMessages } from './syntaxMessages.ts';
import { wordFields } from './wordFields.ts';

/** Labels, messages and answers of the editor's server in Hindi. */
export const table: Table = {
  ...signInAnswers,
  ...roomFields,
  ...innFields,
  ...wordFields,
  ...listFields,
  ...pageFields,
  ...schemaMessages,
  ...fieldNames,
  ...contentMessages,
  ...planMessages,
  ...launchMessages,
  ...serverAnswers,
  ...setupAnswers,
  ...choices,
  ...syntaxMessages,
};

export { changes };
