import type { Table } from '../translatable.ts';

export const pictures: Table = {
  'Choose another photograph': 'ಬೇರೆ ಫೋಟೋ ಆರಿಸಿ',
  'Choose a photograph': 'ಫೋಟೋ ಆರಿಸಿ',
  'What would you tell a friend on the telephone that this shows?':
    'ಇದರಲ್ಲಿ ಏನಿದೆ ಎಂದು ಗೆಳೆಯರಿಗೆ ಫೋನಿನಲ್ಲಿ ಹೇಗೆ ಹೇಳುತ್ತೀರಿ?',
  'For guests who cannot see it, and for search engines.': 'ಇದನ್ನು ನೋಡಲಾಗದ ಅತಿಥಿಗಳಿಗೆ ಮತ್ತು ಸರ್ಚ್ ಎಂಜಿನ್‌ಗಳಿಗೆ.',
  'The photograph is new: do these words still say what it shows?':
    'ಫೋಟೋ ಹೊಸದು: ಇದರಲ್ಲಿ ಇರುವುದಕ್ಕೆ ಈ ಮಾತು ಇನ್ನೂ ಸರಿಯೇ?',
  'No photograph yet': 'ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ',
  'Tap what matters most in the photograph': 'ಫೋಟೋದಲ್ಲಿ ಯಾವುದು ಮುಖ್ಯವೋ ಅದರ ಮೇಲೆ ಒತ್ತಿ',
  'However the photograph is cropped, this part stays in view. The arrow keys move the mark too.':
    'ಫೋಟೋವನ್ನು ಹೇಗೆ ಕತ್ತರಿಸಿದರೂ ಈ ಭಾಗ ಕಾಣುತ್ತದೆ. ಬಾಣದ ಕೀಗಳಿಂದಲೂ ಗುರುತು ಸರಿಸಬಹುದು.',
  '[x] per cent from the left, [y] per cent from the top': 'ಎಡದಿಂದ [x]%, ಮೇಲಿಂದ [y]%',
  'How it will be cropped': 'ಹೀಗೆ ಕತ್ತರಿಸಲಾಗುತ್ತದೆ',
  'Drop a drawing (SVG or PNG) here, or': 'ಚಿತ್ರವನ್ನು (SVG ಅಥವಾ PNG) ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ',
  'Drop another drawing here, or': 'ಬೇರೆ ಚಿತ್ರ ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ',
  'Choose from this device': 'ಈ ಸಾಧನದಿಂದ ಆರಿಸಿ',
  'Uploading [name] …': 'ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ: [name] …',
  'This drawing could not be uploaded. Try once more, or choose another.':
    'ಈ ಚಿತ್ರವನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಬೇರೆಯದನ್ನು ಆರಿಸಿ.',
  'Uploaded: [name]. Once saved, it is on every page.':
    'ಅಪ್‌ಲೋಡ್ ಆಯಿತು: [name]. ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಎಲ್ಲ ಪುಟಗಳಲ್ಲೂ ಬರುತ್ತದೆ.',
  'Use the flower and the name instead': 'ಇದರ ಬದಲು ಹೂವು ಮತ್ತು ಹೆಸರು ಬಳಸಿ',
  'At the head and the foot of each page.': 'ಪ್ರತಿ ಪುಟದ ಮೇಲೆ ಮತ್ತು ಕೆಳಗೆ.',
  'On a pale background; the site shows it on a dark one only.':
    'ತಿಳಿ ಹಿನ್ನೆಲೆಯಲ್ಲಿ; ಸೈಟ್‌ನಲ್ಲಿ ಇದು ಗಾಢ ಹಿನ್ನೆಲೆಯಲ್ಲಿ ಮಾತ್ರ ಬರುತ್ತದೆ.',
  'In a browser’s tab, on a phone and on the card to print.':
    'ಬ್ರೌಸರ್ ಟ್ಯಾಬ್‌ನಲ್ಲಿ, ಫೋನಿನಲ್ಲಿ ಮತ್ತು ಪ್ರಿಂಟ್ ಕಾರ್ಡಿನಲ್ಲಿ.',
  'Easy to see.': 'ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತದೆ.',
  'Hard to see here.': 'ಇಲ್ಲಿ ಸರಿಯಾಗಿ ಕಾಣುವುದಿಲ್ಲ.',
};
