import type { Table } from '../translatable.ts';

export const preview: Table = {
  'The page': 'ಪುಟ',
  'The page as guests see it': 'ಅತಿಥಿಗಳಿಗೆ ಪುಟ ಕಾಣುವ ರೀತಿ',
  'Show the page': 'ಪುಟ ತೋರಿಸಿ',
  'Hide the page': 'ಪುಟ ಅಡಗಿಸಿ',
  Phone: 'ಫೋನ್',
  Computer: 'ಕಂಪ್ಯೂಟರ್',
  'Reload the page': 'ಮತ್ತೆ ತೋರಿಸಿ',
  'Open in a new window': 'ಹೊಸ ವಿಂಡೋದಲ್ಲಿ ತೆರೆಯಿರಿ',
  'It shows what is saved.': 'ಸೇವ್ ಆಗಿರುವುದು ಕಾಣುತ್ತಿದೆ.',
  'The page comes back by itself once the editor does.': 'ಎಡಿಟರ್ ಮರಳಿದಾಗ ಪುಟ ತಾನಾಗಿಯೇ ಬರುತ್ತದೆ.',
  'Press Enter to change this.': 'ಬದಲಿಸಲು Enter ಒತ್ತಿ.',
  Edit: 'ಬದಲಿಸಿ',
  'Tap a text or a picture in the page: its field opens.':
    'ಪುಟದಲ್ಲಿ ಬರಹ ಅಥವಾ ಚಿತ್ರ ಒತ್ತಿ: ಅದರ ಫೀಲ್ಡ್ ತೆರೆಯುತ್ತದೆ.',
  Browse: 'ನೋಡಿ',
  'Links in the page are followed, as for guests.': 'ಪುಟದ ಲಿಂಕ್‌ಗಳು ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವಂತೆ ತೆರೆಯುತ್ತವೆ.',
  'This page does not show the field you are in.': 'ನೀವು ಇರುವ ಫೀಲ್ಡ್ ಈ ಪುಟದಲ್ಲಿ ಕಾಣುವುದಿಲ್ಲ.',
  'All fields': 'ಎಲ್ಲ ಫೀಲ್ಡ್‌ಗಳು',
  'The page is being prepared …': 'ಪುಟ ತಯಾರಾಗುತ್ತಿದೆ …',
  'The page cannot be shown just yet; what you change is still saved.':
    'ಪುಟವನ್ನು ಇನ್ನೂ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ; ನೀವು ಬದಲಿಸಿದ್ದು ಸೇವ್ ಆಗುತ್ತದೆ.',
};
