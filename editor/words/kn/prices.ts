import type { Table } from '../translatable.ts';

export const prices: Table = {
  Prices: 'ದರಗಳು',
  'All prices in one table': 'ಎಲ್ಲ ದರಗಳು ಒಂದೇ ಪಟ್ಟಿಯಲ್ಲಿ',
  'Type the prices one below the other: Enter and the arrow keys move from room to room. A room without a price says that it is on request.':
    'ದರಗಳನ್ನು ಒಂದರ ಕೆಳಗೊಂದು ಬರೆಯಿರಿ: Enter ಮತ್ತು ಬಾಣದ ಕೀಗಳು ಮುಂದಿನ ರೂಮಿಗೆ ಕರೆದೊಯ್ಯುತ್ತವೆ. ದರ ಇಲ್ಲದ ರೂಮ್ “ಕೇಳಿ ತಿಳಿಯಿರಿ” ಎನ್ನುತ್ತದೆ.',
  Room: 'ರೂಮ್',
  'Prices of all rooms': 'ಎಲ್ಲ ರೂಮ್‌ಗಳ ದರ',
  'Save the prices': 'ದರಗಳನ್ನು ಸೇವ್ ಮಾಡಿ',
  'Everything is saved.': 'ಎಲ್ಲವೂ ಸೇವ್ ಆಗಿದೆ.',
  'Not saved yet. What you type is kept.': 'ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ. ನೀವು ಟೈಪ್ ಮಾಡುವುದು ಹಾಗೇ ಇರುತ್ತದೆ.',
  'Saved.': 'ಸೇವ್ ಆಯಿತು.',
  'One room could not be saved: correct the price that is marked.':
    'ಒಂದು ರೂಮ್ ಸೇವ್ ಆಗಲಿಲ್ಲ: ಗುರುತಿಸಿದ ದರವನ್ನು ತಿದ್ದಿ.',
  'This room was changed elsewhere. Open its form to choose.':
    'ಈ ರೂಮ್ ಬೇರೆ ಕಡೆ ಬದಲಾಗಿದೆ. ಅದರ ಫಾರ್ಮ್ ತೆರೆದು ಆರಿಸಿ.',
  'Something else in this room needs correcting. Open its form.':
    'ಈ ರೂಮಿನಲ್ಲಿ ಬೇರೇನನ್ನೋ ತಿದ್ದಬೇಕು. ಅದರ ಫಾರ್ಮ್ ತೆರೆಯಿರಿ.',
  'This room could not be saved: [reason]': 'ಈ ರೂಮ್ ಸೇವ್ ಆಗಲಿಲ್ಲ: [reason]',
};
