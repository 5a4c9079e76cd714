import type { Table } from '../translatable.ts';

export const setupAnswers: Table = {
  'Your e-mail provider cannot check the password just now. Wait a few minutes, then send the test e-mail again.':
    'ನಿಮ್ಮ ಇ-ಮೇಲ್ ಸೇವೆಗೆ ಈಗ ಪಾಸ್‌ವರ್ಡ್ ಪರೀಕ್ಷಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ಕೆಲವು ನಿಮಿಷ ಕಾದು ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಮತ್ತೆ ಕಳಿಸಿ.',
  'Your e-mail provider refuses the address or the password. Check that both are typed exactly. Many providers want a separate password for a website, not the one that you sign in with.':
    'ಇ-ಮೇಲ್ ಸೇವೆ ವಿಳಾಸ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಒಪ್ಪುತ್ತಿಲ್ಲ. ಎರಡೂ ಸರಿಯಾಗಿ ಟೈಪ್ ಆಗಿವೆಯೇ ನೋಡಿ; ಹಲವು ಸೇವೆಗಳಿಗೆ ಸೈನ್ ಇನ್ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ, ವೆಬ್‌ಸೈಟ್‌ಗೆಂದೇ ಬೇರೆ ಪಾಸ್‌ವರ್ಡ್ ಬೇಕು.',
  'Nothing answers at this mail server. Check its name and port; your e-mail provider’s help pages show both.':
    'ಈ ಮೇಲ್ ಸರ್ವರ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಅದರ ಹೆಸರು ಮತ್ತು ಪೋರ್ಟ್ ನೋಡಿ; ಇ-ಮೇಲ್ ಸೇವೆಯ ಸಹಾಯ ಪುಟಗಳಲ್ಲಿ ಎರಡೂ ಇವೆ.',
  'There is no mail server of this name. Look for a typing mistake, and check that this computer is on the internet.':
    'ಈ ಹೆಸರಿನ ಮೇಲ್ ಸರ್ವರ್ ಇಲ್ಲ. ಹೆಸರಿನಲ್ಲಿ ತಪ್ಪಿದೆಯೇ, ಈ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಇಂಟರ್ನೆಟ್ ಇದೆಯೇ ನೋಡಿ.',
  'The mail server does not answer. Check its name and port. Some companies that rent out servers block e-mail until they are asked. If yours does, write to them that the site has to send e-mail by this port.':
    'ಮೇಲ್ ಸರ್ವರ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಅದರ ಹೆಸರು ಮತ್ತು ಪೋರ್ಟ್ ನೋಡಿ. ಸರ್ವರ್ ಬಾಡಿಗೆ ಕೊಡುವ ಕೆಲವು ಕಂಪನಿಗಳು ಕೇಳುವವರೆಗೆ ಇ-ಮೇಲ್ ತಡೆಯುತ್ತವೆ: ಸೈಟ್ ಈ ಪೋರ್ಟ್‌ನಿಂದ ಇ-ಮೇಲ್ ಕಳಿಸಬೇಕು ಎಂದು ಅವರಿಗೆ ಬರೆಯಿರಿ.',
  'A safe connection to the mail server could not be made. Try the other kind of encryption, or ask your e-mail provider for name, port and encryption.':
    'ಮೇಲ್ ಸರ್ವರ್‌ಗೆ ಸುರಕ್ಷಿತ ಸಂಪರ್ಕ ಆಗಲಿಲ್ಲ. ಇನ್ನೊಂದು ಎನ್‌ಕ್ರಿಪ್ಶನ್ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಹೆಸರು, ಪೋರ್ಟ್, ಎನ್‌ಕ್ರಿಪ್ಶನ್ ಏನೆಂದು ಇ-ಮೇಲ್ ಸೇವೆಯನ್ನು ಕೇಳಿ.',
  'The mail server ended the conversation. Check that port and encryption belong together: 465 is encrypted from the start, 587 after the greeting.':
    'ಮೇಲ್ ಸರ್ವರ್ ನಡುವೆ ನಿಲ್ಲಿಸುತ್ತಿದೆ. ಪೋರ್ಟ್ ಮತ್ತು ಎನ್‌ಕ್ರಿಪ್ಶನ್ ಹೊಂದುತ್ತವೆಯೇ ನೋಡಿ: 465 ಶುರುವಿನಿಂದ, 587 ಶುರುವಾದ ಮೇಲೆ.',
  'The test e-mail could not be sent. Send it again.': 'ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಹೋಗಲಿಲ್ಲ. ಮತ್ತೆ ಕಳಿಸಿ.',
  'The test e-mail could not be sent.': 'ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಹೋಗಲಿಲ್ಲ.',
  'If it happens again, ask your e-mail provider what it needs.':
    'ಮತ್ತೆ ಹೀಗಾದರೆ ಏನು ಬೇಕು ಎಂದು ಇ-ಮೇಲ್ ಸೇವೆಯನ್ನು ಕೇಳಿ.',
  'The mail server asks to try again later. Wait a quarter of an hour, then send the test e-mail again.':
    'ಆಮೇಲೆ ಪ್ರಯತ್ನಿಸಲು ಮೇಲ್ ಸರ್ವರ್ ಹೇಳುತ್ತಿದೆ. ಕಾಲು ಗಂಟೆ ಕಾದು ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಮತ್ತೆ ಕಳಿಸಿ.',
  'The mail server does not let this mailbox send from that address. Leave the sender empty, so that e-mails come from the mailbox itself.':
    'ಆ ವಿಳಾಸದಿಂದ ಕಳಿಸಲು ಮೇಲ್ ಸರ್ವರ್ ಬಿಡುತ್ತಿಲ್ಲ. “ಕಳಿಸುವವರು” ಎಂಬುದನ್ನು ಖಾಲಿ ಬಿಡಿ, ಆಗ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನಿಂದಲೇ ಹೋಗುತ್ತದೆ.',
  'The mail server refuses the address to which enquiries go. Look for a typing mistake in it, and check that it receives mail.':
    'ಕೋರಿಕೆಗಳು ಹೋಗುವ ವಿಳಾಸವನ್ನು ಮೇಲ್ ಸರ್ವರ್ ಒಪ್ಪುತ್ತಿಲ್ಲ. ಅದರಲ್ಲಿ ತಪ್ಪಿದೆಯೇ, ಅಲ್ಲಿಗೆ ಮೇಲ್ ಬರುತ್ತದೆಯೇ ನೋಡಿ.',
  'The mail server did not take the test e-mail.': 'ಮೇಲ್ ಸರ್ವರ್ ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ತೆಗೆದುಕೊಳ್ಳಲಿಲ್ಲ.',
  'Type in the mailbox first.': 'ಮೊದಲು ಮೇಲ್‌ಬಾಕ್ಸ್ ಬರೆಯಿರಿ.',
  'This was changed in another window in the meantime. What you typed is still here: look at it, then save once more.':
    'ಅಷ್ಟರಲ್ಲಿ ಇದು ಇನ್ನೊಂದು ವಿಂಡೋದಲ್ಲಿ ಬದಲಾಗಿದೆ. ನೀವು ಟೈಪ್ ಮಾಡಿದ್ದು ಇಲ್ಲೇ ಇದೆ: ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
  'Only whoever set up the computer can change this. The card below tells them how.':
    'ಇದನ್ನು ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರು ಮಾತ್ರ ಬದಲಿಸಬಹುದು. ಹೇಗೆ ಎಂದು ಕೆಳಗಿನ ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'This cannot be saved as it is typed: leave out line breaks and quotation marks. If there are none, ask whoever set up the computer.':
    'ಹೀಗೆ ಟೈಪ್ ಮಾಡಿದ್ದನ್ನು ಸೇವ್ ಮಾಡಲು ಆಗದು: ಹೊಸ ಸಾಲು ಮತ್ತು ಕೋಟ್ ಗುರುತು ತೆಗೆಯಿರಿ. ಅವು ಇಲ್ಲದಿದ್ದರೆ ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರನ್ನು ಕೇಳಿ.',
  'The editor is not allowed to save this on its computer. Whoever set it up can put that right; what you typed is still here.':
    'ಕಂಪ್ಯೂಟರ್ ಇದನ್ನು ಸೇವ್ ಮಾಡಲು ಎಡಿಟರ್‌ಗೆ ಬಿಡುತ್ತಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಸರಿ ಮಾಡಬಹುದು; ಟೈಪ್ ಮಾಡಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
  'Check the address to which enquiries go: it should look like name@your-inn.in. Put a comma between several.':
    'ಕೋರಿಕೆಗಳು ಹೋಗುವ ವಿಳಾಸ ನೋಡಿ: ಇ-ಮೇಲ್ ವಿಳಾಸ name@your-inn.in ಹೀಗಿರುತ್ತದೆ. ಹಲವು ಇದ್ದರೆ ನಡುವೆ ಕಾಮಾ ಹಾಕಿ.',
  'Check the sender: it should look like name@your-inn.in.':
    'ಕಳಿಸುವವರ ವಿಳಾಸ ನೋಡಿ: ಇ-ಮೇಲ್ ವಿಳಾಸ name@your-inn.in ಹೀಗಿರುತ್ತದೆ.',
  'Check the name of the mail server: it should look like smtp.your-provider.in.':
    'ಮೇಲ್ ಸರ್ವರ್ ಹೆಸರು ನೋಡಿ: ಅದು smtp.your-provider.in ಹೀಗಿರುತ್ತದೆ.',
  'The port of a mail server is 465 or 587. Type the one that your e-mail provider’s help pages show.':
    'ಮೇಲ್ ಸರ್ವರ್‌ಗಳು ಪೋರ್ಟ್ 465 ಅಥವಾ 587ರಲ್ಲಿ ಉತ್ತರಿಸುತ್ತವೆ. ಇ-ಮೇಲ್ ಸೇವೆಯ ಸಹಾಯ ಪುಟದಲ್ಲಿರುವುದನ್ನು ಬರೆಯಿರಿ.',
  'This is no mail server on the internet. Type the name that your e-mail provider’s help pages show.':
    'ಇದು ಇಂಟರ್ನೆಟ್‌ನಲ್ಲಿರುವ ಮೇಲ್ ಸರ್ವರ್ ಅಲ್ಲ. ಇ-ಮೇಲ್ ಸೇವೆಯ ಸಹಾಯ ಪುಟದಲ್ಲಿರುವ ಹೆಸರು ಬರೆಯಿರಿ.',
  'Type the e-mail address of the mailbox.': 'ಮೇಲ್‌ಬಾಕ್ಸ್‌ನ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'Type the password of the mailbox.': 'ಮೇಲ್‌ಬಾಕ್ಸ್‌ನ ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಿರಿ.',
  'Type the password once more: the saved one belongs to another mailbox, and is not shown to a new one.':
    'ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತೆ ಬರೆಯಿರಿ: ಸೇವ್ ಆಗಿರುವುದು ಬೇರೆ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನದು, ಹೊಸದಕ್ಕೆ ಅದನ್ನು ಕೊಡುವುದಿಲ್ಲ.',
  'This test e-mail is no longer valid: send a new one and type in its number.':
    'ಈ ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಈಗ ಹಳೆಯದಾಗಿದೆ: ಹೊಸದನ್ನು ಕಳಿಸಿ ಅದರ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'This is not the number in the test e-mail. Look at the newest one, and type its six digits.':
    'ಇದು ಟೆಸ್ಟ್ ಇ-ಮೇಲ್‌ನಲ್ಲಿರುವ ಸಂಖ್ಯೆ ಅಲ್ಲ. ಎಲ್ಲಕ್ಕಿಂತ ಹೊಸದನ್ನು ನೋಡಿ ಅದರ ಆರು ಅಂಕಿ ಬರೆಯಿರಿ.',
  '[number] is the number: a test from the website of [inn]':
    '[number] ಎಂಬುದೇ ಸಂಖ್ಯೆ: [inn] ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಟೆಸ್ಟ್',
  'The number is [number]\n\nType it into the editor, where you asked for this e-mail. Then it is certain that what guests write on the website of [inn] arrives here too.\n\nIf you did not ask for it, somebody else who may change the website did; without the number nothing happens.\n':
    'ಸಂಖ್ಯೆ: [number]\n\nಈ ಇ-ಮೇಲ್ ಕೇಳಿದ ಎಡಿಟರ್‌ನಲ್ಲಿ ಇದನ್ನು ಬರೆಯಿರಿ. ಆಗ [inn] ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಅತಿಥಿಗಳು ಬರೆದದ್ದೂ ಇಲ್ಲಿಗೆ ಬರುತ್ತದೆ ಎಂಬುದು ಖಚಿತವಾಗುತ್ತದೆ.\n\nನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ, ವೆಬ್‌ಸೈಟ್ ಬದಲಿಸಬಹುದಾದ ಬೇರೆಯವರು ಕೇಳಿದ್ದಾರೆ; ಈ ಸಂಖ್ಯೆ ಇಲ್ಲದೆ ಏನೂ ಆಗುವುದಿಲ್ಲ.\n',
  'Fill in all four, as your EmailJS account shows them.':
    'ನಿಮ್ಮ EmailJS ಅಕೌಂಟ್‌ನಲ್ಲಿ ಇರುವಂತೆ ನಾಲ್ಕನ್ನೂ ಬರೆಯಿರಿ.',
  'EmailJS does not answer. Check that this computer is on the internet, then send the test again.':
    'EmailJS ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಈ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಇಂಟರ್ನೆಟ್ ಇದೆಯೇ ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಕಳಿಸಿ.',
  'EmailJS takes test e-mails only from a website. In your EmailJS account, under Account → Security, allow “API requests from non-browser applications”, send the test again, and switch it off afterwards.':
    'EmailJS ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಮಾತ್ರ ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ. EmailJS ಅಕೌಂಟ್‌ನಲ್ಲಿ Account → Security ಕೆಳಗೆ “API requests from non-browser applications” ಗೆ ಅನುಮತಿ ಕೊಡಿ, ಮತ್ತೆ ಕಳಿಸಿ, ಆಮೇಲೆ ಅನುಮತಿ ತೆಗೆಯಿರಿ.',
  'EmailJS does not know one of the two templates. Compare their IDs with those under Email Templates in your account.':
    'ಎರಡರಲ್ಲಿ ಒಂದು template EmailJS ಗೆ ಗೊತ್ತಿಲ್ಲ. ಅವುಗಳ ID ಗಳನ್ನು ಅಕೌಂಟ್‌ನ Email Templates ಕೆಳಗಿನವುಗಳೊಂದಿಗೆ ಹೋಲಿಸಿ.',
  'EmailJS does not know this service. Compare its ID with the one under Email Services in your account.':
    'ಈ service EmailJS ಗೆ ಗೊತ್ತಿಲ್ಲ. ಅದರ ID ಯನ್ನು ಅಕೌಂಟ್‌ನ Email Services ಕೆಳಗಿನದರೊಂದಿಗೆ ಹೋಲಿಸಿ.',
  'EmailJS does not know this public key. Compare it with the one under Account in your account.':
    'ಈ public key EmailJS ಗೆ ಗೊತ್ತಿಲ್ಲ. ಅಕೌಂಟ್‌ನ Account ಕೆಳಗಿನದರೊಂದಿಗೆ ಹೋಲಿಸಿ.',
  'EmailJS asks to wait. Send the test again in a minute.':
    'EmailJS ಕಾಯಲು ಹೇಳುತ್ತಿದೆ. ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಕಳಿಸಿ.',
  'EmailJS did not take the test e-mail. Compare all four with your account, and look there under Email History.':
    'EmailJS ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ತೆಗೆದುಕೊಳ್ಳಲಿಲ್ಲ. ನಾಲ್ಕನ್ನೂ ಅಕೌಂಟ್‌ನೊಂದಿಗೆ ಹೋಲಿಸಿ, ಅಲ್ಲಿ Email History ಕೆಳಗೆ ನೋಡಿ.',
  'This is an e-mail address. Type the name of the website, such as my-inn.in':
    'ಇದು ಇ-ಮೇಲ್ ವಿಳಾಸ. ವೆಬ್‌ಸೈಟ್ ಹೆಸರು ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ my-inn.in',
  'Type the name as guests will: my-inn.in or www.my-inn.in':
    'ಅತಿಥಿಗಳು ಬರೆಯುವಂತೆ ಹೆಸರು ಬರೆಯಿರಿ: my-inn.in ಅಥವಾ www.my-inn.in',
  'This name is reserved for examples and can belong to nobody: type your own.':
    'ಈ ಹೆಸರು ಉದಾಹರಣೆಗಳಿಗೆ ಮಾತ್ರ, ಯಾರದೂ ಆಗಲಾರದು: ನಿಮ್ಮದನ್ನು ಬರೆಯಿರಿ.',
};
