import type { Table } from '../translatable.ts';

export const syntaxMessages: Table = {
  'There is a second colon in the text of this line.': 'ಈ ಸಾಲಿನ ಬರಹದಲ್ಲಿ ಎರಡನೇ : ಇದೆ.',
  'Put the whole text after the first colon in "double quotes".':
    'ಮೊದಲ : ನಂತರದ ಪೂರ್ತಿ ಬರಹವನ್ನು "ಜೋಡಿ ಕೋಟ್"ಗಳಲ್ಲಿ ಬರೆಯಿರಿ.',
  'A quotation mark is opened and not closed.': 'ಕೋಟ್ ಗುರುತು ತೆರೆದಿದೆ, ಮುಚ್ಚಿಲ್ಲ.',
  'Add the missing " at the end of the text.': 'ಬರಹದ ಕೊನೆಯಲ್ಲಿ " ಸೇರಿಸಿ.',
  'The text begins with an apostrophe, which opens a quotation that does not end.':
    "ಬರಹ ' ಇಂದ ಶುರುವಾಗುತ್ತದೆ; ಅದು ಮುಚ್ಚದ ಕೋಟ್ ಆಗುತ್ತದೆ.",
  'Put the whole text in "double quotes", or write ’ for the apostrophe.':
    'ಪೂರ್ತಿ ಬರಹವನ್ನು "ಜೋಡಿ ಕೋಟ್"ಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ \' ಬದಲು ’ ಬರೆಯಿರಿ.',
  'The text goes on after its closing quotation mark.': 'ಮುಚ್ಚಿದ ಕೋಟ್ ಗುರುತಿನ ನಂತರವೂ ಬರಹ ಇದೆ.',
  "Write “ and ” around the words that are quoted, or put the whole text in 'single quotes'.":
    "ಕೋಟ್ ಮಾಡಿದ ಪದಗಳಿಗೆ “ ಮತ್ತು ” ಹಾಕಿ, ಅಥವಾ ಪೂರ್ತಿ ಬರಹವನ್ನು 'ಒಂಟಿ ಕೋಟ್'ಗಳಲ್ಲಿ ಬರೆಯಿರಿ.",
  'A bracket is opened and not closed.': 'ಬ್ರ್ಯಾಕೆಟ್ ತೆರೆದಿದೆ, ಮುಚ್ಚಿಲ್ಲ.',
  'Add the missing ] at the end of the line before.': 'ಹಿಂದಿನ ಸಾಲಿನ ಕೊನೆಯಲ್ಲಿ ] ಸೇರಿಸಿ.',
  'This field is written twice.': 'ಈ ಫೀಲ್ಡ್ ಎರಡು ಸಲ ಇದೆ.',
  'Keep one of the two lines and delete the other.': 'ಎರಡರಲ್ಲಿ ಒಂದು ಸಾಲು ಇಟ್ಟು ಇನ್ನೊಂದನ್ನು ಅಳಿಸಿ.',
  'If a new entry begins here, put a dash and a space before its first line instead.':
    'ಇಲ್ಲಿ ಹೊಸ ಎಂಟ್ರಿ ಶುರುವಾದರೆ ಅದರ ಮೊದಲ ಸಾಲಿಗೆ ಮುಂಚೆ - ಮತ್ತು ಒಂದು ಖಾಲಿ ಜಾಗ ಹಾಕಿ.',
  'An entry of the list begins here without a dash.': 'ಪಟ್ಟಿಯ ಎಂಟ್ರಿ ಇಲ್ಲಿ - ಇಲ್ಲದೆ ಶುರುವಾಗುತ್ತದೆ.',
  'Put a dash and a space before its first field, as in the other entries.':
    'ಬೇರೆ ಎಂಟ್ರಿಗಳಂತೆ ಮೊದಲ ಫೀಲ್ಡ್‌ಗೆ ಮುಂಚೆ - ಮತ್ತು ಒಂದು ಖಾಲಿ ಜಾಗ ಹಾಕಿ.',
  'There is no space after the dash.': '- ನಂತರ ಖಾಲಿ ಜಾಗ ಇಲ್ಲ.',
  'Put one space between the dash and the text.': '- ಮತ್ತು ಬರಹದ ನಡುವೆ ಒಂದು ಖಾಲಿ ಜಾಗ ಹಾಕಿ.',
  'The line does not begin below its neighbours.': 'ಸಾಲು ಪಕ್ಕದ ಸಾಲುಗಳ ಕೆಳಗೆ ಸರಿಯಾಗಿ ಶುರುವಾಗುತ್ತಿಲ್ಲ.',
  'Give it as many spaces at the start as the lines it belongs with.':
    'ಜೊತೆಯ ಸಾಲುಗಳಷ್ಟೇ ಖಾಲಿ ಜಾಗ ಶುರುವಿನಲ್ಲಿ ಹಾಕಿ.',
  'The line below is indented further than it should be.': 'ಕೆಳಗಿನ ಸಾಲು ಬೇಕಾದ್ದಕ್ಕಿಂತ ಒಳಗೆ ಇದೆ.',
  'Begin it below the first letter of this line.': 'ಅದನ್ನು ಈ ಸಾಲಿನ ಮೊದಲ ಅಕ್ಷರದ ಕೆಳಗೆ ಶುರು ಮಾಡಿ.',
  'The line has no colon with a space after it.': 'ಸಾಲಿನಲ್ಲಿ : ಮತ್ತು ಅದರ ನಂತರ ಖಾಲಿ ಜಾಗ ಇಲ್ಲ.',
  'Write the field, a colon, a space, then the text, such as  name: Copperpod Inn':
    'ಫೀಲ್ಡ್, :, ಖಾಲಿ ಜಾಗ, ಆಮೇಲೆ ಬರಹ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ  name: Copperpod Inn',
  'A list begins where a field should stand.': 'ಫೀಲ್ಡ್ ಇರಬೇಕಾದ ಕಡೆ ಪಟ್ಟಿ ಶುರುವಾಗುತ್ತದೆ.',
  'Begin the line below the entries it belongs to.': 'ಸಾಲನ್ನು ಅದರ ಎಂಟ್ರಿಗಳ ಕೆಳಗೆ ಶುರು ಮಾಡಿ.',
  'The line --- begins a second page in the file.': '--- ಸಾಲು ಫೈಲಿನಲ್ಲಿ ಎರಡನೇ ಪುಟ ಶುರು ಮಾಡುತ್ತದೆ.',
  'Delete the line.': 'ಸಾಲನ್ನು ಅಳಿಸಿ.',
  'There is text in {braces}.': '{ } ನಡುವೆ ಬರಹ ಇದೆ.',
  'Replace the braces and what is in them.': '{ } ಮತ್ತು ಅದರೊಳಗಿನದನ್ನು ಬದಲಿಸಿ.',
  'The line cannot be read.': 'ಸಾಲನ್ನು ಓದಲು ಆಗುತ್ತಿಲ್ಲ.',
  'The text begins with a *.': 'ಬರಹ * ಇಂದ ಶುರುವಾಗುತ್ತದೆ.',
  'Put the whole text in "double quotes".': 'ಪೂರ್ತಿ ಬರಹವನ್ನು "ಜೋಡಿ ಕೋಟ್"ಗಳಲ್ಲಿ ಬರೆಯಿರಿ.',
  'The line begins with a tab.': 'ಸಾಲು ಟ್ಯಾಬ್‌ನಿಂದ ಶುರುವಾಗುತ್ತದೆ.',
  'Delete the tab and press the space bar instead: as many spaces as the lines beside it.':
    'ಟ್ಯಾಬ್ ಅಳಿಸಿ, ಪಕ್ಕದ ಸಾಲುಗಳಷ್ಟೇ ಸಲ ಸ್ಪೇಸ್ ಒತ್ತಿ.',
  '[text] is taken for a comment and left out.': '[text] ಟಿಪ್ಪಣಿ ಎಂದು ತಿಳಿದು ಬಿಡಲಾಗಿದೆ.',
  'Put the whole text in "double quotes" if it belongs to it; else write the comment on a line of its own above.':
    'ಅದು ಬರಹದ ಭಾಗವಾದರೆ ಪೂರ್ತಿ ಬರಹವನ್ನು "ಜೋಡಿ ಕೋಟ್"ಗಳಲ್ಲಿ ಬರೆಯಿರಿ; ಇಲ್ಲದಿದ್ದರೆ ಟಿಪ್ಪಣಿಯನ್ನು ಮೇಲೆ ಬೇರೆ ಸಾಲಿನಲ್ಲಿ ಬರೆಯಿರಿ.',
  'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.':
    'ಫೈಲ್ UTF-8 ಆಗಿ ಸೇವ್ ಆಗಿಲ್ಲ: ’ ಅಥವಾ é ರೀತಿಯ ಅಕ್ಷರಗಳು � ಎಂದು ಕಾಣುತ್ತವೆ.',
  'Save it again with the encoding UTF-8; Notepad asks for it under Save as.':
    'UTF-8 ಎನ್‌ಕೋಡಿಂಗ್‌ನಲ್ಲಿ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ; Notepad ನಲ್ಲಿ Save as ಕೆಳಗಿದೆ.',
  'The file is saved as UTF-16 (“Unicode”).': 'ಫೈಲ್ UTF-16 (“Unicode”) ಆಗಿ ಸೇವ್ ಆಗಿದೆ.',
  'There is a � here: a letter that was lost when the file was saved.':
    'ಇಲ್ಲಿ � ಇದೆ: ಫೈಲ್ ಸೇವ್ ಮಾಡುವಾಗ ಒಂದು ಅಕ್ಷರ ಕಳೆದಿದೆ.',
  'Type the letter again in its place.': 'ಅದರ ಜಾಗದಲ್ಲಿ ಅಕ್ಷರವನ್ನು ಮತ್ತೆ ಟೈಪ್ ಮಾಡಿ.',
};
