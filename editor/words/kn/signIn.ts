import type { Table } from '../translatable.ts';

export const signIn: Table = {
  'Sign in': 'ಸೈನ್ ಇನ್',
  'Type your e-mail address: a link to sign in is sent to you. There is no password.':
    'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ: ಸೈನ್ ಇನ್ ಮಾಡಲು ಒಂದು ಲಿಂಕ್ ಬರುತ್ತದೆ. ಪಾಸ್‌ವರ್ಡ್ ಬೇಕಿಲ್ಲ.',
  'You are signed out. Sign in to go on; nothing you typed is lost.':
    'ನೀವು ಸೈನ್ ಔಟ್ ಆಗಿದ್ದೀರಿ. ಮುಂದುವರಿಯಲು ಸೈನ್ ಇನ್ ಮಾಡಿ; ಟೈಪ್ ಮಾಡಿದ್ದು ಏನೂ ಕಳೆದಿಲ್ಲ.',
  'You are signed out. What you type is kept in this browser.':
    'ನೀವು ಸೈನ್ ಔಟ್ ಆಗಿದ್ದೀರಿ. ಟೈಪ್ ಮಾಡುವುದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ.',
  'Your e-mail address': 'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ',
  'Send me a link': 'ನನಗೆ ಲಿಂಕ್ ಕಳಿಸಿ',
  'If this address may edit the site, a link is on its way. Open it in this browser within 15 minutes. If it does not come, look in the spam folder too.':
    'ಈ ವಿಳಾಸದವರು ಸೈಟ್ ಬದಲಿಸಬಹುದಾದರೆ, ಲಿಂಕ್ ಹೊರಟಿದೆ. 15 ನಿಮಿಷದೊಳಗೆ ಇದೇ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ. ಬರದಿದ್ದರೆ ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ಕೂಡ ನೋಡಿ.',
  'Use another address': 'ಬೇರೆ ವಿಳಾಸ ಬಳಸಿ',
  'Sign in with your fingerprint or face': 'ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖದಿಂದ ಸೈನ್ ಇನ್',
  'That did not work. Try once more, or have a link sent.':
    'ಅದು ಆಗಲಿಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಲಿಂಕ್ ತರಿಸಿ.',
  'Signing you in …': 'ಸೈನ್ ಇನ್ ಆಗುತ್ತಿದೆ …',
  'This link signs you in on this device.': 'ಈ ಲಿಂಕ್ ನಿಮ್ಮನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡುತ್ತದೆ.',
  'Sign in here': 'ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'This link was asked for in another browser, and works only there. Open it in that one, or have a new link sent from here.':
    'ಈ ಲಿಂಕ್ ಬೇರೆ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೇಳಿದ್ದು, ಅಲ್ಲಿ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಅಲ್ಲೇ ತೆರೆಯಿರಿ, ಅಥವಾ ಇಲ್ಲಿಂದ ಹೊಸದನ್ನು ತರಿಸಿ.',
  'This link has been used already or is too old. Have a new one sent.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ ಅಥವಾ ಹಳೆಯದಾಗಿದೆ. ಹೊಸದನ್ನು ತರಿಸಿ.',
  '[who] is editing this too. If both of you change the same words, you choose which to keep; nothing is overwritten.':
    '[who] ಕೂಡ ಇದನ್ನು ಬದಲಿಸುತ್ತಿದ್ದಾರೆ. ಇಬ್ಬರೂ ಒಂದೇ ಬರಹವನ್ನು ಬದಲಿಸಿದರೆ ಯಾವುದು ಇರಬೇಕು ಎಂದು ನೀವೇ ಆರಿಸುತ್ತೀರಿ; ಯಾವುದೂ ಅಳಿಸಿಹೋಗುವುದಿಲ್ಲ.',
  'You have this open on another device too. Nothing is overwritten.':
    'ಇದು ನಿಮ್ಮ ಇನ್ನೊಂದು ಸಾಧನದಲ್ಲೂ ತೆರೆದಿದೆ. ಯಾವುದೂ ಅಳಿಸಿಹೋಗುವುದಿಲ್ಲ.',
  'is editing this': 'ಇದನ್ನು ಬದಲಿಸುತ್ತಿದ್ದಾರೆ',
  'by [who]': '[who] ಮಾಡಿದ್ದು',
  Devices: 'ಸಾಧನಗಳು',
  'Signed in as [address]': 'ಸೈನ್ ಇನ್ ಆಗಿರುವುದು: [address]',
  'Where you are signed in. Sign out a device that you no longer have.':
    'ನೀವು ಎಲ್ಲೆಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ. ಈಗ ನಿಮ್ಮ ಬಳಿ ಇಲ್ಲದ ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಿ.',
  'This device': 'ಈ ಸಾಧನ',
  'Last used [when]': 'ಕೊನೆಯ ಬಳಕೆ: [when]',
  '[browser] on [system]': '[browser], [system]',
  'A browser': 'ಒಂದು ಬ್ರೌಸರ್',
  'Sign out': 'ಸೈನ್ ಔಟ್',
  'Sign out: [what]': 'ಸೈನ್ ಔಟ್: [what]',
  'Sign out everywhere else': 'ಬೇರೆಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್',
  'Signed out: [what].': 'ಸೈನ್ ಔಟ್ ಆಯಿತು: [what].',
  'You are signed out everywhere else.': 'ಬೇರೆಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್ ಆಗಿದೆ.',
  'Remove all fingerprint and face sign-ins too?':
    'ಬೆರಳಚ್ಚು ಮತ್ತು ಮುಖದಿಂದ ಸೈನ್ ಇನ್ ಆಗುವುದನ್ನೂ ಎಲ್ಲ ಕಡೆ ತೆಗೆಯಬೇಕೇ?',
  'Whoever set one up can sign in with it again. If you do not know where one comes from, remove them all; on this device you can set yours up again at once.':
    'ಹೊಂದಿಸಿದವರು ಅದರಿಂದ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು. ಯಾವುದಾದರೂ ಎಲ್ಲಿಂದ ಬಂತು ಎಂದು ತಿಳಿಯದಿದ್ದರೆ ಎಲ್ಲವನ್ನೂ ತೆಗೆಯಿರಿ; ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮದನ್ನು ತಕ್ಷಣ ಮತ್ತೆ ಹೊಂದಿಸಬಹುದು.',
  'Sign out and remove them': 'ಸೈನ್ ಔಟ್ ಮಾಡಿ, ಅವನ್ನೂ ತೆಗೆಯಿರಿ',
  'Only sign out': 'ಸೈನ್ ಔಟ್ ಮಾತ್ರ ಮಾಡಿ',
  'You are signed out everywhere else, and all fingerprint and face sign-ins are removed.':
    'ಬೇರೆಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್ ಆಗಿದೆ, ಬೆರಳಚ್ಚು ಮತ್ತು ಮುಖದಿಂದ ಸೈನ್ ಇನ್ ಆಗುವುದನ್ನೂ ತೆಗೆಯಲಾಗಿದೆ.',
  'Fingerprint or face': 'ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ',
  'Devices that sign you in without a link by e-mail.': 'ಇ-ಮೇಲ್ ಲಿಂಕ್ ಇಲ್ಲದೆ ನಿಮ್ಮನ್ನು ಸೈನ್ ಇನ್ ಮಾಡುವ ಸಾಧನಗಳು.',
  'None yet.': 'ಇನ್ನೂ ಯಾವುದೂ ಇಲ್ಲ.',
  'Set it up on this device': 'ಈ ಸಾಧನದಲ್ಲಿ ಹೊಂದಿಸಿ',
  'It is set up. Next time your fingerprint or face is enough.':
    'ಹೊಂದಿಸಿ ಆಯಿತು. ಮುಂದಿನ ಸಲ ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಸಾಕು.',
  'This device is set up already.': 'ಈ ಸಾಧನದಲ್ಲಿ ಈಗಾಗಲೇ ಹೊಂದಿಸಿದೆ.',
  'Set up [when]': 'ಹೊಂದಿಸಿದ್ದು: [when]',
  'You are signed in': 'ನೀವು ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ',
  'Next time sign in with your fingerprint or face, without waiting for a link.':
    'ಮುಂದಿನ ಸಲ ಲಿಂಕ್‌ಗೆ ಕಾಯದೆ ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖದಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  'Set it up': 'ಹೊಂದಿಸಿ',
  'Not now: go to the editor': 'ಈಗ ಬೇಡ, ಎಡಿಟರ್‌ಗೆ ಹೋಗಿ',
  'To the editor': 'ಎಡಿಟರ್‌ಗೆ ಹೋಗಿ',
  'It could not be set up on this device. The link by e-mail works all the same.':
    'ಈ ಸಾಧನದಲ್ಲಿ ಹೊಂದಿಸಲು ಆಗಲಿಲ್ಲ. ಇ-ಮೇಲ್ ಲಿಂಕ್ ಎಂದಿನಂತೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
};

/** The server's answers and letters. */
export const signInAnswers: Table = {
  'Sign in to [host]': 'ಸೈನ್ ಇನ್ ಮಾಡಿ: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'ನೀವು ಕೇಳಿದ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಇದು 15 ನಿಮಿಷದೊಳಗೆ, ಒಂದೇ ಸಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ:\n\n[link]\n\nನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ: ಇದಿಲ್ಲದೆ ಯಾರೂ ಸೈನ್ ಇನ್ ಆಗಲಾರರು.\n',
  'A new way to sign in to [host]': '[host]: ಸೈನ್ ಇನ್ ಮಾಡಲು ಹೊಸ ದಾರಿ',
  'Somebody who was signed in as [who] has set up a fingerprint or face to sign in to [host].\n\nIf it was you, or one of you, there is nothing to do.\n\nIf it was not: sign in as [who], open “Devices”, press “Sign out everywhere else”, and choose to remove all fingerprint and face sign-ins.\n':
    '[who] ಆಗಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದ ಯಾರೋ [host] ಗೆ ಸೈನ್ ಇನ್ ಮಾಡಲು ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಹೊಂದಿಸಿದ್ದಾರೆ.\n\nಅದು ನೀವೇ ಅಥವಾ ನಿಮ್ಮವರೇ ಆಗಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.\n\nಅಲ್ಲದಿದ್ದರೆ: [who] ಆಗಿ ಸೈನ್ ಇನ್ ಮಾಡಿ, “ಸಾಧನಗಳು” ತೆರೆಯಿರಿ, “ಬೇರೆಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್” ಒತ್ತಿ, ಬೆರಳಚ್ಚು ಮತ್ತು ಮುಖದಿಂದ ಸೈನ್ ಇನ್ ಆಗುವುದನ್ನೂ ತೆಗೆಯಲು ಹೇಳಿ.\n',
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
