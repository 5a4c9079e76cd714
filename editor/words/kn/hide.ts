import type { Table } from '../translatable.ts';

export const hide: Table = {
  'Shown on the site': 'ಸೈಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ',
  'Shown on the site: [what]': 'ಸೈಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ: [what]',
  'is not shown to guests, so the page here does not show it either. What it says is saved.':
    'ಅತಿಥಿಗಳಿಗೆ ಕಾಣುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಇಲ್ಲಿನ ಪುಟದಲ್ಲೂ ಇಲ್ಲ. ಬರೆದದ್ದು ಹಾಗೇ ಇದೆ.',
  'Not shown': 'ಕಾಣಿಸದಿರುವುದು',
  'What is saved here': 'ಇಲ್ಲಿ ಇರುವುದು',
  '[what] is not shown to guests once you save.': 'ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುವುದಿಲ್ಲ: [what].',
  '[what] is shown to guests once you save.': 'ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುತ್ತದೆ: [what].',
};
