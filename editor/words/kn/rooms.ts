import type { Table } from '../translatable.ts';

export const rooms: Table = {
  'Guests see the rooms in this order. A room that you take off the site is kept here and can come back.':
    'ಅತಿಥಿಗಳಿಗೆ ರೂಮ್‌ಗಳು ಇದೇ ಕ್ರಮದಲ್ಲಿ ಕಾಣುತ್ತವೆ. ಸೈಟ್‌ನಿಂದ ತೆಗೆದ ರೂಮ್ ಇಲ್ಲೇ ಇರುತ್ತದೆ, ಮರಳಿ ತರಬಹುದು.',
  'A copy of': 'ಇದರ ನಕಲು',
  'Name of the new room': 'ಹೊಸ ರೂಮಿನ ಹೆಸರು',
  'It begins with the words, the price and the photographs of the copied room. Its address on the site is made from this name.':
    'ನಕಲು ಮಾಡಿದ ರೂಮಿನ ಬರಹ, ದರ ಮತ್ತು ಫೋಟೋಗಳೊಂದಿಗೆ ಇದು ಶುರುವಾಗುತ್ತದೆ. ಸೈಟ್‌ನಲ್ಲಿ ಇದರ ವಿಳಾಸ ಈ ಹೆಸರಿನಿಂದ ಆಗುತ್ತದೆ.',
  'Add this room': 'ಈ ರೂಮ್ ಸೇರಿಸಿ',
  'Order on the site': 'ಸೈಟ್‌ನಲ್ಲಿ ಕ್ರಮ',
  'Take off the site': 'ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ',
  'Not on the site': 'ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲದವು',
  'Put back on the site': 'ಮತ್ತೆ ಸೈಟ್‌ಗೆ ತನ್ನಿ',
  '[room] is no longer on the site.': '[room] ಇನ್ನು ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
  '[room] is back on the site.': '[room] ಮತ್ತೆ ಸೈಟ್‌ನಲ್ಲಿದೆ.',
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
  'Not every price was saved: see the rooms that are marked.':
    'ಎಲ್ಲ ದರಗಳೂ ಸೇವ್ ಆಗಲಿಲ್ಲ: ಗುರುತಿಸಿದ ರೂಮ್‌ಗಳನ್ನು ನೋಡಿ.',
  'This room was changed elsewhere. Open its form to choose.':
    'ಈ ರೂಮ್ ಬೇರೆ ಕಡೆ ಬದಲಾಗಿದೆ. ಅದರ ಫಾರ್ಮ್ ತೆರೆದು ಆರಿಸಿ.',
  'Something else in this room needs correcting. Open its form.':
    'ಈ ರೂಮಿನಲ್ಲಿ ಬೇರೇನನ್ನೋ ತಿದ್ದಬೇಕು. ಅದರ ಫಾರ್ಮ್ ತೆರೆಯಿರಿ.',
  'This room could not be saved: [reason]': 'ಈ ರೂಮ್ ಸೇವ್ ಆಗಲಿಲ್ಲ: [reason]',
};
