import type { Table } from '../translatable.ts';

export const menu: Table = {
  Editor: 'ಎಡಿಟರ್',
  '[inn]: the editor': '[inn]: ಎಡಿಟರ್',
  'Skip the menu': 'ಮೆನು ಬಿಟ್ಟು ಮುಂದೆ ಹೋಗಿ',
  'What to change': 'ಏನು ಬದಲಿಸಬೇಕು',
  'Language of the editor': 'ಎಡಿಟರ್‌ನ ಭಾಷೆ',
  'Everything you can change': 'ನೀವು ಬದಲಿಸಬಹುದಾದ ಎಲ್ಲವೂ',
  Today: 'ಇವತ್ತು',
  Photographs: 'ಫೋಟೋಗಳು',
  'The inn’s facts': 'ಇನ್‌ನ ವಿವರಗಳು',
  Rooms: 'ರೂಮ್‌ಗಳು',
  'Pictures and lists': 'ಚಿತ್ರಗಳು ಮತ್ತು ಪಟ್ಟಿಗಳು',
  Pages: 'ಪುಟಗಳು',
  'not on the site': 'ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ',
  'Add or arrange rooms': 'ರೂಮ್ ಸೇರಿಸಿ, ಕ್ರಮ ಬದಲಿಸಿ',
  'not saved': 'ಸೇವ್ ಆಗಿಲ್ಲ',
  samples: 'ಮಾದರಿಗಳು',
  'Going live': 'ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವುದು',
  'Set up the address': 'ವಿಳಾಸ ಹೊಂದಿಸಿ',
  'Set up the mailbox': 'ಮೇಲ್‌ಬಾಕ್ಸ್ ಹೊಂದಿಸಿ',
  'Set up EmailJS': 'EmailJS ಹೊಂದಿಸಿ',
  'Set up publishing': 'ಪ್ರಕಟಿಸುವ ದಾರಿ ಹೊಂದಿಸಿ',
  'There is nothing here. Choose what to change from the menu.':
    'ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ. ಏನು ಬದಲಿಸಬೇಕು ಎಂದು ಮೆನುವಿನಿಂದ ಆರಿಸಿ.',
  today: 'ಇವತ್ತು',
  yesterday: 'ನಿನ್ನೆ',
  '[day], [time]': '[day], [time]',
  '[day] [month]': '[month] [day]',
  '[day] [month] [year]': '[month] [day], [year]',
  'January,February,March,April,May,June,July,August,September,October,November,December':
    'ಜನವರಿ,ಫೆಬ್ರವರಿ,ಮಾರ್ಚ್,ಏಪ್ರಿಲ್,ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗಸ್ಟ್,ಸೆಪ್ಟೆಂಬರ್,ಅಕ್ಟೋಬರ್,ನವೆಂಬರ್,ಡಿಸೆಂಬರ್',
};
