import type { Table } from '../translatable.ts';

export const schemaMessages: Table = {
  'Enter [what].': '[what] ಬರೆಯಿರಿ.',
  'Replace the text in {braces} by [what].': '{ } ನಡುವೆ ಇರುವ ಬರಹದ ಜಾಗದಲ್ಲಿ [what] ಬರೆಯಿರಿ.',
  'There is an invisible character in it. Type these words instead of copying them.':
    'ಇದರಲ್ಲಿ ಕಣ್ಣಿಗೆ ಕಾಣದ ಅಕ್ಷರವಿದೆ. ಕಾಪಿ ಮಾಡದೆ ನೀವೇ ಟೈಪ್ ಮಾಡಿ.',
  'a paragraph of [what]': '[what]: ಒಂದು ಪ್ಯಾರಾ',
  'Write at least one paragraph of [what].': 'ಕನಿಷ್ಠ ಒಂದು ಪ್ಯಾರಾ ಬರೆಯಿರಿ: [what].',
  'a line of [what]': '[what]: ಒಂದು ಸಾಲು',
  'other words for “[what]”': '“[what]” ಬದಲಿಗೆ ಬೇರೆ ಪದಗಳು',
  'List parts of this file by their names: [names]. Such as  hidden: [[one]].':
    'ಭಾಗಗಳನ್ನು ಹೆಸರಿನಿಂದ ಬರೆಯಿರಿ: [names]. ಉದಾಹರಣೆಗೆ  hidden: [[one]].',
  'Choose one of: [names].': 'ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ: [names].',
  'Enter the time in hours and minutes, such as 22:30.':
    'ಸಮಯವನ್ನು ಗಂಟೆ ಮತ್ತು ನಿಮಿಷದಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 22:30.',
  'Enter a whole number from 0 to 100.': '0ಯಿಂದ 100ರೊಳಗೆ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter a number from 0 to 100.': '0ಯಿಂದ 100ರೊಳಗೆ ಒಂದು ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Choose a photograph.': 'ಒಂದು ಫೋಟೋ ಆರಿಸಿ.',
  'Tap what matters most in the photograph.': 'ಫೋಟೋದಲ್ಲಿ ಯಾವುದು ಮುಖ್ಯವೋ ಅದರ ಮೇಲೆ ಒತ್ತಿ.',
  'Enter an earlier address of the room, such as Deluxe_Double_Room.':
    'ರೂಮಿನ ಹಿಂದಿನ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ Deluxe_Double_Room.',
  'Choose an icon, such as shower.': 'ಒಂದು ಐಕಾನ್ ಆರಿಸಿ, ಉದಾಹರಣೆಗೆ shower.',
  'Did you mean [what]?': '[what] ಎಂದು ಬರೆಯಬೇಕಿತ್ತೇ?',
  'Enter the whole address, which begins with https://.': 'https:// ಇಂದ ಶುರುವಾಗುವ ಪೂರ್ತಿ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'Write at least 50 characters, so that search engines show it.':
    'ಸರ್ಚ್ ಎಂಜಿನ್‌ಗಳು ತೋರಿಸುವಂತೆ ಕನಿಷ್ಠ 50 ಅಕ್ಷರ ಬರೆಯಿರಿ.',
  'Keep [slots] in it: the site puts its own words there.':
    'ಅದರಲ್ಲಿ [slots] ಹಾಗೇ ಇರಲಿ: ಆ ಜಾಗದಲ್ಲಿ ಸೈಟ್ ತನ್ನ ಮಾತನ್ನು ಹಾಕುತ್ತದೆ.',
  'Leave out what stands in [brackets]: nothing is put there.':
    '[brackets] ರೀತಿ ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನಲ್ಲಿ ಇರುವುದನ್ನು ತೆಗೆಯಿರಿ: ಅಲ್ಲಿ ಏನೂ ಬರುವುದಿಲ್ಲ.',
  'Keep [slots] in it.': 'ಅದರಲ್ಲಿ [slots] ಹಾಗೇ ಇರಲಿ.',
  'Enter the minutes as a whole number, such as 45.': 'ನಿಮಿಷವನ್ನು ಪೂರ್ಣ ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 45.',
  'Enter the minutes as a number above 0.': 'ನಿಮಿಷ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ.',
  'Enter whole rupees, digits only, such as 300, or leave it empty.':
    'ರೂಪಾಯಿಯನ್ನು ಅಂಕಿಗಳಲ್ಲಿ ಮಾತ್ರ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 300, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter rupees as a number, 0 for what costs nothing, or leave it empty.':
    'ರೂಪಾಯಿಯನ್ನು ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ, ಖರ್ಚಿಲ್ಲದಿದ್ದರೆ 0, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter whole per cent, digits only, such as 50, or leave it empty.':
    'ಶೇಕಡಾವನ್ನು ಅಂಕಿಗಳಲ್ಲಿ ಮಾತ್ರ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 50, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter per cent as a number above 0, or leave it empty.': 'ಶೇಕಡಾ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Tell at least one way from there, or delete the place.':
    'ಅಲ್ಲಿಂದ ಬರುವ ಒಂದು ದಾರಿಯಾದರೂ ಬರೆಯಿರಿ, ಅಥವಾ ಆ ಸ್ಥಳ ತೆಗೆಯಿರಿ.',
  'Write the language’s short name, such as kn for Kannada or hi for Hindi.':
    'ಭಾಷೆಯ ಚಿಕ್ಕ ಹೆಸರು ಬರೆಯಿರಿ, ಕನ್ನಡಕ್ಕೆ kn, ಹಿಂದಿಗೆ hi.',
  'Write the address in this language, a line each.': 'ಈ ಭಾಷೆಯಲ್ಲಿ ವಿಳಾಸ ಬರೆಯಿರಿ, ಒಂದೊಂದು ಸಾಲಿನಲ್ಲಿ.',
  'Tell the way from at least one place, or take all of this off the site.':
    'ಒಂದು ಸ್ಥಳದಿಂದಾದರೂ ಬರುವ ದಾರಿ ಬರೆಯಿರಿ, ಅಥವಾ ಇದೆಲ್ಲವನ್ನೂ ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  'Write the words for the driver in at least one language.':
    'ಡ್ರೈವರ್‌ಗೆ ತೋರಿಸುವ ಮಾತನ್ನು ಒಂದು ಭಾಷೆಯಲ್ಲಾದರೂ ಬರೆಯಿರಿ.',
  'Enter the hours of the night as well, above the ways to the inn.': 'ಮೇಲೆ ರಾತ್ರಿಯ ಹೊತ್ತನ್ನೂ ಬರೆಯಿರಿ.',
  'Enter the colour as six digits after a #, such as #1f3d2f.':
    '# ಆದ ಮೇಲೆ ಆರು ಅಂಕಿಗಳಲ್ಲಿ ಬಣ್ಣ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ #1f3d2f.',
  'Choose a drawing, SVG or PNG.': 'ಒಂದು ಚಿತ್ರ ಆರಿಸಿ, SVG ಅಥವಾ PNG.',
  'Enter the part of the old address after the website’s name, such as /tariff.html: it begins with a / and has no ? or #.':
    'ಹಳೆಯ ವಿಳಾಸದಲ್ಲಿ ವೆಬ್‌ಸೈಟ್ ಹೆಸರಿನ ನಂತರದ ಭಾಗ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ /tariff.html: ಅದು / ಇಂದ ಶುರುವಾಗುತ್ತದೆ, ? ಅಥವಾ # ಇರುವುದಿಲ್ಲ.',
  'Enter the address of a page that you have today, such as /rooms.':
    'ಇವತ್ತು ಇರುವ ಪುಟದ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ /rooms.',
  'Enter a whole number such as 200, or two numbers with a / such as 24/7.':
    '200 ರೀತಿಯ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಅಥವಾ 24/7 ರೀತಿ ನಡುವೆ / ಇರುವ ಎರಡು ಸಂಖ್ಯೆ.',
  'Enter the telephone number, such as +91 80 0000 0168.':
    'ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ +91 80 0000 0168.',
  'Enter the telephone number with +91 and digits, such as +91 80 0000 0168.':
    '+91 ಮತ್ತು ಅಂಕಿಗಳೊಂದಿಗೆ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ +91 80 0000 0168.',
  'Enter the WhatsApp number, such as +91 80 0000 0168.':
    'WhatsApp ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ +91 80 0000 0168.',
  'Enter the WhatsApp number with its country code, such as +91 80 0000 0168.':
    'ದೇಶದ ಕೋಡ್ ಸೇರಿಸಿ WhatsApp ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ +91 80 0000 0168.',
  'Enter a whole e-mail address, such as stay@example.com.':
    'ಪೂರ್ತಿ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ stay@example.com.',
  'Enter the pin code, such as 560068.': 'ಪಿನ್ ಕೋಡ್ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 560068.',
  'A pin code has six digits and does not begin with 0, such as 560068.':
    'ಪಿನ್ ಕೋಡ್‌ನಲ್ಲಿ ಆರು ಅಂಕಿ ಇರುತ್ತವೆ, 0ಯಿಂದ ಶುರುವಾಗುವುದಿಲ್ಲ, ಉದಾಹರಣೆಗೆ 560068.',
  'Enter the time zone by its region and city, such as Asia/Kolkata.':
    'ಸಮಯ ವಲಯವನ್ನು ಪ್ರದೇಶ ಮತ್ತು ಊರಿನಿಂದ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ Asia/Kolkata.',
  'Enter the latitude as a number, such as 12.9.': 'ಅಕ್ಷಾಂಶವನ್ನು ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 12.9.',
  'Enter the longitude as a number, such as 77.6.': 'ರೇಖಾಂಶವನ್ನು ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 77.6.',
  'Choose a network. For any other, choose “Another” and say what the link is called.':
    'ನೆಟ್‌ವರ್ಕ್ ಆರಿಸಿ. ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲದಿದ್ದರೆ “ಬೇರೆ” ಆರಿಸಿ ಲಿಂಕ್‌ಗೆ ಹೆಸರು ಕೊಡಿ.',
  'Enter what the link is called, such as Our blog.': 'ಲಿಂಕ್‌ನ ಹೆಸರು ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ Our blog.',
  'Choose one of the languages.': 'ಭಾಷೆಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ.',
  'English (en) stays among the languages.': 'ಭಾಷೆಗಳಲ್ಲಿ ಇಂಗ್ಲಿಷ್ (en) ಇರಲೇಬೇಕು.',
  'Use small letters, digits and dashes only, such as extra-bed.':
    'ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ, ಅಂಕಿ ಮತ್ತು - ಮಾತ್ರ ಬಳಸಿ, ಉದಾಹರಣೆಗೆ extra-bed.',
  'The page uses this word itself. Choose another, such as extra-bed.':
    'ಈ ಪದವನ್ನು ಪುಟವೇ ಬಳಸುತ್ತದೆ. ಬೇರೆ ಆರಿಸಿ, ಉದಾಹರಣೆಗೆ extra-bed.',
  'Keep at least one question, or delete the group.': 'ಒಂದು ಪ್ರಶ್ನೆಯಾದರೂ ಇರಲಿ, ಅಥವಾ ಗುಂಪನ್ನೇ ತೆಗೆಯಿರಿ.',
  'Keep at least one group, or take all of this off the site.':
    'ಒಂದು ಗುಂಪಾದರೂ ಇರಲಿ, ಅಥವಾ ಇದೆಲ್ಲವನ್ನೂ ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  'Another question has this short name already. Choose another word.':
    'ಈ ಚಿಕ್ಕ ಹೆಸರು ಈಗಾಗಲೇ ಇನ್ನೊಂದು ಪ್ರಶ್ನೆಗಿದೆ. ಬೇರೆ ಪದ ಆರಿಸಿ.',
  'Enter latitude, then longitude, such as 12.9, 77.63.':
    'ಮೊದಲು ಅಕ್ಷಾಂಶ, ಆಮೇಲೆ ರೇಖಾಂಶ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 12.9, 77.63.',
  'Choose left, right, above or below.': 'ಎಡ, ಬಲ, ಮೇಲೆ ಅಥವಾ ಕೆಳಗೆ ಆರಿಸಿ.',
  'Choose road, lane, railway or walk.': 'ರಸ್ತೆ, ಓಣಿ, ರೈಲು ಮಾರ್ಗ ಅಥವಾ ನಡೆಯುವ ದಾರಿ ಆರಿಸಿ.',
  'Enter the points of the road.': 'ರಸ್ತೆಯ ಬಿಂದುಗಳನ್ನು ಬರೆಯಿರಿ.',
  'Enter at least two points: where it begins and where it ends.':
    'ಕನಿಷ್ಠ ಎರಡು ಬಿಂದು ಬರೆಯಿರಿ: ಎಲ್ಲಿ ಶುರು, ಎಲ್ಲಿ ಕೊನೆ.',
  'Keep the name under 30 characters.': 'ಹೆಸರು 30 ಅಕ್ಷರಗಳೊಳಗೆ ಇರಲಿ.',
  'Draw at least one road, or take all of this off the site.':
    'ಒಂದು ರಸ್ತೆಯಾದರೂ ಬಿಡಿಸಿ, ಅಥವಾ ಇದೆಲ್ಲವನ್ನೂ ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  'Name at least one place, or take all of this off the site.':
    'ಒಂದು ಸ್ಥಳವಾದರೂ ಬರೆಯಿರಿ, ಅಥವಾ ಇದೆಲ್ಲವನ್ನೂ ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  'Enter the distance in kilometres, such as 4.5.': 'ದೂರವನ್ನು ಕಿಲೋಮೀಟರ್‌ನಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 4.5.',
  'Enter the minutes by road as a whole number.': 'ರಸ್ತೆಯಲ್ಲಿ ಎಷ್ಟು ನಿಮಿಷ ಎಂದು ಪೂರ್ಣ ಸಂಖ್ಯೆಯಲ್ಲಿ ಬರೆಯಿರಿ.',
  'Enter whole rupees, digits only, such as 120, or leave it empty.':
    'ರೂಪಾಯಿಯನ್ನು ಅಂಕಿಗಳಲ್ಲಿ ಮಾತ್ರ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 120, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter the fare as a number above 0, or leave it empty.': 'ಬಾಡಿಗೆ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Choose yes or no.': 'ಹೌದು ಅಥವಾ ಇಲ್ಲ ಆರಿಸಿ.',
  'Enter whole per cent, digits only: 50 if a ride takes half as long again.':
    'ಶೇಕಡಾವನ್ನು ಅಂಕಿಗಳಲ್ಲಿ ಮಾತ್ರ ಬರೆಯಿರಿ: ಒಂದೂವರೆ ಪಟ್ಟು ಹೊತ್ತಾದರೆ 50.',
  'Enter per cent as a number above 0.': 'ಶೇಕಡಾ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ.',
  'Enter per cent, such as 50 if a ride takes half as long again.':
    'ಶೇಕಡಾ ಬರೆಯಿರಿ, ಒಂದೂವರೆ ಪಟ್ಟು ಹೊತ್ತಾದರೆ 50.',
  'Choose the day on which the distances were last checked.': 'ದೂರವನ್ನು ಕೊನೆಯದಾಗಿ ಅಳೆದ ದಿನ ಆರಿಸಿ.',
  'Name at least one category, or leave the list out.': 'ಒಂದು ಬಗೆಯನ್ನಾದರೂ ಬರೆಯಿರಿ, ಅಥವಾ ಪಟ್ಟಿ ಖಾಲಿ ಬಿಡಿ.',
  'Name each category once.': 'ಪ್ರತಿ ಬಗೆಯನ್ನು ಒಮ್ಮೆ ಮಾತ್ರ ಬರೆಯಿರಿ.',
  'Write two different times: when these hours begin and when they end.':
    'ಎರಡು ಬೇರೆ ಸಮಯ ಬರೆಯಿರಿ: ಯಾವಾಗ ಶುರು, ಯಾವಾಗ ಕೊನೆ.',
  'These hours are partly those of entry [number]: let one end where the other begins.':
    'ಈ ಹೊತ್ತು [number]ನೇ ಎಂಟ್ರಿಯ ಹೊತ್ತಿನ ಮೇಲೆ ಬರುತ್ತದೆ: ಒಂದು ಮುಗಿಯುವಲ್ಲಿ ಇನ್ನೊಂದು ಶುರುವಾಗಲಿ.',
  'Choose the [which] day, such as 2026-12-05.': '[which] ದಿನವನ್ನು ಆರಿಸಿ, ಉದಾಹರಣೆಗೆ 2026-12-05.',
  first: 'ಮೊದಲ',
  last: 'ಕೊನೆಯ',
  'Keep the line to [count] letters; what is longer goes on the page of the notice.':
    'ಸಾಲು [count] ಅಕ್ಷರಗಳೊಳಗೆ ಇರಲಿ; ಉದ್ದದ್ದು ಸೂಚನೆಯ ಪುಟದಲ್ಲಿರಲಿ.',
  'Choose a last day that is not before the first.': 'ಕೊನೆಯ ದಿನ ಮೊದಲ ದಿನಕ್ಕಿಂತ ಮುಂಚೆ ಇರಬಾರದು.',
  'Keep two lines at most: they stand above every page.':
    'ಹೆಚ್ಚೆಂದರೆ ಎರಡು ಸಾಲು ಇರಲಿ: ಎಲ್ಲ ಪುಟಗಳ ಮೇಲೂ ಬರುತ್ತವೆ.',
  'Choose two photographs.': 'ಎರಡು ಫೋಟೋ ಆರಿಸಿ.',
  'Fill in the paragraphs, or the texts for both ways of sending.':
    'ಪ್ಯಾರಾಗಳನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ಕಳಿಸುವ ಎರಡೂ ರೀತಿಗೆ ಬರಹ ಬರೆಯಿರಿ.',
  'Choose at least one photograph.': 'ಒಂದು ಫೋಟೋವನ್ನಾದರೂ ಆರಿಸಿ.',
  'Choose eight photographs at most: nobody waits for a ninth.':
    'ಹೆಚ್ಚೆಂದರೆ ಎಂಟು ಫೋಟೋ ಆರಿಸಿ: ಒಂಬತ್ತನೆಯದಕ್ಕೆ ಯಾರೂ ಕಾಯುವುದಿಲ್ಲ.',
  'Mark only one photograph for the night: only one can come first.':
    'ರಾತ್ರಿಗೆ ಒಂದೇ ಫೋಟೋ ಗುರುತಿಸಿ: ಮೊದಲು ಬರುವುದು ಒಂದೇ.',
  'Enter at least two reasons.': 'ಕನಿಷ್ಠ ಎರಡು ಕಾರಣ ಬರೆಯಿರಿ.',
  'Enter six reasons at most: who reads on has made up their mind.':
    'ಹೆಚ್ಚೆಂದರೆ ಆರು ಕಾರಣ ಬರೆಯಿರಿ: ಅದಕ್ಕಿಂತ ಓದುವವರು ಆಗಲೇ ನಿರ್ಧರಿಸಿರುತ್ತಾರೆ.',
  'Enter at least two services.': 'ಕನಿಷ್ಠ ಎರಡು ಸೇವೆ ಬರೆಯಿರಿ.',
  'Enter eight services at most; the facilities page takes any number.':
    'ಹೆಚ್ಚೆಂದರೆ ಎಂಟು ಸೇವೆ ಬರೆಯಿರಿ; ಸೌಲಭ್ಯಗಳ ಪುಟದಲ್ಲಿ ಎಷ್ಟಾದರೂ ಇರಬಹುದು.',
  'Keep at least one section.': 'ಒಂದು ಭಾಗವಾದರೂ ಇರಲಿ.',
  'Keep at least one group.': 'ಒಂದು ಗುಂಪಾದರೂ ಇರಲಿ.',
  'Enter [what] in metres as a number, such as 1.2, without a unit.':
    '[what] ಮೀಟರ್‌ನಲ್ಲಿ, ಸಂಖ್ಯೆ ಮಾತ್ರ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 1.2.',
  'Enter [what] in metres as a number from 0.': '[what] ಮೀಟರ್‌ನಲ್ಲಿ, 0 ಅಥವಾ ಹೆಚ್ಚಿನ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter [what] in metres, not in feet or centimetres: at most [most].':
    '[what] ಅಡಿ ಅಥವಾ ಸೆಂಟಿಮೀಟರ್ ಅಲ್ಲ, ಮೀಟರ್‌ನಲ್ಲಿ ಬರೆಯಿರಿ: ಹೆಚ್ಚೆಂದರೆ [most].',
  'Enter [what] in metres as a number above 0.': '[what] ಮೀಟರ್‌ನಲ್ಲಿ, 0ಗಿಂತ ಹೆಚ್ಚಿನ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter a width above 0, or leave it empty.': 'ಅಗಲ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter a depth above 0, or leave it empty.': 'ಆಳ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Draw at least the door and a bed.': 'ಬಾಗಿಲು ಮತ್ತು ಒಂದು ಬೆಡ್ ಆದರೂ ಬಿಡಿಸಿ.',
  'Enter the number of beds.': 'ಬೆಡ್‌ಗಳ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter how many guests sleep here.': 'ಎಷ್ಟು ಅತಿಥಿಗಳು ಮಲಗಬಹುದು ಬರೆಯಿರಿ.',
  'Enter the number of bathrooms.': 'ಬಾತ್‌ರೂಮ್‌ಗಳ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Choose with or without air conditioning.': '“ಎಸಿ ಇದೆ” ಅಥವಾ “ಎಸಿ ಇಲ್ಲ” ಆರಿಸಿ.',
  'Enter whole rupees a night, digits only, such as 1500, or leave it empty.':
    'ಒಂದು ರಾತ್ರಿಗೆ ಎಷ್ಟು ರೂಪಾಯಿ ಎಂದು ಅಂಕಿಗಳಲ್ಲಿ ಮಾತ್ರ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 1500, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter rupees a night as a number above 0, or leave it empty.':
    'ಒಂದು ರಾತ್ರಿಯ ದರ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter square metres as a number, such as 14, or leave it empty.':
    'ಚದರ ಮೀಟರ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 14, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Enter square metres as a number above 0, or leave it empty.': 'ಚದರ ಮೀಟರ್ 0ಗಿಂತ ಹೆಚ್ಚಿರಲಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'Keep what is different under 90 characters: it stands in a table.':
    '“ಏನು ವಿಶೇಷ” 90 ಅಕ್ಷರಗಳೊಳಗೆ ಇರಲಿ: ಅದು ಪಟ್ಟಿಯಲ್ಲಿ ಬರುತ್ತದೆ.',
  'Name at least four amenities.': 'ಕನಿಷ್ಠ ನಾಲ್ಕು ಸೌಕರ್ಯ ಬರೆಯಿರಿ.',
  'Show at least two photos of the room.': 'ರೂಮಿನ ಎರಡು ಫೋಟೋಗಳನ್ನಾದರೂ ಹಾಕಿ.',
  'Enter a whole number: 1 is shown first.': 'ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ: 1 ಎಂದರೆ ಮೊದಲು.',
  'Write a list: each entry begins on a line of its own with a dash and a space.':
    'ಇಲ್ಲಿ ಪಟ್ಟಿ ಇರಬೇಕು: ಪ್ರತಿ ಎಂಟ್ರಿ ಹೊಸ ಸಾಲಿನಲ್ಲಿ, - ಮತ್ತು ಒಂದು ಖಾಲಿ ಜಾಗದಿಂದ ಶುರುವಾಗಲಿ.',
  'Write its fields here, each on a line of its own, as in the other files of this kind.':
    'ಇದರ ಫೀಲ್ಡ್‌ಗಳನ್ನು ಒಂದೊಂದು ಸಾಲಿನಲ್ಲಿ ಬರೆಯಿರಿ, ಇಂಥ ಬೇರೆ ಫೈಲ್‌ಗಳಲ್ಲಿ ಇರುವಂತೆ.',
  'Write it as in the other files of this kind.': 'ಇಂಥ ಬೇರೆ ಫೈಲ್‌ಗಳಲ್ಲಿ ಇರುವಂತೆ ಬರೆಯಿರಿ.',
  '[typed] holds text in {braces} that somebody forgot to replace.':
    '[typed] ನಲ್ಲಿ { } ನಡುವೆ ಬರಹ ಇದೆ, ಅದನ್ನು ಬದಲಿಸಲು ಮರೆತಿದ್ದಾರೆ.',
  'A text in [brackets] without quotes is taken for a list.':
    '[brackets] ರೀತಿ ಚೌಕ ಬ್ರ್ಯಾಕೆಟ್‌ನ ಬರಹವನ್ನು ಕೋಟ್ ಗುರುತು ಇಲ್ಲದಿದ್ದರೆ ಪಟ್ಟಿ ಎಂದು ತಿಳಿಯಲಾಗುತ್ತದೆ.',
  'A list stands here.': 'ಇಲ್ಲಿ ಪಟ್ಟಿ ಇದೆ.',
  'There is 1 entry.': '1 ಎಂಟ್ರಿ ಇದೆ.',
  'There are [count] entries.': '[count] ಎಂಟ್ರಿಗಳಿವೆ.',
  'Several fields stand here.': 'ಇಲ್ಲಿ ಹಲವು ಫೀಲ್ಡ್‌ಗಳಿವೆ.',
  'The text has 1 character.': 'ಇದರಲ್ಲಿ 1 ಅಕ್ಷರವಿದೆ.',
  'The text has [count] characters.': 'ಇದರಲ್ಲಿ [count] ಅಕ್ಷರಗಳಿವೆ.',
  '[typed] cannot be used here.': '[typed] ಎಂದು ಇಲ್ಲಿ ಬರೆಯಲು ಆಗದು.',
  'Use the keyboard’s straight quotation marks, ", in place of “ and ”. [rest]':
    '“ ಮತ್ತು ” ಬದಲಿಗೆ ಕೀಬೋರ್ಡಿನ ನೇರ ಚಿಹ್ನೆ " ಬಳಸಿ. [rest]',
  'Put it in "double quotes": "[typed]".': 'ಇದನ್ನು "ಜೋಡಿ ಕೋಟ್"ಗಳಲ್ಲಿ ಬರೆಯಿರಿ: "[typed]".',
  '[typed] is not a field of this place.': '[typed] ಎಂಬ ಫೀಲ್ಡ್ ಇಲ್ಲಿ ಇಲ್ಲ.',
  'Otherwise delete the line.': 'ಇಲ್ಲದಿದ್ದರೆ ಸಾಲನ್ನು ಅಳಿಸಿ.',
  'Delete the line. The fields here are: [names].': 'ಸಾಲನ್ನು ಅಳಿಸಿ. ಇಲ್ಲಿನ ಫೀಲ್ಡ್‌ಗಳು: [names].',
};
