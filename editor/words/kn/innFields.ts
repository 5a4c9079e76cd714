import type { Table } from '../translatable.ts';

export const innFields: Table = {
  'The inn': 'ನಿಮ್ಮ ಇನ್',
  'The time at the inn, with “Somebody is awake”': 'ಇನ್‌ನಲ್ಲಿನ ಸಮಯ, “ನಮ್ಮವರೊಬ್ಬರು ಎಚ್ಚರವಾಗಿದ್ದಾರೆ” ಎಂಬುದರೊಂದಿಗೆ',
  'Name of the inn': 'ಇನ್‌ನ ಹೆಸರು',
  'One line about the inn': 'ಇನ್ ಬಗ್ಗೆ ಒಂದು ಸಾಲು',
  Logo: 'ಲೋಗೋ',
  'A pale drawing on transparent ground, SVG or PNG. Without it the name stands there beside a flower.':
    'ಪಾರದರ್ಶಕ ಹಿನ್ನೆಲೆಯಲ್ಲಿ ತಿಳಿ ಬಣ್ಣದ ಚಿತ್ರ, SVG ಅಥವಾ PNG. ಇಲ್ಲದಿದ್ದರೆ ಹೂವಿನ ಪಕ್ಕ ಹೆಸರು ಬರುತ್ತದೆ.',
  'What the logo says': 'ಲೋಗೋದಲ್ಲಿ ಏನು ಬರೆದಿದೆ',
  'Read out to people who cannot see it: the inn’s name, written as [name], and a word more if you like.':
    'ಅದನ್ನು ನೋಡಲಾಗದವರಿಗೆ ಓದಿ ಹೇಳಲಾಗುತ್ತದೆ: [name] ಎಂದು ಬರೆದ ಇನ್‌ನ ಹೆಸರು, ಬೇಕಿದ್ದರೆ ಇನ್ನೊಂದು ಪದ.',
  Telephone: 'ಫೋನ್',
  WhatsApp: 'WhatsApp',
  'Leave it empty if the inn does not use WhatsApp.': 'WhatsApp ಬಳಸದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
  'E-mail': 'ಇ-ಮೇಲ್',
  Address: 'ವಿಳಾಸ',
  'Street and house number': 'ರಸ್ತೆ ಮತ್ತು ಮನೆ ಸಂಖ್ಯೆ',
  'Part of the city': 'ಊರಿನ ಯಾವ ಭಾಗ',
  'The part of the city.': 'ಊರಿನ ಯಾವ ಭಾಗ, ಬಡಾವಣೆ.',
  City: 'ಊರು',
  'Pin code': 'ಪಿನ್ ಕೋಡ್',
  State: 'ರಾಜ್ಯ',
  Country: 'ದೇಶ',
  'Time zone': 'ಸಮಯ ವಲಯ',
  'The clock that the site and its e-mails go by.': 'ಸೈಟ್ ಮತ್ತು ಅದರ ಇ-ಮೇಲ್‌ಗಳು ಅನುಸರಿಸುವ ಗಡಿಯಾರ.',
  'Place on the map': 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಜಾಗ',
  'Touch and hold your door in a maps app: it shows these two numbers.':
    'ಮ್ಯಾಪ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಬಾಗಿಲ ಮೇಲೆ ಒತ್ತಿ ಹಿಡಿದರೆ ಈ ಎರಡು ಸಂಖ್ಯೆ ಕಾಣುತ್ತವೆ.',
  Latitude: 'ಅಕ್ಷಾಂಶ',
  Longitude: 'ರೇಖಾಂಶ',
  'Words that find the inn in a maps search': 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಇನ್ ಸಿಗುವ ಪದಗಳು',
  'Social pages': 'ಸೋಷಿಯಲ್ ಪುಟಗಳು',
  Network: 'ನೆಟ್‌ವರ್ಕ್',
  Label: 'ಲಿಂಕ್ ಹೆಸರು',
  'What the link is called; left empty, it has the network’s own name.':
    'ಲಿಂಕ್‌ಗೆ ಏನು ಹೆಸರು; ಖಾಲಿ ಬಿಟ್ಟರೆ ನೆಟ್‌ವರ್ಕ್‌ನ ಹೆಸರೇ ಬರುತ್ತದೆ.',
  'Address of the page': 'ಪುಟದ ವಿಳಾಸ',
  'How check-out works': 'ಚೆಕ್-ಔಟ್ ಹೇಗೆ',
  'Such as "24 hours".': 'ಉದಾಹರಣೆಗೆ "24 hours".',
  'How check-in works': 'ಚೆಕ್-ಇನ್ ಹೇಗೆ',
  'How soon you answer': 'ಎಷ್ಟು ಬೇಗ ಉತ್ತರಿಸುತ್ತೀರಿ',
  'Goes on after “We answer”: "within an hour, day and night". Left empty, nothing is promised.':
    '“We answer” ಆದ ಮೇಲೆ ಬರುತ್ತದೆ: "within an hour, day and night". ಖಾಲಿ ಬಿಟ್ಟರೆ ಏನೂ ಮಾತು ಕೊಟ್ಟಂತಲ್ಲ.',
  'How guests can pay': 'ಅತಿಥಿಗಳು ಹೇಗೆ ಹಣ ಕೊಡಬಹುದು',
  'Tax, behind each price': 'ಪ್ರತಿ ದರದ ನಂತರ ತೆರಿಗೆ',
  'Stands behind every price, such as "plus 5% GST" or "GST included".':
    'ದರ ಇರುವ ಕಡೆಯಲ್ಲೆಲ್ಲ ಬರುತ್ತದೆ: "plus 5% GST" ಅಥವಾ "GST included".',
  'Where a room has no price': 'ರೂಮಿಗೆ ದರ ಇಲ್ಲದ ಕಡೆ',
  'Stands beside such rooms and the forms, and disappears once every room has a price. [replyTime] is how soon you answer.':
    'ಅಂಥ ರೂಮ್‌ಗಳ ಮತ್ತು ಫಾರ್ಮ್‌ಗಳ ಪಕ್ಕ ಬರುತ್ತದೆ; ಎಲ್ಲ ರೂಮಿಗೂ ದರ ಬಂದ ಮೇಲೆ ಹೋಗುತ್ತದೆ. [replyTime] ಎಂದರೆ ನೀವು ಎಷ್ಟು ಬೇಗ ಉತ್ತರಿಸುತ್ತೀರಿ.',
  'Languages spoken at the desk': 'ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಮಾತಾಡುವ ಭಾಷೆಗಳು',
  'Languages of this website': 'ಈ ವೆಬ್‌ಸೈಟ್‌ನ ಭಾಷೆಗಳು',
  'A page is shown in a language once most of it is translated.':
    'ಪುಟದ ಹೆಚ್ಚಿನ ಭಾಗ ಅನುವಾದವಾದ ಮೇಲೆ ಅದು ಆ ಭಾಷೆಯಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  Language: 'ಭಾಷೆ',
  'Counters on the home page': 'ಮುಖಪುಟದ ಸಂಖ್ಯೆಗಳು',
  Figure: 'ಸಂಖ್ಯೆ',
  'A whole number counts up; a text such as "24/7" stands still.':
    'ಪೂರ್ಣ ಸಂಖ್ಯೆ ಏರುತ್ತಾ ಹೋಗುತ್ತದೆ; "24/7" ರೀತಿಯ ಬರಹ ಹಾಗೇ ನಿಲ್ಲುತ್ತದೆ.',
  'What is counted': 'ಯಾವುದರ ಸಂಖ್ಯೆ',
  'Who made the photographs': 'ಫೋಟೋ ತೆಗೆದವರು',
  Colours: 'ಬಣ್ಣಗಳು',
  'The inn’s own colours. Whether they can be read on one another is checked at once.':
    'ನಿಮ್ಮದೇ ಬಣ್ಣಗಳು. ಒಂದರ ಮೇಲೊಂದು ಓದಬಹುದೇ ಎಂದು ತಕ್ಷಣ ನೋಡಲಾಗುತ್ತದೆ.',
  Ground: 'ಹಿನ್ನೆಲೆ',
  'A pale colour: the background of the pages.': 'ತಿಳಿ ಬಣ್ಣ: ಪುಟಗಳ ಹಿನ್ನೆಲೆ.',
  Ink: 'ಶಾಯಿ',
  'A dark colour: headings and dark bands. The text is a little darker still.':
    'ಗಾಢ ಬಣ್ಣ: ಶೀರ್ಷಿಕೆಗಳು ಮತ್ತು ಗಾಢ ಪಟ್ಟಿಗಳು; ಬರಹ ಇನ್ನೂ ಗಾಢವಾಗಿರುತ್ತದೆ.',
  Accent: 'ಎದ್ದು ಕಾಣುವ ಬಣ್ಣ',
  'Links, lines and ornaments.': 'ಲಿಂಕ್‌ಗಳು, ಗೆರೆಗಳು, ಅಲಂಕಾರ.',
  'Getting in touch': 'ಸಂಪರ್ಕಿಸುವುದು',
  'The buttons to book, to ask and to send.': 'ಬುಕ್ ಮಾಡಲು, ಕೇಳಲು, ಕಳಿಸಲು ಇರುವ ಬಟನ್‌ಗಳು.',
  'Old addresses': 'ಹಳೆಯ ವಿಳಾಸಗಳು',
  'Addresses of an earlier website, or of pages that are gone; guests who use them are led to a page of today.':
    'ಹಿಂದಿನ ವೆಬ್‌ಸೈಟ್‌ನ ಅಥವಾ ಈಗಿಲ್ಲದ ಪುಟಗಳ ವಿಳಾಸಗಳು; ಅತಿಥಿಗಳು ಇವತ್ತಿನ ಪುಟಕ್ಕೆ ಬರುತ್ತಾರೆ.',
  'The part after the website’s name, such as /tariff.html.':
    'ವೆಬ್‌ಸೈಟ್ ಹೆಸರಿನ ನಂತರ ಬರುತ್ತಿದ್ದದ್ದು, ಉದಾಹರಣೆಗೆ /tariff.html.',
  'Page of today': 'ಇವತ್ತಿನ ಪುಟ',
  'Where guests are led, such as /rooms.': 'ಅತಿಥಿಗಳು ಎಲ್ಲಿಗೆ ಹೋಗಬೇಕು, ಉದಾಹರಣೆಗೆ /rooms.',
  'Rooms you no longer have': 'ಈಗಿಲ್ಲದ ರೂಮ್‌ಗಳು',
  'Their old addresses; guests are led to the rooms.':
    'ಅವುಗಳ ಹಳೆಯ ವಿಳಾಸಗಳು; ಅತಿಥಿಗಳು ರೂಮ್‌ಗಳ ಪುಟಕ್ಕೆ ಬರುತ್ತಾರೆ.',
  'Note that says what is sample content': 'ಯಾವುದು ಮಾದರಿ ಎಂದು ತಿಳಿಸುವ ಸೂಚನೆ',
  Notice: 'ಸೂಚನೆ',
  'Lines above every page, on their days only. Publish once: they appear and go by themselves.':
    'ಆಯಾ ದಿನಗಳಲ್ಲಿ ಮಾತ್ರ ಎಲ್ಲ ಪುಟಗಳ ಮೇಲೆ ಬರುವ ಸಾಲುಗಳು. ಒಮ್ಮೆ ಪ್ರಕಟಿಸಿ: ತಾವಾಗಿಯೇ ಬಂದು ಹೋಗುತ್ತವೆ.',
  Lines: 'ಸಾಲುಗಳು',
  'One or two.': 'ಒಂದು ಅಥವಾ ಎರಡು.',
  Line: 'ಸಾಲು',
  'Such as "Lift under repair until 5 December".': 'ಉದಾಹರಣೆಗೆ "Lift under repair until 5 December".',
  'First day': 'ಮೊದಲ ದಿನ',
  'Guests see the line from this day on, by the inn’s clock.':
    'ಇನ್‌ನ ಗಡಿಯಾರದಂತೆ ಈ ದಿನದಿಂದ ಅತಿಥಿಗಳಿಗೆ ಸಾಲು ಕಾಣುತ್ತದೆ.',
  'Last day': 'ಕೊನೆಯ ದಿನ',
  'Guests still see it on this day, and no longer on the next.': 'ಈ ದಿನವೂ ಅತಿಥಿಗಳಿಗೆ ಕಾಣುತ್ತದೆ, ಮರುದಿನ ಇಲ್ಲ.',
  'Sentences that are true': 'ನಿಜವಾದ ವಾಕ್ಯಗಳು',
  'The sample says these too; here you have said that they are true of your inn.':
    'ಇವು ಮಾದರಿಯಲ್ಲೂ ಇವೆ; ನಿಮ್ಮ ಇನ್‌ಗೆ ನಿಜ ಎಂದು ನೀವು ಇಲ್ಲಿ ತಿಳಿಸಿದ್ದೀರಿ.',
  'Sentence that is true of your inn': 'ನಿಮ್ಮ ಇನ್‌ಗೆ ನಿಜವಾದ ವಾಕ್ಯ',
};
