import type { Table } from '../translatable.ts';

export const opening: Table = {
  'Opening …': 'ತೆರೆಯುತ್ತಿದೆ …',
  'This cannot be opened.': 'ಇದನ್ನು ತೆರೆಯಲು ಆಗದು.',
  Reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  'This part of the editor could not be loaded. Reload the editor; what you typed is kept.':
    'ಎಡಿಟರ್‌ನ ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಎಡಿಟರ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ; ನೀವು ಟೈಪ್ ಮಾಡಿದ್ದು ಹಾಗೇ ಇರುತ್ತದೆ.',
  'What you typed ([when]) and had not saved is back.':
    'ನೀವು ಟೈಪ್ ಮಾಡಿ ([when]) ಸೇವ್ ಮಾಡದೆ ಬಿಟ್ಟದ್ದು ಮರಳಿ ಬಂದಿದೆ.',
  'This form is being changed in another window too. If both change the same words, you choose which to keep; nothing is overwritten.':
    'ಈ ಫಾರ್ಮ್ ಇನ್ನೊಂದು ವಿಂಡೋದಲ್ಲೂ ಬದಲಾಗುತ್ತಿದೆ. ಎರಡೂ ಕಡೆ ಒಂದೇ ಬರಹ ಬದಲಾದರೆ ಯಾವುದು ಇರಬೇಕು ಎಂದು ನೀವೇ ಆರಿಸುತ್ತೀರಿ; ಯಾವುದೂ ಅಳಿಸಿಹೋಗುವುದಿಲ್ಲ.',
  'This was changed somewhere else too': 'ಇದು ಬೇರೆ ಕಡೆಯೂ ಬದಲಾಗಿದೆ',
  'While you were typing, this was changed in another window or by somebody else. Choose which words to keep; nothing is lost until you save.':
    'ನೀವು ಟೈಪ್ ಮಾಡುತ್ತಿದ್ದಾಗ ಇನ್ನೊಂದು ವಿಂಡೋದಲ್ಲಿ ಅಥವಾ ಬೇರೆಯವರು ಇದನ್ನು ಬದಲಿಸಿದ್ದಾರೆ. ಯಾವುದು ಇರಬೇಕು ಆರಿಸಿ; ನೀವು ಸೇವ್ ಮಾಡುವವರೆಗೆ ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ.',
  'What you typed': 'ನೀವು ಟೈಪ್ ಮಾಡಿದ್ದು',
  'What is saved now': 'ಈಗ ಸೇವ್ ಆಗಿರುವುದು',
  'Keep what I typed': 'ನಾನು ಟೈಪ್ ಮಾಡಿದ್ದೇ ಇರಲಿ',
  'Keep what is saved': 'ಸೇವ್ ಆಗಿರುವುದೇ ಇರಲಿ',
  empty: 'ಖಾಲಿ',
  'This cannot be read just now': 'ಸದ್ಯಕ್ಕೆ ಇದನ್ನು ಓದಲು ಆಗುತ್ತಿಲ್ಲ',
  'Somebody changed this outside the editor, and a mistake keeps it from being read. Nothing is lost: the fields are hidden so that nothing is overwritten.':
    'ಯಾರೋ ಇದನ್ನು ಎಡಿಟರ್ ಹೊರಗೆ ಬದಲಿಸಿದ್ದಾರೆ, ಅದರಲ್ಲಿ ತಪ್ಪಿರುವುದರಿಂದ ಓದಲು ಆಗುತ್ತಿಲ್ಲ. ಏನೂ ಕಳೆದಿಲ್ಲ: ಯಾವುದೂ ಅಳಿಸದಿರಲೆಂದು ಫೀಲ್ಡ್‌ಗಳನ್ನು ಅಡಗಿಸಲಾಗಿದೆ.',
  'Some of this cannot be shown': 'ಇದರಲ್ಲಿ ಕೆಲವನ್ನು ತೋರಿಸಲು ಆಗದು',
  'Somebody changed this outside the editor, and a few things are not where they belong. Their fields look empty here, but what was written is still there.':
    'ಯಾರೋ ಇದನ್ನು ಎಡಿಟರ್ ಹೊರಗೆ ಬದಲಿಸಿದ್ದಾರೆ, ಕೆಲವು ವಿಷಯ ಜಾಗ ತಪ್ಪಿವೆ. ಅವುಗಳ ಫೀಲ್ಡ್ ಇಲ್ಲಿ ಖಾಲಿ ಕಾಣುತ್ತದೆ, ಆದರೆ ಬರೆದದ್ದು ಇನ್ನೂ ಇದೆ.',
  'Go back to how it was ([when])': 'ಮೊದಲಿದ್ದಂತೆ ಮಾಡಿ ([when])',
  'What it says now stays in the history, so you can have it back.':
    'ಈಗ ಇರುವುದು ಹಳೆಯ ಸೇವ್‌ಗಳಲ್ಲಿ ಉಳಿಯುತ್ತದೆ, ಬೇಕಾದರೆ ಮರಳಿ ಪಡೆಯಬಹುದು.',
  'The history has no earlier version to go back to. Ask whoever changed it to put it right.':
    'ಮರಳಿ ಹೋಗಲು ಹಳೆಯ ಸೇವ್ ಯಾವುದೂ ಇಲ್ಲ. ಇದನ್ನು ಬದಲಿಸಿದವರಿಗೇ ಸರಿ ಮಾಡಲು ಹೇಳಿ.',
  'See what it says now': 'ಈಗ ಏನಿದೆ ನೋಡಿ',
  'It is as it was again.': 'ಮತ್ತೆ ಮೊದಲಿದ್ದಂತೆ ಆಗಿದೆ.',
};
