import type { Table } from '../translatable.ts';

export const today: Table = {
  'What would you like to change?': 'ಏನನ್ನು ಬದಲಿಸಬೇಕು?',
  'A room and its price': 'ಒಂದು ರೂಮ್, ಅದರ ದರ',
  'The telephone number': 'ಫೋನ್ ನಂಬರ್',
  'The gallery’s photographs': 'ಗ್ಯಾಲರಿಯ ಫೋಟೋಗಳು',
  'Guests’ words': 'ಅತಿಥಿಗಳ ಮಾತು',
  'Before you go live': 'ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವ ಮೊದಲು',
  'To do before going live': 'ತೆರೆಯುವ ಮೊದಲು ಮಾಡಬೇಕಾದ್ದು',
  'Everything is ready for going live.': 'ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯಲು ಎಲ್ಲವೂ ಸಿದ್ಧ.',
  'Go there': 'ಅಲ್ಲಿಗೆ ಹೋಗಿ',
  'See them': 'ನೋಡಿ',
  '[count] more': 'ಇನ್ನೂ [count]',
  'Saved recently': 'ಇತ್ತೀಚೆಗೆ ಸೇವ್ ಆದದ್ದು',
  'One moment …': 'ಒಂದು ನಿಮಿಷ …',
  'This cannot be shown just now. Reload the editor in a moment.':
    'ಸದ್ಯಕ್ಕೆ ಇದನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ಮೇಲೆ ಎಡಿಟರ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
};
