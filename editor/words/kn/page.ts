import type { Table } from '../translatable.ts';
import { checking } from './checking.ts';
import { choices } from './choices.ts';
import { fields } from './fields.ts';
import { firstHour } from './firstHour.ts';
import { hide } from './hide.ts';
import { history } from './history.ts';
import { languages } from './languages.ts';
import { menu } from './menu.ts';
import { opening } from './opening.ts';
import { photos } from './photos.ts';
import { pictures } from './pictures.ts';
import { preview } from './preview.ts';
import { prices } from './prices.ts';
import { publish } from './publish.ts';
import { rooms } from './rooms.ts';
import { saving } from './saving.ts';
import { sections } from './sections.ts';
import { setup } from './setup.ts';
import { signIn } from './signIn.ts';
import { today } from './today.ts';

/** The editor's page in Kannada. No native speaker has read this folder yet. */
export const table: Table = {
  ...checking,
  ...fields,
  ...firstHour,
  ...hide,
  ...history,
  ...languages,
  ...menu,
  ...opening,
  ...photos,
  ...pictures,
  ...preview,
  ...prices,
  ...publish,
  ...rooms,
  ...saving,
  ...sections,
  ...setup,
  ...signIn,
  ...today,
  ...choices,
};
