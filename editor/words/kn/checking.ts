import type { Table } from '../translatable.ts';

export const checking: Table = {
  'To correct': 'ತಿದ್ದಬೇಕಾದ್ದು',
  'Worth a look': 'ಒಮ್ಮೆ ನೋಡಬೇಕಾದ್ದು',
  '[count] to correct': '[count] ತಿದ್ದಬೇಕು',
  '1 thing to correct': '1 ವಿಷಯ ತಿದ್ದಬೇಕು',
  '[count] things to correct': '[count] ವಿಷಯಗಳನ್ನು ತಿದ್ದಬೇಕು',
  'In other forms': 'ಬೇರೆ ಫಾರ್ಮ್‌ಗಳಲ್ಲಿ',
  Sample: 'ಮಾದರಿ',
  'This is an example. Write your own words, or say that it is true of your inn.':
    'ಇದು ಬರೀ ಉದಾಹರಣೆ. ನಿಮ್ಮ ಮಾತಿನಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ ಇದು ನಿಮ್ಮ ಇನ್‌ಗೂ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'This is true of my inn': 'ಇದು ನಮ್ಮ ಇನ್‌ಗೆ ನಿಜ',
  'The whole form': 'ಇಡೀ ಫಾರ್ಮ್',
  Samples: 'ಮಾದರಿಗಳು',
  'No samples are left.': 'ಇನ್ನು ಯಾವ ಮಾದರಿಯೂ ಉಳಿದಿಲ್ಲ.',
  'These came with the website and are made up. Write your own, or say that one is true of your inn.':
    'ಇವು ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದವು, ನಿಜವಲ್ಲ. ನಿಮ್ಮದನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ಇದು ನಿಮ್ಮ ಇನ್‌ಗೂ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'Change it': 'ಬದಲಿಸಿ',
  'No longer marked as a sample: [what].': 'ಇನ್ನು ಇದು ಮಾದರಿ ಅಲ್ಲ: [what].',
  'Still samples: [left] of [total]': 'ಇನ್ನೂ ಮಾದರಿ: [total]ರಲ್ಲಿ [left]',
};
