import type { Table } from '../translatable.ts';

export const setup: Table = {
  'What guests need so that they find you and reach you. Each step is tried out for real before it is called done.':
    'ಅತಿಥಿಗಳು ನಿಮ್ಮನ್ನು ಹುಡುಕಿ ತಲುಪಲು ಬೇಕಾದ್ದು. ಪ್ರತಿ ಹಂತವನ್ನೂ ನಿಜವಾಗಿ ಪ್ರಯತ್ನಿಸಿ ನೋಡಿದ ಮೇಲೆಯೇ ಅದು ಮುಗಿದಂತೆ.',
  'For whoever set this up': 'ಇದನ್ನು ಹಾಕಿಕೊಟ್ಟವರಿಗೆ',
  'This is in technical English. You need not understand it: copy it and send it to them.':
    'ಇದು ತಾಂತ್ರಿಕ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ. ನಿಮಗೆ ಅರ್ಥವಾಗಬೇಕಿಲ್ಲ: ಕಾಪಿ ಮಾಡಿ ಅವರಿಗೆ ಕಳಿಸಿ.',
  'Copy for them': 'ಅವರಿಗಾಗಿ ಕಾಪಿ ಮಾಡಿ',
  'Copied. Paste it into a message to them.': 'ಕಾಪಿ ಆಯಿತು. ಅವರಿಗೆ ಕಳಿಸುವ ಸಂದೇಶದಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
  'It could not be copied: select the text and copy it by hand.':
    'ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ: ಬರಹವನ್ನು ಆರಿಸಿ ನೀವೇ ಕಾಪಿ ಮಾಡಿ.',
  'This cannot be changed in the editor. The card tells whoever set it up where it is.':
    'ಇದನ್ನು ಎಡಿಟರ್‌ನಲ್ಲಿ ಬದಲಿಸಲು ಆಗದು. ಎಲ್ಲಿದೆ ಎಂದು ಹಾಕಿಕೊಟ್ಟವರಿಗಾಗಿ ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'These settings come from the environment of the process (systemd Environment=, a container or a shell), which wins over .env: [names]. Remove them there so that the editor can change them, or change them there.':
    'These settings come from the environment of the process (systemd Environment=, a container or a shell), which wins over .env: [names]. Remove them there so that the editor can change them, or change them there.',
  'In use since [when].': 'ಬಳಕೆಯಲ್ಲಿದೆ, ಶುರುವಾದದ್ದು: [when].',
  'In use.': 'ಬಳಕೆಯಲ್ಲಿದೆ.',
  'Saved. It takes effect when the website restarts, which usually happens by itself within a minute.':
    'ಸೇವ್ ಆಯಿತು. ಸೈಟ್ ಮತ್ತೆ ಶುರುವಾದಾಗ ಜಾರಿಗೆ ಬರುತ್ತದೆ; ಸಾಮಾನ್ಯವಾಗಿ ಒಂದು ನಿಮಿಷದಲ್ಲಿ ತಾನಾಗಿ ಆಗುತ್ತದೆ.',
  'Settings were saved in .env. If the site has not restarted by itself, restart it and the editor: sudo systemctl restart copperpod-inn, or stop npm run serve and start it again.':
    'Settings were saved in .env. If the site has not restarted by itself, restart it and the editor: sudo systemctl restart copperpod-inn, or stop npm run serve and start it again.',
  'Saved. It takes effect as soon as the website is running.': 'ಸೇವ್ ಆಯಿತು. ಸೈಟ್ ಶುರುವಾದಾಗ ಜಾರಿಗೆ ಬರುತ್ತದೆ.',
  'EmailJS instead of a mailbox': 'ಮೇಲ್‌ಬಾಕ್ಸ್ ಬದಲು EmailJS',
  'With a mailbox above you do not need this. EmailJS is a service that sends enquiries to you where the website cannot send e-mail itself.':
    'ಮೇಲೆ ಮೇಲ್‌ಬಾಕ್ಸ್ ಇದ್ದರೆ ಇದು ಬೇಕಿಲ್ಲ. ವೆಬ್‌ಸೈಟ್ ತಾನೇ ಇ-ಮೇಲ್ ಕಳಿಸಲಾಗದ ಕಡೆ, EmailJS ಎಂಬ ಸೇವೆ ಕೋರಿಕೆಗಳನ್ನು ನಿಮಗೆ ಕಳಿಸುತ್ತದೆ.',
  'Service ID': 'Service ID',
  'Template ID for messages': 'ಸಂದೇಶಗಳ Template ID',
  'Template ID for booking enquiries': 'ರೂಮ್ ಕೋರಿಕೆಗಳ Template ID',
  'Public key': 'Public key',
  'In your EmailJS account under Email Services.': 'ನಿಮ್ಮ EmailJS ಅಕೌಂಟ್‌ನಲ್ಲಿ Email Services ಕೆಳಗೆ.',
  'Under Email Templates: the one for the contact page’s messages.':
    'Email Templates ಕೆಳಗೆ: ಸಂಪರ್ಕ ಪುಟದ ಸಂದೇಶಗಳಿಗಾಗಿ ಇರುವುದು.',
  'Under Email Templates: the one for booking enquiries.':
    'Email Templates ಕೆಳಗೆ: ರೂಮ್ ಕೋರಿಕೆಗಳಿಗಾಗಿ ಇರುವುದು.',
  'Under Account.': 'Account ಕೆಳಗೆ.',
  'Enquiries will reach you by EmailJS, once you publish.':
    'ನೀವು ಪ್ರಕಟಿಸಿದ ಮೇಲೆ ಕೋರಿಕೆಗಳು EmailJS ಮೂಲಕ ನಿಮ್ಮನ್ನು ತಲುಪುತ್ತವೆ.',
  'A mailbox is set up above, so enquiries go that way and not by EmailJS.':
    'ಮೇಲೆ ಮೇಲ್‌ಬಾಕ್ಸ್ ಹೊಂದಿಸಿದೆ, ಹಾಗಾಗಿ ಕೋರಿಕೆಗಳು EmailJS ಬದಲು ಅದರಿಂದ ಹೋಗುತ್ತವೆ.',
  Publishing: 'ಪ್ರಕಟಿಸುವುದು',
  'What happens when you press Publish.': 'ನೀವು “ಪ್ರಕಟಿಸಿ” ಒತ್ತಿದಾಗ ಏನಾಗುತ್ತದೆ.',
  'The computer that runs this editor shows the site': 'ಈ ಎಡಿಟರ್ ನಡೆಯುವ ಕಂಪ್ಯೂಟರೇ ಸೈಟ್ ತೋರಿಸುತ್ತದೆ',
  'Send to your host, which builds and shows the site': 'ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸಿ; ಅದು ಸೈಟ್ ತಯಾರಿಸಿ ತೋರಿಸುತ್ತದೆ',
  'Another way, which whoever set this up has made': 'ಬೇರೆಯೇ ದಾರಿ, ಇದನ್ನು ಹಾಕಿಕೊಟ್ಟವರು ಮಾಡಿದ್ದು',
  'Try whether this works': 'ಇದು ಕೆಲಸ ಮಾಡುತ್ತದೆಯೇ ನೋಡಿ',
  'Trying …': 'ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ …',
  'It works: what you publish is on the site at once.':
    'ಕೆಲಸ ಮಾಡುತ್ತದೆ: ನೀವು ಪ್ರಕಟಿಸಿದ್ದು ತಕ್ಷಣ ಸೈಟ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  'It works: your host takes the changes.': 'ಕೆಲಸ ಮಾಡುತ್ತದೆ: ನಿಮ್ಮ ಹೋಸ್ಟಿಂಗ್ ಬದಲಾವಣೆಗಳನ್ನು ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ.',
  'Publish this way': 'ಹೀಗೆ ಪ್ರಕಟಿಸಿ',
  'Saved. It applies from the next time you publish.':
    'ಸೇವ್ ಆಯಿತು. ಮುಂದಿನ ಸಲ ಪ್ರಕಟಿಸುವಾಗಿನಿಂದ ಅನ್ವಯವಾಗುತ್ತದೆ.',
  'The site is sent by a command that only whoever set this up can change.':
    'ಸೈಟ್ ಕಳಿಸುವ ಕಮಾಂಡನ್ನು ಇದನ್ನು ಹಾಕಿಕೊಟ್ಟವರು ಮಾತ್ರ ಬದಲಿಸಬಹುದು.',
  'Publish in another way': 'ಬೇರೆ ದಾರಿಯಲ್ಲಿ ಪ್ರಕಟಿಸಿ',
  'Publish can run a command of your own, with the built site in $SITE_FOLDER. Set it in .env, such as DESK_PUBLISH=\'rsync -a --delete "$SITE_FOLDER/" me@example.org:/var/www/inn/\'. Without DESK_PUBLISH the npm run serve of this folder shows the site; DESK_PUBLISH=git commits and pushes the content folder. See docs/editor.md.':
    'Publish can run a command of your own, with the built site in $SITE_FOLDER. Set it in .env, such as DESK_PUBLISH=\'rsync -a --delete "$SITE_FOLDER/" me@example.org:/var/www/inn/\'. Without DESK_PUBLISH the npm run serve of this folder shows the site; DESK_PUBLISH=git commits and pushes the content folder. See docs/editor.md.',
  'The site’s address': 'ಸೈಟ್‌ನ ವಿಳಾಸ',
  'The name under which guests find you, such as my-inn.in. If you have none yet, buy one from a company that sells website addresses (domain names); it costs a few hundred rupees a year.':
    'ಅತಿಥಿಗಳು ನಿಮ್ಮನ್ನು ಹುಡುಕುವ ಹೆಸರು, ಉದಾಹರಣೆಗೆ my-inn.in. ಇನ್ನೂ ಇಲ್ಲದಿದ್ದರೆ ವೆಬ್‌ಸೈಟ್ ವಿಳಾಸಗಳನ್ನು (ಡೊಮೇನ್ ಹೆಸರುಗಳನ್ನು) ಮಾರುವ ಕಂಪನಿಯಿಂದ ಕೊಳ್ಳಿ; ವರ್ಷಕ್ಕೆ ಕೆಲವು ನೂರು ರೂಪಾಯಿ.',
  'Your address is [address].': 'ನಿಮ್ಮ ವಿಳಾಸ [address].',
  'The site does not know its own address yet.': 'ಸೈಟ್‌ಗೆ ಇನ್ನೂ ತನ್ನದೇ ವಿಳಾಸ ಗೊತ್ತಿಲ್ಲ.',
  'Your address': 'ನಿಮ್ಮ ವಿಳಾಸ',
  'Check this address': 'ಈ ವಿಳಾಸ ಪರೀಕ್ಷಿಸಿ',
  'Looking where it leads …': 'ಅದು ಎಲ್ಲಿಗೆ ಹೋಗುತ್ತದೆ ನೋಡಲಾಗುತ್ತಿದೆ …',
  'Use this address': 'ಈ ವಿಳಾಸ ಬಳಸಿ',
  'Use it all the same': 'ಆದರೂ ಬಳಸಿ',
  'Use [address] instead': 'ಇದರ ಬದಲು [address] ಬಳಸಿ',
  'Saved: [address].': 'ಸೇವ್ ಆಯಿತು: [address].',
  '[address] leads here, safely, and shows your site.':
    '[address] ಸುರಕ್ಷಿತವಾಗಿ ಇಲ್ಲಿಗೆ ಬರುತ್ತದೆ, ನಿಮ್ಮ ಸೈಟ್ ತೋರಿಸುತ್ತದೆ.',
  '[address] leads to a site made with this editor, which does not show your latest words yet. Publish, then check again.':
    '[address] ಈ ಎಡಿಟರ್‌ನಿಂದಲೇ ಆದ ಸೈಟ್‌ಗೆ ಹೋಗುತ್ತದೆ, ಆದರೆ ಅದರಲ್ಲಿ ನಿಮ್ಮ ಹೊಸ ಬದಲಾವಣೆಗಳು ಇನ್ನೂ ಇಲ್ಲ. ಪ್ರಕಟಿಸಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪರೀಕ್ಷಿಸಿ.',
  '[address] does not lead here yet. Ask whoever you bought the name from to point it to your site: the card says exactly how. It can take some hours until it works everywhere.':
    '[address] ಇನ್ನೂ ಇಲ್ಲಿಗೆ ಬರುತ್ತಿಲ್ಲ. ಹೆಸರು ಮಾರಿದವರಿಗೆ ಅದನ್ನು ನಿಮ್ಮ ಸೈಟ್ ಕಡೆ ತಿರುಗಿಸಲು ಹೇಳಿ: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ. ಎಲ್ಲ ಕಡೆ ಕೆಲಸ ಮಾಡಲು ಕೆಲವು ಗಂಟೆ ಹಿಡಿಯಬಹುದು.',
  '[address] leads to a computer that only your own network can reach. Ask whoever you bought the name from to point it to your site, as the card says.':
    '[address] ನಿಮ್ಮದೇ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಮಾತ್ರ ತಲುಪಬಹುದಾದ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಹೋಗುತ್ತದೆ. ಕಾರ್ಡಿನಲ್ಲಿರುವಂತೆ ಅದನ್ನು ನಿಮ್ಮ ಸೈಟ್ ಕಡೆ ತಿರುಗಿಸಲು ಹೆಸರು ಮಾರಿದವರಿಗೆ ಹೇಳಿ.',
  'Nothing answers at [address]. Ask whoever you bought the name from whether it points to your site: the card says exactly how.':
    '[address] ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಅದು ನಿಮ್ಮ ಸೈಟ್ ಕಡೆ ತಿರುಗಿದೆಯೇ ಎಂದು ಹೆಸರು ಮಾರಿದವರನ್ನು ಕೇಳಿ: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  '[address] leads to this computer, but no site answers there yet. Wait a few minutes. If it stays so, ask whoever set up the computer whether the site is running.':
    '[address] ಈ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಬರುತ್ತದೆ, ಆದರೆ ಅಲ್ಲಿ ಇನ್ನೂ ಸೈಟ್ ಇಲ್ಲ. ಕೆಲವು ನಿಮಿಷ ಕಾಯಿರಿ. ಹಾಗೇ ಇದ್ದರೆ ಸೈಟ್ ನಡೆಯುತ್ತಿದೆಯೇ ಎಂದು ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರನ್ನು ಕೇಳಿ.',
  '[address] answers, but not safely: browsers would warn your guests. A new name often needs an hour for this. If it stays so, ask whoever hosts your site for “https”, which costs nothing.':
    '[address] ಉತ್ತರಿಸುತ್ತದೆ, ಆದರೆ ಸುರಕ್ಷಿತವಾಗಿಲ್ಲ: ಬ್ರೌಸರ್‌ಗಳು ಅತಿಥಿಗಳನ್ನು ಎಚ್ಚರಿಸುತ್ತವೆ. ಹೊಸ ಹೆಸರಿಗೆ ಇದು ಆಗಲು ಒಂದು ಗಂಟೆ ಬೇಕಾಗಬಹುದು. ಹಾಗೇ ಇದ್ದರೆ ಹೋಸ್ಟಿಂಗ್‌ನವರನ್ನು “https” ಕೇಳಿ, ಅದಕ್ಕೆ ಹಣ ಬೇಕಿಲ್ಲ.',
  'Another website answers at [address]. If the name is yours, ask whoever you bought it from to point it to your site: the card says exactly how.':
    '[address] ನಲ್ಲಿ ಬೇರೆ ವೆಬ್‌ಸೈಟ್ ಇದೆ. ಹೆಸರು ನಿಮ್ಮದಾದರೆ ಅದನ್ನು ನಿಮ್ಮ ಸೈಟ್ ಕಡೆ ತಿರುಗಿಸಲು ಮಾರಿದವರಿಗೆ ಹೇಳಿ: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  '[address] leads to this computer, but something other than your site answers. If you have not published yet, publish, then check again.':
    '[address] ಈ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಬರುತ್ತದೆ, ಆದರೆ ಉತ್ತರಿಸುವುದು ನಿಮ್ಮ ಸೈಟ್ ಅಲ್ಲ. ಇನ್ನೂ ಪ್ರಕಟಿಸಿಲ್ಲದಿದ್ದರೆ ಪ್ರಕಟಿಸಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪರೀಕ್ಷಿಸಿ.',
  '[address] leads on to [to]. Use that one, so that guests see one name only.':
    '[address] ಮುಂದೆ [to] ಗೆ ಹೋಗುತ್ತದೆ. ಅತಿಥಿಗಳಿಗೆ ಒಂದೇ ಹೆಸರು ಕಾಣಲು ಅದನ್ನೇ ಬಳಸಿ.',
  'The mailbox': 'ಮೇಲ್‌ಬಾಕ್ಸ್',
  'Where enquiries reach you, and which mailbox the website sends them from.':
    'ಕೋರಿಕೆಗಳು ನಿಮ್ಮನ್ನು ಎಲ್ಲಿ ತಲುಪಬೇಕು, ಮತ್ತು ವೆಬ್‌ಸೈಟ್ ಯಾವ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನಿಂದ ಕಳಿಸಬೇಕು.',
  'Enquiries are stored here, and none reaches you yet.':
    'ಕೋರಿಕೆಗಳು ಇಲ್ಲೇ ಉಳಿಯುತ್ತಿವೆ, ಇನ್ನೂ ಒಂದೂ ನಿಮ್ಮನ್ನು ತಲುಪುತ್ತಿಲ್ಲ.',
  'Enquiries will reach you at [to].': 'ಕೋರಿಕೆಗಳು ನಿಮ್ಮನ್ನು ಇಲ್ಲಿ ತಲುಪುತ್ತವೆ: [to].',
  'A test e-mail arrived on [when].': 'ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ತಲುಪಿದ್ದು: [when].',
  'A mailbox is saved, but nobody has typed in the number of a test e-mail. Send one, to be certain that enquiries arrive.':
    'ಮೇಲ್‌ಬಾಕ್ಸ್ ಸೇವ್ ಆಗಿದೆ, ಆದರೆ ಟೆಸ್ಟ್ ಇ-ಮೇಲ್‌ನ ಸಂಖ್ಯೆಯನ್ನು ಯಾರೂ ಬರೆದಿಲ್ಲ. ಕೋರಿಕೆಗಳು ತಲುಪುವುದು ಖಚಿತವಾಗಲು ಒಂದನ್ನು ಕಳಿಸಿ.',
  'Where should enquiries go?': 'ಕೋರಿಕೆಗಳು ಎಲ್ಲಿಗೆ ಹೋಗಬೇಕು?',
  'Your e-mail address. Several with commas between.': 'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ. ಹಲವು ಇದ್ದರೆ ನಡುವೆ ಕಾಮಾ ಹಾಕಿ.',
  'Which mailbox sends them?': 'ಯಾವ ಮೇಲ್‌ಬಾಕ್ಸ್ ಕಳಿಸಬೇಕು?',
  'Gmail or Google Workspace': 'Gmail ಅಥವಾ Google Workspace',
  'Zoho Mail': 'Zoho Mail',
  'Microsoft 365': 'Microsoft 365',
  'Outlook.com, Hotmail or Live': 'Outlook.com, Hotmail ಅಥವಾ Live',
  Titan: 'Titan',
  'Google wants an app password, not the one you sign in with. In your Google account switch on 2-Step Verification under Security, then search for “App passwords”, make one called Website, and type its 16 letters here.':
    'Google ಗೆ ನೀವು ಸೈನ್ ಇನ್ ಮಾಡುವ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ, “app password” ಬೇಕು. ನಿಮ್ಮ Google ಅಕೌಂಟ್‌ನಲ್ಲಿ Security ಕೆಳಗೆ 2-Step Verification ಆನ್ ಮಾಡಿ, ಆಮೇಲೆ “App passwords” ಹುಡುಕಿ, Website ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಒಂದನ್ನು ಮಾಡಿ, ಅದರ 16 ಅಕ್ಷರಗಳನ್ನು ಇಲ್ಲಿ ಬರೆಯಿರಿ.',
  'If you sign in to Zoho with a second step, make a password for the website: in your Zoho account under Security → App passwords. Some free Zoho plans do not let a website send. If your account was opened outside India, choose “Another”.':
    'Zoho ಸೈನ್ ಇನ್‌ಗೆ ಎರಡನೇ ಹಂತ ಆನ್ ಇದ್ದರೆ ವೆಬ್‌ಸೈಟ್‌ಗೆಂದು ಪಾಸ್‌ವರ್ಡ್ ಮಾಡಿ: Zoho ಅಕೌಂಟ್‌ನಲ್ಲಿ Security → App passwords. Zoho ದ ಕೆಲವು ಉಚಿತ ಪ್ಲ್ಯಾನ್‌ಗಳು ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಕಳಿಸಲು ಬಿಡುವುದಿಲ್ಲ. ಅಕೌಂಟ್ ಭಾರತದ ಹೊರಗೆ ತೆರೆದದ್ದಾದರೆ “ಬೇರೆ” ಆರಿಸಿ.',
  'Microsoft 365 takes a password from a website only where its administrator has allowed “Authenticated SMTP” for this mailbox, and Microsoft is switching this off. If the test e-mail is refused, use another mailbox here; enquiries can still go to your Microsoft address above.':
    'Microsoft 365 ಈ ಮೇಲ್‌ಬಾಕ್ಸ್‌ಗೆ “Authenticated SMTP” ಅನುಮತಿ ಇದ್ದರೆ ಮಾತ್ರ ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಪಾಸ್‌ವರ್ಡ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ, ಅದನ್ನೂ Microsoft ನಿಲ್ಲಿಸುತ್ತಿದೆ. ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಆಗದಿದ್ದರೆ ಇಲ್ಲಿ ಬೇರೆ ಮೇಲ್‌ಬಾಕ್ಸ್ ಬಳಸಿ; ಕೋರಿಕೆಗಳು ಮೇಲಿನ Microsoft ವಿಳಾಸಕ್ಕೇ ಬರಬಹುದು.',
  'Microsoft no longer lets a website send from a free Outlook, Hotmail or Live address. Choose another mailbox here, such as a free Gmail one; enquiries can still go to your Outlook address above.':
    'ಉಚಿತ Outlook, Hotmail ಅಥವಾ Live ವಿಳಾಸದಿಂದ ವೆಬ್‌ಸೈಟ್ ಕಳಿಸಲು Microsoft ಈಗ ಬಿಡುವುದಿಲ್ಲ. ಇಲ್ಲಿ ಬೇರೆ ಮೇಲ್‌ಬಾಕ್ಸ್ ಆರಿಸಿ, ಉದಾಹರಣೆಗೆ ಉಚಿತ Gmail; ಕೋರಿಕೆಗಳು ಮೇಲಿನ Outlook ವಿಳಾಸಕ್ಕೇ ಬರಬಹುದು.',
  'In Titan, switch on “Enable Titan on other apps” under Settings → Third-party apps. Then type the password of the mailbox.':
    'Titan ನಲ್ಲಿ Settings → Third-party apps ಕೆಳಗೆ “Enable Titan on other apps” ಆನ್ ಮಾಡಿ. ಆಮೇಲೆ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನ ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಿರಿ.',
  'Your e-mail provider’s help pages show these; look for “outgoing mail server” or “SMTP”.':
    'ನಿಮ್ಮ ಇ-ಮೇಲ್ ಸೇವೆಯ ಸಹಾಯ ಪುಟಗಳಲ್ಲಿ ಇವು ಇವೆ; “outgoing mail server” ಅಥವಾ “SMTP” ಎಂದು ಹುಡುಕಿ.',
  'E-mail address of this mailbox': 'ಈ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನ ಇ-ಮೇಲ್ ವಿಳಾಸ',
  'Its password': 'ಅದರ ಪಾಸ್‌ವರ್ಡ್',
  'A password is saved, and never shown. Leave this empty to keep it.':
    'ಪಾಸ್‌ವರ್ಡ್ ಸೇವ್ ಆಗಿದೆ, ಅದನ್ನು ಎಂದೂ ತೋರಿಸುವುದಿಲ್ಲ. ಅದೇ ಇರಲು ಇದನ್ನು ಖಾಲಿ ಬಿಡಿ.',
  'It is stored on this computer only, and never shown again.':
    'ಇದು ಈ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇರುತ್ತದೆ, ಮತ್ತೆ ಎಂದೂ ತೋರಿಸುವುದಿಲ್ಲ.',
  'Mail server': 'ಮೇಲ್ ಸರ್ವರ್',
  Port: 'ಪೋರ್ಟ್',
  Encryption: 'ಎನ್‌ಕ್ರಿಪ್ಶನ್',
  'From the start (usually port 465)': 'ಶುರುವಿನಿಂದಲೇ (ಸಾಮಾನ್ಯವಾಗಿ ಪೋರ್ಟ್ 465)',
  'After the greeting (usually port 587)': 'ಶುರುವಾದ ಮೇಲೆ (ಸಾಮಾನ್ಯವಾಗಿ ಪೋರ್ಟ್ 587)',
  'Only if the server offers it': 'ಸರ್ವರ್ ಕೊಟ್ಟರೆ ಮಾತ್ರ',
  'Sender, if it differs from the mailbox': 'ಕಳಿಸುವವರು, ಮೇಲ್‌ಬಾಕ್ಸ್‌ಗಿಂತ ಬೇರೆ ಆದರೆ',
  'Tell guests that their message has arrived': 'ಸಂದೇಶ ತಲುಪಿದೆ ಎಂದು ಅತಿಥಿಗಳಿಗೆ ತಿಳಿಸಿ',
  'Each guest gets a short e-mail, in your own words.': 'ಪ್ರತಿ ಅತಿಥಿಗೂ ನಿಮ್ಮದೇ ಮಾತಿನಲ್ಲಿ ಚಿಕ್ಕ ಇ-ಮೇಲ್ ಹೋಗುತ್ತದೆ.',
  'Send a test e-mail': 'ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಕಳಿಸಿ',
  'Send another test e-mail': 'ಇನ್ನೊಂದು ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಕಳಿಸಿ',
  'Sending …': 'ಕಳಿಸಲಾಗುತ್ತಿದೆ …',
  'A test e-mail is on its way to [to]. It has a number of six digits.':
    '[to] ಗೆ ಟೆಸ್ಟ್ ಇ-ಮೇಲ್ ಹೊರಟಿದೆ. ಅದರಲ್ಲಿ ಆರು ಅಂಕಿಯ ಸಂಖ್ಯೆ ಇದೆ.',
  'If it is not there in a minute or two, look in the spam folder too, and mark it there as “not spam”.':
    'ಒಂದೆರಡು ನಿಮಿಷದಲ್ಲಿ ಬರದಿದ್ದರೆ ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ಕೂಡ ನೋಡಿ, ಅಲ್ಲಿದ್ದರೆ “ಸ್ಪ್ಯಾಮ್ ಅಲ್ಲ” ಎಂದು ಗುರುತಿಸಿ.',
  'The number in the test e-mail': 'ಟೆಸ್ಟ್ ಇ-ಮೇಲ್‌ನಲ್ಲಿರುವ ಸಂಖ್ಯೆ',
  'This is the number': 'ಇದೇ ಆ ಸಂಖ್ಯೆ',
  'Save without the number': 'ಸಂಖ್ಯೆ ಇಲ್ಲದೆ ಸೇವ್ ಮಾಡಿ',
};
