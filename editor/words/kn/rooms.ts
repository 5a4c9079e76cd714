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
};
