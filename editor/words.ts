import { checkingWords } from './words/checking.ts';
import { fieldsWords } from './words/fields.ts';
import { firstHourWords } from './words/firstHour.ts';
import { hideWords } from './words/hide.ts';
import { historyWords } from './words/history.ts';
import { languagesWords } from './words/languages.ts';
import { menuWords } from './words/menu.ts';
import { openingWords } from './words/opening.ts';
import { photosWords } from './words/photos.ts';
import { picturesWords } from './words/pictures.ts';
import { previewWords } from './words/preview.ts';
import { pricesWords } from './words/prices.ts';
import { publishWords } from './words/publish.ts';
import { roomsWords } from './words/rooms.ts';
import { savingWords } from './words/saving.ts';
import { sectionsWords } from './words/sections.ts';
import { signInWords } from './words/signIn.ts';
import { todayWords } from './words/today.ts';
import { translatable } from './words/translatable.ts';

/** All texts of the editor's page, in its owner's language; [brackets] are filled in. */
export const editorWords = translatable({
  ...menuWords,
  ...savingWords,
  ...openingWords,
  ...checkingWords,
  ...fieldsWords,
  ...sectionsWords,
  ...picturesWords,
  ...photosWords,
  ...previewWords,
  ...todayWords,
  ...firstHourWords,
  ...hideWords,
  ...historyWords,
  ...languagesWords,
  ...roomsWords,
  ...pricesWords,
  ...publishWords,
  signIn: signInWords,
});
