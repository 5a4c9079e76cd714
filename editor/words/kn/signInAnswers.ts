import type { Table } from '../translatable.ts';

export const signInAnswers: Table = {
  'Sign in to [host]': 'ಸೈನ್ ಇನ್ ಮಾಡಿ: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'ನೀವು ಕೇಳಿದ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಇದು 15 ನಿಮಿಷದೊಳಗೆ, ಒಂದೇ ಸಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ:\n\n[link]\n\nನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ: ಇದಿಲ್ಲದೆ ಯಾರೂ ಸೈನ್ ಇನ್ ಆಗಲಾರರು.\n',
  'A new way to sign in to [host]': '[host]: ಸೈನ್ ಇನ್ ಮಾಡಲು ಹೊಸ ದಾರಿ',
  'Somebody who was signed in as [who] has set up a fingerprint or face to sign in to [host].\n\nIf it was you, or one of you, there is nothing to do.\n\nIf it was not: sign in as [who], open “Devices”, press “Sign out everywhere else”, and choose to remove every fingerprint and face.\n':
    '[who] ಆಗಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದ ಯಾರೋ [host] ಗೆ ಸೈನ್ ಇನ್ ಮಾಡಲು ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಹೊಂದಿಸಿದ್ದಾರೆ.\n\nಅದು ನೀವೇ ಅಥವಾ ನಿಮ್ಮವರೇ ಆಗಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.\n\nಅಲ್ಲದಿದ್ದರೆ: [who] ಆಗಿ ಸೈನ್ ಇನ್ ಮಾಡಿ, “ಸಾಧನಗಳು” ತೆರೆಯಿರಿ, “ಬೇರೆಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್” ಒತ್ತಿ, ಎಲ್ಲ ಬೆರಳಚ್ಚು ಮತ್ತು ಮುಖಗಳನ್ನು ತೆಗೆಯಲು ಹೇಳಿ.\n',
  'This is a preview for the inn’s owners: open it from the editor.':
    'ಇದು ಇನ್‌ನ ಮಾಲೀಕರಿಗಾಗಿ ಇರುವ ಮುನ್ನೋಟ: ಎಡಿಟರ್‌ನಿಂದ ತೆರೆಯಿರಿ.',
  'The preview sends nothing: forms work on the site itself.':
    'ಮುನ್ನೋಟ ಏನನ್ನೂ ಕಳಿಸುವುದಿಲ್ಲ: ಫಾರ್ಮ್‌ಗಳು ಸೈಟ್‌ನಲ್ಲೇ ಕೆಲಸ ಮಾಡುತ್ತವೆ.',
  'There is nothing here.': 'ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
  'The preview is starting: reload it in a moment.': 'ಮುನ್ನೋಟ ಶುರುವಾಗುತ್ತಿದೆ: ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'You are signed out: sign in again.': 'ನೀವು ಸೈನ್ ಔಟ್ ಆಗಿದ್ದೀರಿ: ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  'That was tried too often. Wait an hour, or sign in with your fingerprint or face; whoever set up the editor can also make a link for you.':
    'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನ ಆಗಿದೆ. ಒಂದು ಗಂಟೆ ಕಾಯಿರಿ, ಅಥವಾ ಬೆರಳಚ್ಚು ಇಲ್ಲವೇ ಮುಖದಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ; ಎಡಿಟರ್ ಹಾಕಿಕೊಟ್ಟವರೂ ನಿಮಗೆ ಲಿಂಕ್ ಮಾಡಿಕೊಡಬಹುದು.',
  'Type your whole e-mail address, such as asha@example.org.':
    'ನಿಮ್ಮ ಪೂರ್ತಿ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ asha@example.org.',
  'This link has been used already or is too old: have a new one sent.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ ಅಥವಾ ಹಳೆಯದಾಗಿದೆ: ಹೊಸದನ್ನು ತರಿಸಿ.',
  'That fingerprint or face is not known here. Try once more, or have a link sent by e-mail.':
    'ಈ ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಇಲ್ಲಿ ಪರಿಚಿತವಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಇ-ಮೇಲ್‌ನಲ್ಲಿ ಲಿಂಕ್ ತರಿಸಿ.',
  'This link was asked for in another browser: have a new one sent from here.':
    'ಈ ಲಿಂಕ್ ಬೇರೆ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೇಳಿದ್ದು: ಇಲ್ಲಿಂದ ಹೊಸದನ್ನು ತರಿಸಿ.',
};
