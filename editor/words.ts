import { fieldsWords } from './words/fields.ts';
import { formWords } from './words/form.ts';
import { languagesWords } from './words/languages.ts';
import { menuWords } from './words/menu.ts';
import { photosWords } from './words/photos.ts';
import { publishWords } from './words/publish.ts';
import { roomsWords } from './words/rooms.ts';
import { savingWords } from './words/saving.ts';
import { signInWords } from './words/signIn.ts';
import { todayWords } from './words/today.ts';
import { translatable } from './words/translatable.ts';

/** All texts of the editor's page, in its owner's language; [brackets] are filled in. */
export const editorWords = translatable({
  ...menuWords,
  ...savingWords,
  ...formWords,
  ...fieldsWords,
  ...photosWords,
  ...todayWords,
  ...languagesWords,
  ...roomsWords,
  ...publishWords,
  signIn: signInWords,
});
