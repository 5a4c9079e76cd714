import type { Table } from '../translatable.ts';

export const launchMessages: Table = {
  '[number] cannot be called, it is too short: Indian numbers have 10 digits behind +91, this one has [count].':
    '[number] ಗೆ ಕರೆ ಮಾಡಲು ಆಗದು, ಚಿಕ್ಕದಾಗಿದೆ: ಭಾರತದ ನಂಬರ್‌ಗಳಲ್ಲಿ +91 ಆದ ಮೇಲೆ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ, ಇದರಲ್ಲಿ [count].',
  '[number] cannot be called, it is too long: Indian numbers have 10 digits behind +91, this one has [count].':
    '[number] ಗೆ ಕರೆ ಮಾಡಲು ಆಗದು, ಉದ್ದವಾಗಿದೆ: ಭಾರತದ ನಂಬರ್‌ಗಳಲ್ಲಿ +91 ಆದ ಮೇಲೆ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ, ಇದರಲ್ಲಿ [count].',
  '[number] cannot be called: no line in that city begins with 0.':
    '[number] ಗೆ ಕರೆ ಮಾಡಲು ಆಗದು: ಆ ಊರಿನಲ್ಲಿ ಯಾವ ನಂಬರೂ 0ಯಿಂದ ಶುರುವಾಗುವುದಿಲ್ಲ.',
  '[number] cannot be called: behind +91 a number is written without the 0.':
    '[number] ಗೆ ಕರೆ ಮಾಡಲು ಆಗದು: +91 ಆದ ಮೇಲೆ 0 ಬರೆಯುವುದಿಲ್ಲ.',
  '[number] looks made up.': '[number] ನಿಜವಾದ ನಂಬರ್ ಅನಿಸುವುದಿಲ್ಲ.',
  'Enter the number as your own phone shows it, with +91, and call it from another.':
    'ನಿಮ್ಮ ಫೋನಿನಲ್ಲಿ ಕಾಣುವಂತೆ +91 ಸೇರಿಸಿ ನಂಬರ್ ಬರೆಯಿರಿ, ಬೇರೆ ಫೋನಿನಿಂದ ಕರೆ ಮಾಡಿ ನೋಡಿ.',
  '[number] is a landline. WhatsApp works on one, once it has been confirmed there by a call.':
    '[number] ಲ್ಯಾಂಡ್‌ಲೈನ್. ಒಂದು ಕರೆಯಿಂದ ದೃಢಪಡಿಸಿದರೆ ಅದರಲ್ಲೂ WhatsApp ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'Send it a message from another telephone. If none arrives, enter a mobile number, or leave WhatsApp empty.':
    'ಬೇರೆ ಫೋನಿನಿಂದ ಅದಕ್ಕೆ ಸಂದೇಶ ಕಳಿಸಿ. ಬರದಿದ್ದರೆ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ, ಅಥವಾ WhatsApp ಖಾಲಿ ಬಿಡಿ.',
  '[email] receives no mail: that ending is reserved for examples.':
    '[email] ಗೆ ಮೇಲ್ ಬರುವುದಿಲ್ಲ: ಆ ಕೊನೆ ಉದಾಹರಣೆಗಳಿಗೆ ಮಾತ್ರ.',
  'Enter the address at which you read your mail.': 'ನೀವು ಮೇಲ್ ಓದುವ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'Ask a maps app for each place from your own door, then enter the day on which you did.':
    'ನಿಮ್ಮ ಬಾಗಿಲಿನಿಂದ ಪ್ರತಿ ಸ್ಥಳಕ್ಕೆ ಎಷ್ಟು ಎಂದು ಮ್ಯಾಪ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ನೋಡಿ, ನೋಡಿದ ದಿನವನ್ನು ಬರೆಯಿರಿ.',
  'No day says when the distances to the places nearby were measured.':
    'ಹತ್ತಿರದ ಸ್ಥಳಗಳ ದೂರ ಅಳೆದ ದಿನ ಬರೆದಿಲ್ಲ.',
  'The distances were last measured on [day], more than six months ago.':
    'ದೂರವನ್ನು ಕೊನೆಯದಾಗಿ ಅಳೆದದ್ದು [day], ಆರು ತಿಂಗಳಿಗಿಂತ ಹಿಂದೆ.',
  'No room has a price. It is the first thing that guests look for.':
    'ಯಾವ ರೂಮಿಗೂ ದರ ಇಲ್ಲ. ಅತಿಥಿಗಳು ಮೊದಲು ನೋಡುವುದೇ ಅದನ್ನು.',
  'If you like, give each room its price in rupees a night, such as 1500.':
    'ಬೇಕಿದ್ದರೆ ಪ್ರತಿ ರೂಮಿಗೆ ರಾತ್ರಿಯ ದರ ರೂಪಾಯಿಯಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 1500.',
  '[alt] tells people who cannot see the picture nothing.':
    '[alt] ಎಂದರೆ ಚಿತ್ರ ನೋಡಲಾಗದವರಿಗೆ ಏನೂ ತಿಳಿಯುವುದಿಲ್ಲ.',
  'Say in a sentence what the picture shows, as you would on the telephone.':
    'ಚಿತ್ರದಲ್ಲಿ ಏನಿದೆ ಎಂದು ಫೋನಿನಲ್ಲಿ ಹೇಳುವಂತೆ ಒಂದು ವಾಕ್ಯದಲ್ಲಿ ಬರೆಯಿರಿ.',
  'The link [link] leads nowhere: that name is reserved for examples.':
    'ಲಿಂಕ್ [link] ಎಲ್ಲಿಗೂ ಹೋಗುವುದಿಲ್ಲ: ಆ ಹೆಸರು ಉದಾಹರಣೆಗಳಿಗೆ ಮಾತ್ರ.',
  'Enter the address of your own page, or remove the entry.':
    'ನಿಮ್ಮದೇ ಪುಟದ ವಿಳಾಸ ಬರೆಯಿರಿ, ಅಥವಾ ಎಂಟ್ರಿ ತೆಗೆಯಿರಿ.',
  'A sample text: [what].': 'ಮಾದರಿ ಬರಹ: [what].',
  'Sample figures: [what].': 'ಮಾದರಿ ಸಂಖ್ಯೆಗಳು: [what].',
  'A sample picture: [what].': 'ಮಾದರಿ ಚಿತ್ರ: [what].',
  'A made-up guest: [what].': 'ಮಾದರಿಯ ಅತಿಥಿ: [what].',
  'all of it': 'ಎಲ್ಲ',
  '[what] (“[note]”)': '[what] (“[note]”)',
  'Write your own, or say that it is true of your inn.': 'ನಿಮ್ಮದನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮ ಇನ್‌ಗೂ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  'Every page tells guests at its foot that what they read is a sample.':
    'ಓದುತ್ತಿರುವುದು ಮಾದರಿ ಎಂದು ಪ್ರತಿ ಪುಟದ ಕೆಳಗೂ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುತ್ತದೆ.',
  'Empty that sentence once everything is your own.': 'ಎಲ್ಲವೂ ನಿಮ್ಮದಾದ ಮೇಲೆ ಆ ವಾಕ್ಯ ಖಾಲಿ ಮಾಡಿ.',
  'The credits say that the photographs are computer renders.': 'ಫೋಟೋಗಳು ಕಂಪ್ಯೂಟರ್ ಚಿತ್ರಗಳು ಎಂದು ಬರೆದಿದೆ.',
  'Once the photographs are your own, say there who took them.':
    'ಫೋಟೋಗಳು ನಿಮ್ಮದಾದ ಮೇಲೆ ತೆಗೆದವರು ಯಾರು ಎಂದು ಅಲ್ಲಿ ಬರೆಯಿರಿ.',
  'It is shown in [count] places.': 'ಇದು [count] ಕಡೆ ಕಾಣುತ್ತದೆ.',
  '[photo] came with this website and is no photograph of your inn.':
    '[photo] ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದ ಕಂಪ್ಯೂಟರ್ ಚಿತ್ರ, ನಿಮ್ಮ ಇನ್‌ನ ಫೋಟೋ ಅಲ್ಲ.',
  'Choose a photograph of your own in its place, and say what it shows.':
    'ಅದರ ಜಾಗದಲ್ಲಿ ನಿಮ್ಮದೇ ಫೋಟೋ ಆರಿಸಿ, ಅದರಲ್ಲಿ ಏನಿದೆ ಎಂದು ಬರೆಯಿರಿ.',
  'The site does not know its own address yet.': 'ಸೈಟ್‌ಗೆ ಇನ್ನೂ ತನ್ನದೇ ವಿಳಾಸ ಗೊತ್ತಿಲ್ಲ.',
  'The mailbox’s password may be sent to the mail server unencrypted.':
    'ಮೇಲ್‌ಬಾಕ್ಸ್‌ನ ಪಾಸ್‌ವರ್ಡ್ ಮೇಲ್ ಸರ್ವರ್‌ಗೆ ಎನ್‌ಕ್ರಿಪ್ಶನ್ ಇಲ್ಲದೆ ಹೋಗಬಹುದು.',
  'Choose another encryption for the mailbox in the editor.': 'ಎಡಿಟರ್‌ನಲ್ಲಿ ಮೇಲ್‌ಬಾಕ್ಸ್‌ಗೆ ಬೇರೆ ಎನ್‌ಕ್ರಿಪ್ಶನ್ ಆರಿಸಿ.',
  'Tell whoever set the site up which address is yours.': 'ನಿಮ್ಮ ವಿಳಾಸ ಯಾವುದು ಎಂದು ಸೈಟ್ ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ತಿಳಿಸಿ.',
  'The site’s address is not written as an address of the web.': 'ಸೈಟ್‌ನ ವಿಳಾಸ ವೆಬ್ ವಿಳಾಸದಂತೆ ಬರೆದಿಲ್ಲ.',
  'The site’s address is set to [address], where no guest can come.':
    'ಸೈಟ್‌ನ ವಿಳಾಸ [address] ಎಂದಿದೆ, ಅಲ್ಲಿಗೆ ಯಾವ ಅತಿಥಿಯೂ ಬರಲಾರರು.',
  'The site’s address is set to [address], which is not encrypted: browsers warn of it, and what guests write can be read on its way.':
    'ಸೈಟ್‌ನ ವಿಳಾಸ [address] ಸುರಕ್ಷಿತವಲ್ಲ: ಬ್ರೌಸರ್‌ಗಳು ಎಚ್ಚರಿಸುತ್ತವೆ, ಅತಿಥಿಗಳು ಬರೆದದ್ದನ್ನು ದಾರಿಯಲ್ಲಿ ಯಾರಾದರೂ ಓದಬಹುದು.',
  'Ask your host for https, which costs nothing.': 'ಹೋಸ್ಟಿಂಗ್‌ನವರನ್ನು https ಕೇಳಿ, ಅದಕ್ಕೆ ಹಣ ಬೇಕಿಲ್ಲ.',
  'No e-mail service is set: what guests write in the forms reaches nobody.':
    'ಇ-ಮೇಲ್ ಸೇವೆ ಹೊಂದಿಸಿಲ್ಲ: ಅತಿಥಿಗಳು ಫಾರ್ಮ್‌ನಲ್ಲಿ ಬರೆದದ್ದು ಯಾರನ್ನೂ ತಲುಪುವುದಿಲ್ಲ.',
  'Choose how they come to you: by your own mailbox, or by an account at EmailJS.':
    'ಅವು ನಿಮಗೆ ಹೇಗೆ ಬರಬೇಕು ಆರಿಸಿ: ನಿಮ್ಮದೇ ಮೇಲ್‌ಬಾಕ್ಸ್ ಮೂಲಕ, ಅಥವಾ EmailJS ಅಕೌಂಟ್ ಮೂಲಕ.',
  'The settings of EmailJS are not complete: it will refuse what guests write.':
    'EmailJS ಹೊಂದಿಸುವುದು ಪೂರ್ತಿಯಾಗಿಲ್ಲ: ಅತಿಥಿಗಳು ಬರೆದದ್ದನ್ನು ಅದು ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  'Open your EmailJS account, or ask whoever set the site up.':
    'ನಿಮ್ಮ EmailJS ಅಕೌಂಟ್ ತೆರೆಯಿರಿ, ಅಥವಾ ಸೈಟ್ ಹಾಕಿಕೊಟ್ಟವರನ್ನು ಕೇಳಿ.',
  '[text] is what the sample says.': '[text] ಎಂಬುದು ಮಾದರಿಯ ವಾಕ್ಯ.',
  'Type it under “Going live”, which also checks that it leads here.':
    '“ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವುದು” ಎಂಬಲ್ಲಿ ಬರೆಯಿರಿ; ಅದು ಇಲ್ಲಿಗೆ ಬರುತ್ತದೆಯೇ ಎಂದೂ ನೋಡಲಾಗುತ್ತದೆ.',
  'Set it up under “Going live”, which sends you a test e-mail.':
    '“ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವುದು” ಎಂಬಲ್ಲಿ ಹೊಂದಿಸಿ; ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಬರುತ್ತದೆ.',
  'Write what is true of your inn, or say that this is true as it stands.':
    'ನಿಮ್ಮ ಇನ್‌ನಲ್ಲಿ ಹೇಗಿದೆಯೋ ಹಾಗೆ ಬರೆಯಿರಿ, ಅಥವಾ ಇದು ಹೀಗೇ ನಿಜ ಎಂದು ತಿಳಿಸಿ.',
  '[language]: 1 sentence is a draft that no native speaker has read.':
    '[language]: 1 ವಾಕ್ಯ ಕರಡು, ಆ ಭಾಷೆಯವರು ಯಾರೂ ಓದಿಲ್ಲ.',
  '[language]: [count] sentences are drafts that no native speaker has read.':
    '[language]: [count] ವಾಕ್ಯಗಳು ಕರಡು, ಆ ಭಾಷೆಯವರು ಯಾರೂ ಓದಿಲ್ಲ.',
  'Ask somebody who grew up with [language] to read them, or switch the language off until then.':
    '[language] ಮಾತೃಭಾಷೆಯವರಿಗೆ ಓದಲು ಹೇಳಿ, ಅಥವಾ ಅಲ್ಲಿಯವರೆಗೆ ಆ ಭಾಷೆಯನ್ನು ಆಫ್ ಮಾಡಿ.',
};
