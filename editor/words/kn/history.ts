import type { Table } from '../translatable.ts';

export const history: Table = {
  'What was saved': 'ಸೇವ್ ಆದದ್ದು',
  'Every save, the newest first. You can undo one without losing the others.':
    'ಎಲ್ಲ ಸೇವ್‌ಗಳು, ಹೊಸದು ಮೊದಲು. ಬೇರೆಯವು ಹಾಗೇ ಇದ್ದು ಒಂದನ್ನು ಮಾತ್ರ ರದ್ದು ಮಾಡಬಹುದು.',
  'Undo this': 'ಇದನ್ನು ರದ್ದು ಮಾಡಿ',
  'Restore “[form]” of [when]': '“[form]” ಆಗ ಇದ್ದಂತೆ ಮರಳಿ ತನ್ನಿ: [when]',
  'Undone: [what].': 'ರದ್ದಾಗಿದೆ: [what].',
  '“[form]” is again as it was: [when].': '“[form]” ಮತ್ತೆ ಆಗ ಇದ್ದಂತೆ ಇದೆ: [when].',
  'Show what changed': 'ಏನು ಬದಲಾಯಿತು ತೋರಿಸಿ',
  Before: 'ಮೊದಲು',
  After: 'ಆಮೇಲೆ',
  'History of this form': 'ಈ ಫಾರ್ಮ್‌ನ ಹಳೆಯ ಸೇವ್‌ಗಳು',
  'All forms': 'ಎಲ್ಲ ಫಾರ್ಮ್‌ಗಳು',
  'Nothing has been saved yet.': 'ಇನ್ನೂ ಏನೂ ಸೇವ್ ಆಗಿಲ್ಲ.',
  'That could not be done. Try once more.': 'ಅದು ಆಗಲಿಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Something else would stop working': 'ಇದರಿಂದ ಬೇರೇನೋ ಕೆಟ್ಟುಹೋಗುತ್ತದೆ',
  'Do it anyway': 'ಆದರೂ ಮಾಡಿ',
  'Leave everything as it is': 'ಎಲ್ಲವೂ ಇರುವಂತೆ ಬಿಡಿ',
};
