import type { Table } from '../translatable.ts';

export const labels: Table = {
  Rooms: 'ರೂಮ್‌ಗಳು',
  Room: 'ರೂಮ್',
  Photographs: 'ಫೋಟೋಗಳು',
  'Guests’ words': 'ಅತಿಥಿಗಳ ಮಾತು',
  Facilities: 'ಸೌಲಭ್ಯಗಳು',
  Gallery: 'ಗ್ಯಾಲರಿ',
  Place: 'ಸ್ಥಳ',
  Subject: 'ವಿಷಯ',
  'Not shown': 'ಕಾಣಿಸದಿರುವುದು',
  'Other languages': 'ಬೇರೆ ಭಾಷೆಗಳು',
  'The sentence at the foot of every page that says what is made up.':
    'ಯಾವುದು ನಿಜವಲ್ಲ ಎಂದು ಹೇಳುವ, ಪ್ರತಿ ಪುಟದ ಕೆಳಗಿನ ವಾಕ್ಯ.',
  English: 'ಇಂಗ್ಲಿಷ್',
  Note: 'ಟಿಪ್ಪಣಿ',
};
