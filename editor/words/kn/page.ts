import type { Table } from '../translatable.ts';
import { choices, fields } from './fields.ts';
import { form } from './form.ts';
import { languages } from './languages.ts';
import { menu } from './menu.ts';
import { photos } from './photos.ts';
import { publish } from './publish.ts';
import { rooms } from './rooms.ts';
import { saving } from './saving.ts';
import { setup } from './setup.ts';
import { signIn } from './signIn.ts';
import { today } from './today.ts';

/** The editor's page in Kannada. No native speaker has read this folder yet. */
export const table: Table = {
  ...fields,
  ...form,
  ...languages,
  ...menu,
  ...photos,
  ...publish,
  ...rooms,
  ...saving,
  ...setup,
  ...signIn,
  ...today,
  ...choices,
};
