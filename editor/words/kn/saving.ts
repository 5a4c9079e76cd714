import type { Table } from '../translatable.ts';

export const saving: Table = {
  'Not saved yet. What you typed is kept.': 'ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ. ಟೈಪ್ ಮಾಡಿದ್ದು ಹಾಗೇ ಇದೆ.',
  'Saving …': 'ಸೇವ್ ಆಗುತ್ತಿದೆ …',
  'Saved. The page shows it now.': 'ಸೇವ್ ಆಯಿತು. ಪುಟದಲ್ಲಿ ಈಗ ಕಾಣುತ್ತಿದೆ.',
  'Saved. The page is being updated …': 'ಸೇವ್ ಆಯಿತು. ಪುಟ ಬದಲಾಗುತ್ತಿದೆ …',
  'Saved. The page is slow to update: press “Reload the page” beside it.':
    'ಸೇವ್ ಆಯಿತು. ಪುಟ ಬದಲಾಗಲು ಹೊತ್ತು ಹಿಡಿಯುತ್ತಿದೆ: ಪಕ್ಕದ “ಮತ್ತೆ ತೋರಿಸಿ” ಒತ್ತಿ.',
  'Saved. The page shows it once the editor is back.': 'ಸೇವ್ ಆಯಿತು. ಎಡಿಟರ್ ಮರಳಿದಾಗ ಪುಟದಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  'Saved. The page cannot be shown just yet.': 'ಸೇವ್ ಆಯಿತು. ಪುಟವನ್ನು ಇನ್ನೂ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  'Not saved: something needs correcting. What you typed is kept.':
    'ಸೇವ್ ಆಗಲಿಲ್ಲ: ಏನನ್ನೋ ತಿದ್ದಬೇಕು. ಟೈಪ್ ಮಾಡಿದ್ದು ಹಾಗೇ ಇದೆ.',
  'Not saved. What you typed is kept; try once more.': 'ಸೇವ್ ಆಗಲಿಲ್ಲ. ಟೈಪ್ ಮಾಡಿದ್ದು ಹಾಗೇ ಇದೆ; ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The editor does not answer. What you type is kept in this browser, and you can go on as soon as it is back. If that takes long, tell whoever set it up.':
    'ಎಡಿಟರ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ನೀವು ಟೈಪ್ ಮಾಡುವುದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ, ಅದು ಮರಳಿದ ಕೂಡಲೇ ಮುಂದುವರಿಯಬಹುದು. ತುಂಬಾ ಹೊತ್ತಾದರೆ ಎಡಿಟರ್ ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ತಿಳಿಸಿ.',
  Save: 'ಸೇವ್ ಮಾಡಿ',
  'Ctrl and S saves as well': 'Ctrl ಮತ್ತು S ಒತ್ತಿದರೂ ಸೇವ್ ಆಗುತ್ತದೆ',
  'Discard my changes': 'ನನ್ನ ಬದಲಾವಣೆಗಳು ಬೇಡ',
  'Discard what is not saved?': 'ಸೇವ್ ಆಗದ್ದನ್ನು ಬಿಟ್ಟುಬಿಡಬೇಕೇ?',
  'Yes, discard it': 'ಹೌದು, ಬಿಟ್ಟುಬಿಡಿ',
  'No, keep it': 'ಬೇಡ, ಇರಲಿ',
  'What was saved': 'ಸೇವ್ ಆದದ್ದು',
  'Every save, the newest first. You can undo one without losing the others.':
    'ಎಲ್ಲ ಸೇವ್‌ಗಳು, ಹೊಸದು ಮೊದಲು. ಬೇರೆಯವು ಹಾಗೇ ಇದ್ದು ಒಂದನ್ನು ಮಾತ್ರ ರದ್ದು ಮಾಡಬಹುದು.',
  'Undo this': 'ಇದನ್ನು ರದ್ದು ಮಾಡಿ',
  'Restore “[form]” as it was ([when])': '“[form]” ಆಗ ಇದ್ದಂತೆ ಮರಳಿ ತನ್ನಿ ([when])',
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
