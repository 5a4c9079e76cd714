import type { Table } from '../translatable.ts';

export const languages: Table = {
  'Other languages': 'ಬೇರೆ ಭಾಷೆಗಳು',
  'Each English sentence of your website, and what guests read in its place. Without a sentence they read the English one.':
    'ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನ ಪ್ರತಿ ಇಂಗ್ಲಿಷ್ ವಾಕ್ಯ, ಅದರ ಬದಲು ಅತಿಥಿಗಳು ಓದುವುದು. ವಾಕ್ಯ ಇಲ್ಲದಿದ್ದರೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಓದುತ್ತಾರೆ.',
  'The languages cannot be shown just now. Reload the editor in a moment.':
    'ಸದ್ಯಕ್ಕೆ ಭಾಷೆಗಳನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ಮೇಲೆ ಎಡಿಟರ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'The website is in [language]': 'ವೆಬ್‌ಸೈಟ್ ಈ ಭಾಷೆಯಲ್ಲಿದೆ: [language]',
  '[language] is on. Guests see it once you publish.':
    '[language] ಆನ್ ಆಗಿದೆ. ಪ್ರಕಟಿಸಿದ ಮೇಲೆ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುತ್ತದೆ.',
  '[language] is off. Guests no longer see it once you publish.':
    '[language] ಆಫ್ ಆಗಿದೆ. ಪ್ರಕಟಿಸಿದ ಮೇಲೆ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  '[language] is complete.': '[language] ಪೂರ್ತಿಯಾಗಿದೆ.',
  'All of [language] was read by a native speaker': '[language] ಪೂರ್ತಿಯನ್ನು ಮಾತೃಭಾಷೆಯವರು ಓದಿದ್ದಾರೆ',
  'Then they are no longer drafts. You can undo this under “What was saved”.':
    'ಹಾಗಾದರೆ ಅವು ಇನ್ನು ಕರಡು ಅಲ್ಲ. “ಸೇವ್ ಆದದ್ದು” ಎಂಬಲ್ಲಿ ಇದನ್ನು ರದ್ದು ಮಾಡಬಹುದು.',
  'Yes, all of them': 'ಹೌದು, ಎಲ್ಲವನ್ನೂ',
  'No, not yet': 'ಇಲ್ಲ, ಇನ್ನೂ ಇಲ್ಲ',
  'Switch [language] off until it is read': 'ಓದುವವರೆಗೆ [language] ಆಫ್ ಮಾಡಿ',
  'Language to show': 'ಯಾವ ಭಾಷೆ ತೋರಿಸಬೇಕು',
  'Sentences to show': 'ಯಾವ ವಾಕ್ಯ ತೋರಿಸಬೇಕು',
  'To do': 'ಮಾಡಬೇಕಾದ್ದು',
  Missing: 'ಇಲ್ಲದವು',
  'Still right?': 'ಇನ್ನೂ ಸರಿಯೇ?',
  Drafts: 'ಕರಡುಗಳು',
  All: 'ಎಲ್ಲ',
  'No longer on the website': 'ಈಗ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲದವು',
  'Search in every language': 'ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿ ಹುಡುಕಿ',
  'No sentence here.': 'ಇಲ್ಲಿ ಯಾವ ವಾಕ್ಯವೂ ಇಲ್ಲ.',
  'Nothing is left to do here: every sentence is translated.':
    'ಇಲ್ಲಿ ಮಾಡಲು ಏನೂ ಉಳಿದಿಲ್ಲ: ಎಲ್ಲ ವಾಕ್ಯಗಳೂ ಅನುವಾದವಾಗಿವೆ.',
  'Show [count] more': 'ಇನ್ನೂ [count] ತೋರಿಸಿ',
  '[language]: [count] left.': '[language]: ಉಳಿದದ್ದು [count].',
  '[language]: complete.': '[language]: ಪೂರ್ತಿ.',
  'This page shows in [language] once [count] more sentences are translated.':
    'ಇನ್ನೂ [count] ವಾಕ್ಯ ಅನುವಾದವಾದ ಮೇಲೆ ಈ ಪುಟ ಈ ಭಾಷೆಯಲ್ಲಿ ಕಾಣುತ್ತದೆ: [language].',
  'This page shows in [language] once 1 more sentence is translated.':
    'ಇನ್ನೊಂದು ವಾಕ್ಯ ಅನುವಾದವಾದ ಮೇಲೆ ಈ ಪುಟ ಈ ಭಾಷೆಯಲ್ಲಿ ಕಾಣುತ್ತದೆ: [language].',
  'A page shows in a language once four fifths of it are translated; until then guests see it in English.':
    'ಪುಟದ ಐದರಲ್ಲಿ ನಾಲ್ಕು ಭಾಗ ಅನುವಾದವಾದ ಮೇಲೆ ಅದು ಆ ಭಾಷೆಯಲ್ಲಿ ಕಾಣುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗೆ ಅತಿಥಿಗಳಿಗೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ.',
  '[language]: [sentence]': '[language]: [sentence]',
  'Where it is used: [place]': 'ಎಲ್ಲಿ ಬಳಕೆಯಲ್ಲಿದೆ: [place]',
  'Not translated: guests read English.': 'ಅನುವಾದ ಇಲ್ಲ: ಅತಿಥಿಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಓದುತ್ತಾರೆ.',
  'Not translated here: guests read what is said elsewhere.':
    'ಇಲ್ಲಿ ಅನುವಾದ ಇಲ್ಲ: ಬೇರೆ ಕಡೆ ಇರುವುದನ್ನೇ ಅತಿಥಿಗಳು ಓದುತ್ತಾರೆ.',
  'The English was: “[was]”. Is this still right? Guests read English until you say so.':
    'ಇಂಗ್ಲಿಷ್ ಹೀಗಿತ್ತು: “[was]”. ಇದು ಇನ್ನೂ ಸರಿಯೇ? ನೀವು ಹೇಳುವವರೆಗೆ ಅತಿಥಿಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಓದುತ್ತಾರೆ.',
  'Still right': 'ಇನ್ನೂ ಸರಿ',
  'Still right in [language]: [sentence]': 'ಈ ಭಾಷೆಯಲ್ಲಿ ಇನ್ನೂ ಸರಿ – [language]: [sentence]',
  'A draft that no native speaker has read.': 'ಮಾತೃಭಾಷೆಯವರು ಯಾರೂ ಓದಿರದ ಕರಡು.',
  'Read: it is right': 'ಓದಿದೆ: ಸರಿಯಾಗಿದೆ',
  'Read: it is right, in [language]: [sentence]': 'ಓದಿದೆ, ಸರಿಯಾಗಿದೆ – [language]: [sentence]',
  '[facts] is missing. It stands for a fact of your inn and is filled in: write it with its brackets.':
    '[facts] ಇಲ್ಲ. ಅದು ನಿಮ್ಮ ಇನ್‌ನ ವಿವರದ ಬದಲು ನಿಂತಿದೆ, ತಾನಾಗಿ ತುಂಬುತ್ತದೆ: ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನೊಂದಿಗೆ ಬರೆಯಿರಿ.',
  'Translate it differently in one place': 'ಒಂದು ಜಾಗದಲ್ಲಿ ಬೇರೆ ಅನುವಾದ ಕೊಡಿ',
  'The same English can mean two things. Then one place can have a translation of its own.':
    'ಒಂದೇ ಇಂಗ್ಲಿಷ್ ಮಾತಿಗೆ ಎರಡು ಅರ್ಥ ಇರಬಹುದು. ಆಗ ಒಂದು ಜಾಗಕ್ಕೆ ತನ್ನದೇ ಅನುವಾದ ಕೊಡಬಹುದು.',
  'Translate it differently here: [place]': 'ಇಲ್ಲಿ ಬೇರೆ ಅನುವಾದ ಕೊಡಿ: [place]',
  'Only here: [place]': 'ಇಲ್ಲಿ ಮಾತ್ರ: [place]',
  'Say the same as elsewhere': 'ಬೇರೆ ಕಡೆ ಇರುವಂತೆಯೇ ಹೇಳಿ',
  'Say the same as elsewhere: [sentence]': 'ಬೇರೆ ಕಡೆ ಇರುವಂತೆಯೇ ಹೇಳಿ: [sentence]',
  'Your website no longer says these sentences. Keep them if you may say them again; otherwise remove them.':
    'ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಈ ವಾಕ್ಯಗಳು ಈಗ ಇಲ್ಲ. ಮತ್ತೆ ಬೇಕಾಗಬಹುದಾದರೆ ಇರಲಿ; ಇಲ್ಲದಿದ್ದರೆ ತೆಗೆಯಿರಿ.',
  'Remove: [sentence]': 'ತೆಗೆಯಿರಿ: [sentence]',
  'Remove all [count]': 'ಎಲ್ಲ [count] ತೆಗೆಯಿರಿ',
  'See this page in [language]': 'ಈ ಪುಟವನ್ನು ಈ ಭಾಷೆಯಲ್ಲಿ ನೋಡಿ: [language]',
  'The page in [language]': 'ಈ ಭಾಷೆಯಲ್ಲಿ ಪುಟ: [language]',
  'Your own sentences in [language], as they stand in the form, saved or not. What is missing stays English; so do buttons, dates and the like here, which your website translates by itself.':
    'ಈ ಭಾಷೆಯಲ್ಲಿ ನಿಮ್ಮದೇ ವಾಕ್ಯಗಳು: [language]. ಫಾರ್ಮ್‌ನಲ್ಲಿ ಈಗ ಇರುವಂತೆ, ಸೇವ್ ಆಗಿರಲಿ ಇಲ್ಲದಿರಲಿ. ಇನ್ನೂ ಇಲ್ಲದ್ದು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲೇ ಕಾಣುತ್ತದೆ; ಬಟನ್, ದಿನಾಂಕ ಮುಂತಾದವು ಸಹ ಇಲ್ಲಿ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ, ಅವನ್ನು ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್ ತಾನೇ ಅನುವಾದಿಸುತ್ತದೆ.',
  'A table for a translator': 'ಅನುವಾದಕರಿಗೆ ಪಟ್ಟಿ',
  'Save all sentences as a table, send it to whoever translates, and choose it here when it comes back. Excel, LibreOffice and Google Sheets open it; it should come back as CSV.':
    'ಎಲ್ಲ ವಾಕ್ಯಗಳನ್ನು ಪಟ್ಟಿಯಾಗಿ ಉಳಿಸಿ, ಅನುವಾದಿಸುವವರಿಗೆ ಕಳಿಸಿ, ಮರಳಿ ಬಂದಾಗ ಇಲ್ಲಿ ಸೇರಿಸಿ. Excel, LibreOffice, Google Sheets ಇದನ್ನು ತೆರೆಯುತ್ತವೆ; ಮರಳಿ ಬರುವಾಗ CSV ಆಗಿರಬೇಕು.',
  'Save the table': 'ಪಟ್ಟಿಯನ್ನು ಉಳಿಸಿ',
  'The table that came back': 'ಮರಳಿ ಬಂದ ಪಟ್ಟಿ',
  'Choose a table': 'ಪಟ್ಟಿ ಆರಿಸಿ',
  'to translate': 'to translate',
  'the English was: [was]': 'the English was: [was]',
  'a draft: please read': 'a draft: please read',
  English: 'English',
  Where: 'Where',
  Note: 'Note',
  sentences: 'sentences',
  'What this table changes': 'ಈ ಪಟ್ಟಿ ಏನು ಬದಲಿಸುತ್ತದೆ',
  '[count] new sentences': '[count] ಹೊಸ ವಾಕ್ಯಗಳು',
  '[count] changed sentences': '[count] ಬದಲಾದ ವಾಕ್ಯಗಳು',
  '[count] as they are': '[count] ಇದ್ದಂತೆಯೇ',
  '[count] lines whose English is not on the website: they are left out':
    '[count] ಸಾಲುಗಳ ಇಂಗ್ಲಿಷ್ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ: ಅವನ್ನು ಬಿಡಲಾಗುತ್ತದೆ',
  '[count] lines whose English has changed since: guests read English until you say that they are still right':
    '[count] ಸಾಲುಗಳ ಇಂಗ್ಲಿಷ್ ಆಮೇಲೆ ಬದಲಾಗಿದೆ: ಇನ್ನೂ ಸರಿ ಎಂದು ನೀವು ಹೇಳುವವರೆಗೆ ಅತಿಥಿಗಳು ಇಂಗ್ಲಿಷ್ ಓದುತ್ತಾರೆ',
  '[count] sentences lack a fact in brackets; look for them after saving':
    '[count] ವಾಕ್ಯಗಳಲ್ಲಿ ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನ ವಿವರ ಇಲ್ಲ; ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಹುಡುಕಿ ತಿದ್ದಿ',
  'Whoever wrote this table grew up with the language and has read every line: these are no longer drafts':
    'ಈ ಪಟ್ಟಿ ಬರೆದವರು ಆ ಭಾಷೆಯವರೇ, ಪ್ರತಿ ಸಾಲನ್ನೂ ಓದಿದ್ದಾರೆ: ಯಾವುದೂ ಇನ್ನು ಕರಡು ಅಲ್ಲ',
  'Save these changes': 'ಈ ಬದಲಾವಣೆಗಳನ್ನು ಸೇವ್ ಮಾಡಿ',
  'The table is saved. You can undo it under “What was saved”.':
    'ಪಟ್ಟಿ ಸೇವ್ ಆಗಿದೆ. “ಸೇವ್ ಆದದ್ದು” ಎಂಬಲ್ಲಿ ರದ್ದು ಮಾಡಬಹುದು.',
  'The table is not saved yet: see what is to correct, or press Save.':
    'ಪಟ್ಟಿ ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ: ಏನು ತಿದ್ದಬೇಕು ನೋಡಿ, ಅಥವಾ “ಸೇವ್ ಮಾಡಿ” ಒತ್ತಿ.',
  'All of this table is here already: there is nothing to change.':
    'ಈ ಪಟ್ಟಿಯಲ್ಲಿರುವುದು ಈಗಾಗಲೇ ಇಲ್ಲಿದೆ: ಬದಲಿಸಲು ಏನೂ ಇಲ್ಲ.',
  'This is an Excel file. In Excel choose “Save as” and “CSV UTF-8”, in Google Sheets “Download” and “Comma-separated values”; then choose that file here.':
    'ಇದು Excel ಫೈಲ್. Excel ನಲ್ಲಿ “Save as” ಮತ್ತು “CSV UTF-8”, Google Sheets ನಲ್ಲಿ “Download” ಮತ್ತು “Comma-separated values” ಆರಿಸಿ; ಆಮೇಲೆ ಆ ಫೈಲನ್ನು ಇಲ್ಲಿ ಆರಿಸಿ.',
  'The letters of this table cannot be read. Save it once more as CSV in Unicode: in Excel choose “CSV UTF-8”.':
    'ಈ ಪಟ್ಟಿಯ ಅಕ್ಷರಗಳನ್ನು ಓದಲು ಆಗುತ್ತಿಲ್ಲ. Unicode CSV ಆಗಿ ಮತ್ತೆ ಉಳಿಸಿ: Excel ನಲ್ಲಿ “CSV UTF-8” ಆರಿಸಿ.',
  'This file is far larger than any table of sentences. Choose the table that you saved here.':
    'ಈ ಫೈಲ್ ವಾಕ್ಯಗಳ ಪಟ್ಟಿಗಿಂತ ತುಂಬಾ ದೊಡ್ಡದು. ಇಲ್ಲಿಂದ ಉಳಿಸಿದ ಪಟ್ಟಿಯನ್ನು ಆರಿಸಿ.',
  'This is not a table. Choose the CSV file that came back from your translator.':
    'ಇದು ಪಟ್ಟಿ ಅಲ್ಲ. ಅನುವಾದಕರಿಂದ ಮರಳಿ ಬಂದ CSV ಫೈಲ್ ಆರಿಸಿ.',
  'The table has no column “English”. Its first line names the columns: English, then each language, such as [language].':
    'ಪಟ್ಟಿಯಲ್ಲಿ “English” ಅಂಕಣ ಇಲ್ಲ. ಮೊದಲ ಸಾಲಿನಲ್ಲಿ ಅಂಕಣಗಳ ಹೆಸರಿರಬೇಕು: English, ಆಮೇಲೆ ಒಂದೊಂದು ಭಾಷೆ, ಉದಾಹರಣೆಗೆ [language].',
  'The table has no column for a language of your website. Its first line names the columns, such as English and [language].':
    'ಪಟ್ಟಿಯಲ್ಲಿ ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನ ಯಾವ ಭಾಷೆಯ ಅಂಕಣವೂ ಇಲ್ಲ. ಮೊದಲ ಸಾಲಿನಲ್ಲಿ ಅಂಕಣಗಳ ಹೆಸರಿರಬೇಕು, ಉದಾಹರಣೆಗೆ English ಮತ್ತು [language].',
  'There is nothing in this table but its first line.': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಮೊದಲ ಸಾಲು ಬಿಟ್ಟು ಏನೂ ಇಲ್ಲ.',
  'For a native speaker who reads it': 'ಓದುವ ಮಾತೃಭಾಷೆಯವರಿಗೆ',
  'Save these notes to send along': 'ಜೊತೆಗೆ ಕಳಿಸಲು ಈ ಟಿಪ್ಪಣಿ ಉಳಿಸಿ',
  'notes-for-readers.txt': 'notes-for-readers.txt',
  'Names first: the inn, the rooms, the streets and places. Are they written as people there write them?':
    'ಮೊದಲು ಹೆಸರುಗಳು: ಇನ್, ರೂಮ್‌ಗಳು, ರಸ್ತೆಗಳು, ಸ್ಥಳಗಳು. ಅಲ್ಲಿನ ಜನ ಬರೆಯುವಂತೆಯೇ ಇವೆಯೇ?',
  'Then prices, hours and rules: is anything promised that the English does not say? Figures stay as they are.':
    'ಆಮೇಲೆ ದರ, ಸಮಯ, ನಿಯಮ: ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಇಲ್ಲದ ಮಾತೇನಾದರೂ ಕೊಟ್ಟಂತಾಗಿದೆಯೇ? ಅಂಕಿಗಳು ಹಾಗೇ ಇರಲಿ.',
  'Is every guest spoken to politely and plainly, as at a good reception, and nowhere as in an office?':
    'ಒಳ್ಳೆಯ ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಮಾತಾಡುವಂತೆ ಸರಳವಾಗಿ, ವಿನಯದಿಂದ ಇದೆಯೇ, ಎಲ್ಲೂ ಕಚೇರಿ ಭಾಷೆ ಇಲ್ಲವೇ?',
  'Then everything around the forms: the buttons, the hints, what is said when something is missing.':
    'ಆಮೇಲೆ ಫಾರ್ಮ್‌ಗಳ ಸುತ್ತಲಿನದು: ಬಟನ್‌ಗಳು, ಸಲಹೆಗಳು, ಏನಾದರೂ ಬಿಟ್ಟರೆ ಹೇಳುವ ಮಾತು.',
  'Words in [brackets] stand for facts of the inn and stay as they are; put them where they belong in the sentence.':
    '[brackets] ರೀತಿ ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನಲ್ಲಿರುವುದು ಇನ್‌ನ ವಿವರಗಳ ಬದಲು ನಿಂತಿದೆ, ಹಾಗೇ ಇರಲಿ; ವಾಕ್ಯದಲ್ಲಿ ಸರಿಯಾದ ಜಾಗದಲ್ಲಿ ಇಡಿ.',
  'Then the rest, page by page. Read aloud what is long: where you stumble, a guest does too.':
    'ಆಮೇಲೆ ಉಳಿದದ್ದು, ಪುಟದಿಂದ ಪುಟಕ್ಕೆ. ಉದ್ದದ್ದನ್ನು ಗಟ್ಟಿಯಾಗಿ ಓದಿ: ನೀವು ಎಡವುವಲ್ಲಿ ಅತಿಥಿಯೂ ಎಡವುತ್ತಾರೆ.',
  'If you are unsure, write the sentence as you would say it at the desk. Shorter is better.':
    'ಅನುಮಾನವಿದ್ದರೆ, ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ನೀವು ಹೇಳುವಂತೆ ವಾಕ್ಯ ಬರೆಯಿರಿ. ಚಿಕ್ಕದಾದರೆ ಒಳ್ಳೆಯದು.',
  '[language]: [count] left to translate, [drafts] still drafts.':
    '[language]: ಅನುವಾದಿಸಬೇಕಾದ್ದು [count], ಇನ್ನೂ ಕರಡು [drafts].',
  '[language] is complete; still drafts: [drafts].': '[language] ಪೂರ್ತಿಯಾಗಿದೆ; ಇನ್ನೂ ಕರಡು: [drafts].',
  'Has somebody who grew up with [language] read all drafts ([count])?':
    '[language] ಮಾತೃಭಾಷೆಯವರು ಎಲ್ಲ ಕರಡುಗಳನ್ನೂ ([count]) ಓದಿದ್ದಾರೆಯೇ?',
  '1 new sentence': '1 ಹೊಸ ವಾಕ್ಯ',
  '1 changed sentence': '1 ಬದಲಾದ ವಾಕ್ಯ',
  '1 as it is': '1 ಇದ್ದಂತೆಯೇ',
  '1 line whose English is not on the website: it is left out':
    '1 ಸಾಲಿನ ಇಂಗ್ಲಿಷ್ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ: ಅದನ್ನು ಬಿಡಲಾಗುತ್ತದೆ',
  '1 line whose English has changed since: guests read English until you say that it is still right':
    '1 ಸಾಲಿನ ಇಂಗ್ಲಿಷ್ ಆಮೇಲೆ ಬದಲಾಗಿದೆ: ಇನ್ನೂ ಸರಿ ಎಂದು ನೀವು ಹೇಳುವವರೆಗೆ ಅತಿಥಿಗಳು ಇಂಗ್ಲಿಷ್ ಓದುತ್ತಾರೆ',
  '1 sentence lacks a fact in brackets; look for it after saving':
    '1 ವಾಕ್ಯದಲ್ಲಿ ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನ ವಿವರ ಇಲ್ಲ; ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಹುಡುಕಿ ತಿದ್ದಿ',
};
