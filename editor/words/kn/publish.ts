import type { Table } from '../translatable.ts';

export const publish: Table = {
  Publish: 'ಪ್ರಕಟಿಸಿ',
  '1 change that guests do not see yet': 'ಅತಿಥಿಗಳಿಗೆ ಇನ್ನೂ ಕಾಣದ 1 ಬದಲಾವಣೆ',
  '[count] changes that guests do not see yet': 'ಅತಿಥಿಗಳಿಗೆ ಇನ್ನೂ ಕಾಣದ [count] ಬದಲಾವಣೆಗಳು',
  'What will change on the site': 'ಸೈಟ್‌ನಲ್ಲಿ ಏನು ಬದಲಾಗುತ್ತದೆ',
  'Nothing has changed since you last published.': 'ಕಳೆದ ಸಲ ಪ್ರಕಟಿಸಿದ ಮೇಲೆ ಏನೂ ಬದಲಾಗಿಲ್ಲ.',
  'Not saved yet, so not published: [forms]. Open them and save first.':
    'ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ, ಹಾಗಾಗಿ ಪ್ರಕಟವಾಗುವುದಿಲ್ಲ: [forms]. ಮೊದಲು ಅವನ್ನು ತೆರೆದು ಸೇವ್ ಮಾಡಿ.',
  'Publish now': 'ಈಗ ಪ್ರಕಟಿಸಿ',
  'Publish anyway': 'ಆದರೂ ಪ್ರಕಟಿಸಿ',
  'Not ready for guests yet': 'ಅತಿಥಿಗಳಿಗೆ ಇನ್ನೂ ಸಿದ್ಧವಿಲ್ಲ',
  'Your changes are sent to your host, which builds the site. That takes a few minutes.':
    'ನಿಮ್ಮ ಬದಲಾವಣೆಗಳು ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಹೋಗುತ್ತವೆ, ಅಲ್ಲಿ ಸೈಟ್ ತಯಾರಾಗುತ್ತದೆ. ಕೆಲವು ನಿಮಿಷ ಹಿಡಿಯುತ್ತದೆ.',
  'The site is built here and sent to your host.': 'ಸೈಟ್ ಇಲ್ಲಿ ತಯಾರಾಗಿ ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಹೋಗುತ್ತದೆ.',
  'The site is built here, and guests see it at once.': 'ಸೈಟ್ ಇಲ್ಲೇ ತಯಾರಾಗುತ್ತದೆ, ಅತಿಥಿಗಳಿಗೆ ತಕ್ಷಣ ಕಾಣುತ್ತದೆ.',
  Steps: 'ಹಂತಗಳು',
  waiting: 'ಕಾಯುತ್ತಿದೆ',
  'in progress': 'ನಡೆಯುತ್ತಿದೆ',
  done: 'ಮುಗಿಯಿತು',
  failed: 'ಆಗಲಿಲ್ಲ',
  'Published. The site shows your changes.': 'ಪ್ರಕಟವಾಗಿದೆ. ನಿಮ್ಮ ಬದಲಾವಣೆಗಳು ಸೈಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತಿವೆ.',
  'Sent to your host. It needs a few minutes.': 'ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸಲಾಗಿದೆ. ಕೆಲವು ನಿಮಿಷ ಬೇಕಾಗುತ್ತದೆ.',
  'Your host does not show it yet. Look at your account there: it says how far it has come, or what went wrong.':
    'ನಿಮ್ಮ ಹೋಸ್ಟಿಂಗ್ ಇನ್ನೂ ತೋರಿಸುತ್ತಿಲ್ಲ. ಅಲ್ಲಿ ನಿಮ್ಮ ಅಕೌಂಟ್ ನೋಡಿ: ಎಲ್ಲಿಯವರೆಗೆ ಬಂದಿದೆ, ಏನು ತಪ್ಪಾಯಿತು ಎಂದು ಅದರಲ್ಲಿದೆ.',
  'Sent to your host.': 'ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸಲಾಗಿದೆ.',
  'Your site does not show it yet. Look again in a while; if nothing changes, ask whoever set up publishing.':
    'ನಿಮ್ಮ ಸೈಟ್ ಇನ್ನೂ ತೋರಿಸುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ಮತ್ತೆ ನೋಡಿ; ಬದಲಾಗದಿದ್ದರೆ ಪ್ರಕಟಿಸುವ ದಾರಿ ಹೊಂದಿಸಿದವರನ್ನು ಕೇಳಿ.',
  'You will read here when the site shows your changes.': 'ಸೈಟ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಬದಲಾವಣೆ ಕಂಡಾಗ ಇಲ್ಲಿ ತಿಳಿಸುತ್ತೇವೆ.',
  'Look at your site in a while to see it.': 'ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ನಿಮ್ಮ ಸೈಟ್ ನೋಡಿ, ಕಾಣುತ್ತದೆ.',
  'Look at the site': 'ಸೈಟ್ ನೋಡಿ',
  'This was not published. The site is as it was.': 'ಇದು ಪ್ರಕಟವಾಗಲಿಲ್ಲ. ಸೈಟ್ ಮೊದಲಿದ್ದಂತೆಯೇ ಇದೆ.',
  'It is not certain what guests see: look at the site.':
    'ಅತಿಥಿಗಳಿಗೆ ಏನು ಕಾಣುತ್ತಿದೆ ಎಂಬುದು ಖಚಿತವಿಲ್ಲ: ಸೈಟ್ ನೋಡಿ.',
};
