import type { Table } from '../translatable.ts';

export const signInAnswers: Table = {
  'Sign in to [host]': 'ಸೈನ್ ಇನ್ ಮಾಡಿ: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'ನೀವು ಕೇಳಿದ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಇದು 15 ನಿಮಿಷದೊಳಗೆ, ಒಂದೇ ಸಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ:\n\n[link]\n\nನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ: ಇದಿಲ್ಲದೆ ಯಾರೂ ಸೈನ್ ಇನ್ ಆಗಲಾರರು.\n',
  'This is a preview for the inn’s owners: open it from the editor.':
    'ಇದು ಮಾಲೀಕರಿಗಾಗಿ ಮುನ್ನೋಟ: ಎಡಿಟರ್‌ನಿಂದ ತೆರೆಯಿರಿ.',
  'The preview sends nothing: forms work on the site itself.':
    'ಮುನ್ನೋಟ ಏನನ್ನೂ ಕಳಿಸುವುದಿಲ್ಲ: ಫಾರ್ಮ್‌ಗಳು ಸೈಟ್‌ನಲ್ಲೇ ಕೆಲಸ ಮಾಡುತ್ತವೆ.',
  'There is nothing here.': 'ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'The preview is starting: show it anew in a moment.': 'ಮುನ್ನೋಟ ಶುರುವಾಗುತ್ತಿದೆ: ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ತೋರಿಸಿ.',
  'You are signed out: sign in again.': 'ನೀವು ಸೈನ್ ಔಟ್ ಆಗಿದ್ದೀರಿ: ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  'That was tried too often from here: wait an hour, then try once more.':
    'ಇಲ್ಲಿಂದ ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನ ಆಗಿದೆ: ಒಂದು ಗಂಟೆ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Type your whole e-mail address, such as asha@example.org.':
    'ನಿಮ್ಮ ಪೂರ್ತಿ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ asha@example.org.',
  'This link has been used already or is too old: have a new one sent.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ ಅಥವಾ ಹಳೆಯದಾಗಿದೆ: ಹೊಸದನ್ನು ಕಳಿಸಲು ಹೇಳಿ.',
  'That fingerprint or face is not known here. Try once more, or have a link sent by e-mail.':
    'ಈ ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಇಲ್ಲಿ ಪರಿಚಿತವಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಇ-ಮೇಲ್‌ನಲ್ಲಿ ಲಿಂಕ್ ತರಿಸಿ.',
  'This link was asked for in another browser: have a new one sent from here.':
    'ಈ ಲಿಂಕ್ ಬೇರೆ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೇಳಿದ್ದು: ಇಲ್ಲಿಂದ ಹೊಸದನ್ನು ತರಿಸಿ.',
};
