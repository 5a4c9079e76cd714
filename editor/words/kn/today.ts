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
  'From the sample to your inn': 'ಮಾದರಿಯಿಂದ ನಿಮ್ಮ ಇನ್‌ವರೆಗೆ',
  'What matters most to guests comes first. About [minutes] minutes are left; stop whenever you like, and go on another day.':
    'ಅತಿಥಿಗಳಿಗೆ ಹೆಚ್ಚು ಬೇಕಾದ್ದು ಮೊದಲು ಬರುವಂತೆ ಈ ಕ್ರಮ. ಇನ್ನು ಸುಮಾರು [minutes] ನಿಮಿಷದ ಕೆಲಸ; ಬೇಕಾದಾಗ ನಿಲ್ಲಿಸಿ, ಇನ್ನೊಂದು ದಿನ ಮುಂದುವರಿಸಿ.',
  Done: 'ಮುಗಿಯಿತು',
  Next: 'ಮುಂದಿನದು',
  'Name, numbers and address': 'ಹೆಸರು, ಫೋನ್ ನಂಬರ್, ವಿಳಾಸ',
  '[count] left to write: what guests need to know about the inn, then the first words of the home page.':
    'ಇನ್ನೂ [count] ಬರೆಯಬೇಕು: ಅತಿಥಿಗಳಿಗೆ ತಿಳಿದಿರಬೇಕಾದ್ದು, ಆಮೇಲೆ ಮುಖಪುಟದ ಮೊದಲ ಮಾತುಗಳು.',
  'Write them': 'ಬರೆಯಿರಿ',
  'Your rooms': 'ನಿಮ್ಮ ರೂಮ್‌ಗಳು',
  'The website came with these rooms. Change each to one of yours, and take those that you do not have off the site.':
    'ಈ ರೂಮ್‌ಗಳು ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದವು. ಇವುಗಳ ಜಾಗದಲ್ಲಿ ನಿಮ್ಮದನ್ನು ಬರೆಯಿರಿ, ನಿಮ್ಮಲ್ಲಿ ಇಲ್ಲದವನ್ನು ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  '[room]: [count] left to write': '[room]: ಇನ್ನೂ [count] ಬರೆಯಬೇಕು',
  '[room]: written': '[room]: ಬರೆದಾಯಿತು',
  'Add a room': 'ರೂಮ್ ಸೇರಿಸಿ',
  'Your prices': 'ನಿಮ್ಮ ದರಗಳು',
  'Rooms without a price: [count]. Prices are what guests look for first.':
    'ದರ ಇಲ್ಲದ ರೂಮ್: [count]. ಅತಿಥಿಗಳು ಮೊದಲು ನೋಡುವುದೇ ಅದನ್ನು.',
  'Type the prices': 'ದರ ಬರೆಯಿರಿ',
  'Six photographs of your own': 'ನಿಮ್ಮದೇ ಆರು ಫೋಟೋಗಳು',
  '[count] sample photographs remain where something must be shown: on the first screen and in the rooms.':
    'ಏನಾದರೂ ತೋರಿಸಲೇಬೇಕಾದ ಕಡೆ ಇನ್ನೂ [count] ಮಾದರಿ ಫೋಟೋಗಳಿವೆ: ಮೊದಲ ಪರದೆಯಲ್ಲಿ ಮತ್ತು ರೂಮ್‌ಗಳಲ್ಲಿ.',
  'Put one in': 'ಒಂದನ್ನು ಹಾಕಿ',
  'Done for today': 'ಇವತ್ತಿಗೆ ಸಾಕು',
  'This switches off all that is still a sample. Guests then see a smaller site, and a true one. Nothing is lost: switch each thing on again once it is your own.':
    'ಇನ್ನೂ ಮಾದರಿಯಾಗಿರುವುದೆಲ್ಲ ಕಾಣಿಸುವುದಿಲ್ಲ: ಅತಿಥಿಗಳಿಗೆ ಚಿಕ್ಕದಾದರೂ ನಿಜವಾದ ಸೈಟ್ ಕಾಣುತ್ತದೆ. ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ; ನಿಮ್ಮದು ಬರೆದಂತೆ ಒಂದೊಂದನ್ನೂ ಮತ್ತೆ ತೋರಿಸಿ.',
  'What would be switched off ([count])': 'ಯಾವುದೆಲ್ಲ ಕಾಣಿಸದೆ ಹೋಗುತ್ತದೆ ([count])',
  'Switch off what is still a sample': 'ಇನ್ನೂ ಮಾದರಿಯಾಗಿರುವುದನ್ನು ಅಡಗಿಸಿ',
  'Switched off. You can undo this under “What was saved”.':
    'ಅಡಗಿಸಲಾಗಿದೆ. “ಸೇವ್ ಆದದ್ದು” ಎಂಬಲ್ಲಿ ಇದನ್ನು ರದ್ದು ಮಾಡಬಹುದು.',
  '[count] sentences still come from the sample. Read each one, then write your own or say that it is true.':
    '[count] ವಾಕ್ಯಗಳು ಇನ್ನೂ ಮಾದರಿಯವೇ. ಒಂದೊಂದನ್ನೂ ಓದಿ ನಿಮ್ಮ ಮಾತಿನಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'This still comes from the sample. Write your own, or say that it is true of your inn.':
    'ಇದು ಇನ್ನೂ ಮಾದರಿಯ ವಾಕ್ಯ. ನಿಮ್ಮದನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮ ಇನ್‌ಗೂ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'Sentences of the sample': 'ಮಾದರಿಯ ವಾಕ್ಯಗಳು',
  'These are still word for word as they came with the website. Write what is true of your inn, or say that one is true as it stands.':
    'ಮಾದರಿಯಲ್ಲಿ ಇವೇ ಪದಗಳಿವೆ. ನಿಮ್ಮ ಇನ್‌ನಲ್ಲಿ ಹೇಗಿದೆಯೋ ಹಾಗೆ ಬರೆಯಿರಿ, ಅಥವಾ ಹೀಗೇ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'True of your inn: [what]': 'ನಿಮ್ಮ ಇನ್‌ಗೆ ನಿಜ: [what]',
  'So far [own] of [all]. The house, the bed of each room, and a bathroom are a good beginning.':
    'ಇಲ್ಲಿಯವರೆಗೆ [all]ರಲ್ಲಿ [own]. ಕಟ್ಟಡ, ಪ್ರತಿ ರೂಮಿನ ಬೆಡ್, ಒಂದು ಬಾತ್‌ರೂಮ್: ಇವುಗಳಿಂದ ಶುರು ಮಾಡಿ.',
  '1 sample photograph remains where something must be shown: on the first screen or in a room.':
    'ಏನಾದರೂ ತೋರಿಸಲೇಬೇಕಾದ ಕಡೆ ಇನ್ನೂ 1 ಮಾದರಿ ಫೋಟೋ ಇದೆ: ಮೊದಲ ಪರದೆಯಲ್ಲಿ ಅಥವಾ ಒಂದು ರೂಮಿನಲ್ಲಿ.',
  '1 sentence still comes from the sample. Read it, then write your own or say that it is true.':
    '1 ವಾಕ್ಯ ಇನ್ನೂ ಮಾದರಿಯದೇ. ಓದಿ ನಿಮ್ಮ ಮಾತಿನಲ್ಲಿ ಬರೆಯಿರಿ, ಅಥವಾ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
};
