import type { Table } from '../translatable.ts';

export const contentMessages: Table = {
  '[page] has no group [group].': '[page]: [group] ಎಂಬ ಗುಂಪು ಇಲ್ಲ.',
  'Choose one of its headings: [names].': 'ಅದರ ಶೀರ್ಷಿಕೆಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ: [names].',
  'No facility is in the group [group], so it is not shown.':
    '[group] ಗುಂಪಿನಲ್ಲಿ ಯಾವ ಸೌಲಭ್ಯವೂ ಇಲ್ಲ, ಹಾಗಾಗಿ ಅದು ಕಾಣುವುದಿಲ್ಲ.',
  'Choose this group for a facility in [file], or remove the group.':
    'ಒಂದು ಸೌಲಭ್ಯಕ್ಕೆ ಈ ಗುಂಪು ಆರಿಸಿ ([file]), ಅಥವಾ ಗುಂಪನ್ನು ತೆಗೆಯಿರಿ.',
  'The number [number] belongs to [owner] already.': '[number] ಸಂಖ್ಯೆ ಈಗಾಗಲೇ ಇಲ್ಲಿದೆ: [owner].',
  'Give each its own number. The next free one is [free].':
    'ಪ್ರತಿಯೊಂದಕ್ಕೂ ತನ್ನದೇ ಸಂಖ್ಯೆ ಕೊಡಿ. ಮುಂದಿನ ಖಾಲಿ ಸಂಖ್ಯೆ [free].',
  'entry [number]': '[number]ನೇ ಎಂಟ್ರಿ',
  '[text] stands in [file] as well.': '[text] ಇಲ್ಲೂ ಇದೆ: [file].',
  'Give each room its own words, so that guests can tell them apart.':
    'ಪ್ರತಿ ರೂಮಿಗೂ ತನ್ನದೇ ಮಾತು ಬರೆಯಿರಿ, ಅತಿಥಿಗಳಿಗೆ ವ್ಯತ್ಯಾಸ ತಿಳಿಯಲಿ.',
  'Choose another room, or leave it empty.': 'ಬೇರೆ ರೂಮ್ ಆರಿಸಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ.',
  'There is no room [room].': '[room] ಎಂಬ ರೂಮ್ ಇಲ್ಲ.',
  'These are [count] words, more than can be read in the three seconds until the next guest’s.':
    'ಇದರಲ್ಲಿ [count] ಪದಗಳಿವೆ; ಮುಂದಿನ ಅತಿಥಿಯ ಮಾತು ಬರುವ ಮೂರು ಸೆಕೆಂಡಿನಲ್ಲಿ ಓದಿ ಮುಗಿಯುವುದಿಲ್ಲ.',
  'Keep the sentence that nobody else could have said: 20 to 25 words.':
    'ಬೇರೆ ಯಾರೂ ಹೇಳಲಾರದ ಮಾತನ್ನು ಉಳಿಸಿ: 20ರಿಂದ 25 ಪದ.',
  'There is no room.': 'ಒಂದೂ ರೂಮ್ ಇಲ್ಲ.',
  'Keep at least one room file, such as rooms/Deluxe_Double_AC_Room.yaml.': 'ಒಂದು ರೂಮ್ ಆದರೂ ಇರಲಿ.',
  'The file is missing.': 'ಇದು ಇಲ್ಲ.',
  'Copy the sample’s, [file] of the project, and make it true of your inn.':
    'ಮಾದರಿಯ [file] ನಕಲು ಮಾಡಿ, ನಿಮ್ಮ ಇನ್‌ಗೆ ನಿಜವಾಗುವಂತೆ ತಿದ್ದಿ.',
  'Bring it back, from a copy or from the history of the site.':
    'ಅದನ್ನು ನಕಲಿನಿಂದ ಅಥವಾ ಹಳೆಯ ಸೇವ್‌ಗಳಿಂದ ಮರಳಿ ತನ್ನಿ.',
  'The site does not read this file.': 'ಸೈಟ್ ಈ ಫೈಲ್ ಓದುವುದಿಲ್ಲ.',
  'The site does not read this file: the editor has put .txt after its name.':
    'ಸೈಟ್ ಈ ಫೈಲ್ ಓದುವುದಿಲ್ಲ: ಅದರ ಹೆಸರಿನ ಕೊನೆಗೆ .txt ಸೇರಿದೆ.',
  'Name it [name] if it should be shown, or delete it.': 'ಕಾಣಬೇಕಾದರೆ ಹೆಸರನ್ನು [name] ಮಾಡಿ, ಇಲ್ಲದಿದ್ದರೆ ಅಳಿಸಿ.',
  'Delete it, or keep it elsewhere.': 'ಅಳಿಸಿ, ಅಥವಾ ಬೇರೆ ಕಡೆ ಇಡಿ.',
  'The file name is the address of the room, and this one cannot be an address.':
    'ಫೈಲ್ ಹೆಸರೇ ರೂಮಿನ ವಿಳಾಸ, ಇದು ವಿಳಾಸ ಆಗಲಾರದು.',
  'Use letters, digits, - and _ only, such as [name].':
    'ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ, ಅಂಕಿ, - ಮತ್ತು _ ಮಾತ್ರ ಬಳಸಿ, ಉದಾಹರಣೆಗೆ [name].',
  'The file name differs from [name] in capitals only.':
    'ಫೈಲ್ ಹೆಸರಿಗೂ [name] ಗೂ ದೊಡ್ಡ ಅಕ್ಷರಗಳಲ್ಲಿ ಮಾತ್ರ ವ್ಯತ್ಯಾಸ.',
  'Give one of the two rooms another file name.': 'ಎರಡರಲ್ಲಿ ಒಂದು ರೂಮಿಗೆ ಬೇರೆ ಫೈಲ್ ಹೆಸರು ಕೊಡಿ.',
  'The address [address] belongs to another page.': '[address] ವಿಳಾಸ ಬೇರೆ ಪುಟದ್ದು.',
  'Give the file another name, such as [name].': 'ಫೈಲ್‌ಗೆ ಬೇರೆ ಹೆಸರು ಕೊಡಿ, ಉದಾಹರಣೆಗೆ [name].',
  'Write [placeholder] in its place.': 'ಅದರ ಜಾಗದಲ್ಲಿ [placeholder] ಎಂದು ಬರೆಯಿರಿ.',
  '[placeholder] stands for the name, so the name cannot hold it.':
    '[placeholder] ಎಂದರೆ ಹೆಸರು, ಹಾಗಾಗಿ ಹೆಸರಿನೊಳಗೆ ಅದು ಇರಬಾರದು.',
  'Write the name of the inn itself.': 'ಇನ್‌ನ ಹೆಸರನ್ನೇ ಬರೆಯಿರಿ.',
  'The name has [count] letters; more than [most] fill three lines or more at the top of a small phone.':
    'ಹೆಸರಿನಲ್ಲಿ [count] ಅಕ್ಷರಗಳಿವೆ; [most]ಕ್ಕಿಂತ ಹೆಚ್ಚಾದರೆ ಚಿಕ್ಕ ಫೋನಿನ ಮೇಲ್ಭಾಗದಲ್ಲಿ ಮೂರು ಸಾಲು ಅಥವಾ ಹೆಚ್ಚು ತುಂಬುತ್ತದೆ.',
  'Look at the site on a phone. If the header is too high there, write a shorter name.':
    'ಫೋನಿನಲ್ಲಿ ಸೈಟ್ ನೋಡಿ. ಮೇಲ್ಭಾಗ ತುಂಬಾ ಎತ್ತರವಾದರೆ ಚಿಕ್ಕ ಹೆಸರು ಬರೆಯಿರಿ.',
  '[alt] does not say the name of the inn, [name].': '[alt] ನಲ್ಲಿ ಇನ್‌ನ ಹೆಸರು [name] ಇಲ್ಲ.',
  'Write [placeholder] where the name belongs.': 'ಹೆಸರು ಬರಬೇಕಾದ ಕಡೆ [placeholder] ಎಂದು ಬರೆಯಿರಿ.',
  'Also in line [lines].': 'ಈ ಸಾಲುಗಳಲ್ಲೂ: [lines].',
  '[name] is typed out and will stay when the name in [file] changes.':
    '[name] ಎಂದು ಅಕ್ಷರಶಃ ಬರೆದಿದೆ; [file] ನಲ್ಲಿ ಹೆಸರು ಬದಲಾದರೂ ಇದು ಹಾಗೇ ಉಳಿಯುತ್ತದೆ.',
  '[pin] is typed out and will stay when the pin code in [file] changes.':
    '[pin] ಎಂದು ಅಕ್ಷರಶಃ ಬರೆದಿದೆ; [file] ನಲ್ಲಿ ಪಿನ್ ಕೋಡ್ ಬದಲಾದರೂ ಇದು ಹಾಗೇ ಉಳಿಯುತ್ತದೆ.',
  'Latitude and longitude are the wrong way round.': 'ಅಕ್ಷಾಂಶ ಮತ್ತು ರೇಖಾಂಶ ಅದಲುಬದಲಾಗಿವೆ.',
  'Enter [longitude] as latitude and [latitude] as longitude.':
    'ಅಕ್ಷಾಂಶ [longitude], ರೇಖಾಂಶ [latitude] ಎಂದು ಬರೆಯಿರಿ.',
  'The map would show a place outside India: [place].': 'ಮ್ಯಾಪ್ ಭಾರತದ ಹೊರಗಿನ ಜಾಗ ತೋರಿಸುತ್ತದೆ: [place].',
  'Touch and hold the inn’s door in a maps app: the first number is the latitude, the second the longitude.':
    'ಮ್ಯಾಪ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ಇನ್ ಬಾಗಿಲ ಮೇಲೆ ಒತ್ತಿ ಹಿಡಿಯಿರಿ: ಮೊದಲ ಸಂಖ್ಯೆ ಅಕ್ಷಾಂಶ, ಎರಡನೆಯದು ರೇಖಾಂಶ.',
  '[ratio] to 1': '1ಕ್ಕೆ [ratio]',
  'Choose a pale colour as ground and a dark one as ink: photographs and print are made for that.':
    'ಹಿನ್ನೆಲೆಗೆ ತಿಳಿ ಬಣ್ಣ, ಶಾಯಿಗೆ ಗಾಢ ಬಣ್ಣ ಆರಿಸಿ: ಫೋಟೋಗಳೂ ಪ್ರಿಂಟೂ ಅದಕ್ಕೇ ಆಗಿವೆ.',
  'The ground is darker than the ink.': 'ಹಿನ್ನೆಲೆ ಶಾಯಿಗಿಂತ ಗಾಢವಾಗಿದೆ.',
  '[what]: hard to see. The contrast is [ratio] to 1, and [needs] to 1 is needed.':
    '[what]: ಸರಿಯಾಗಿ ಕಾಣುವುದಿಲ್ಲ; ವ್ಯತ್ಯಾಸ [ratio], ಬೇಕಾದದ್ದು [needs].',
  'The nearest colour that works is  [which]: "[colour]"':
    'ಸರಿಯಾಗಿ ಕಾಣುವ ಹತ್ತಿರದ ಬಣ್ಣ  [which]: "[colour]"',
  'Change ground or ink as well: no [which] is easy to see on these two.':
    'ಹಿನ್ನೆಲೆ ಅಥವಾ ಶಾಯಿಯನ್ನೂ ಬದಲಿಸಿ; ಈ ಎರಡರ ಮೇಲೆ ಯಾವ [which] ಬಣ್ಣವೂ ಕಾಣುವುದಿಲ್ಲ.',
  'Choose the drawing again.': 'ಚಿತ್ರವನ್ನು ಮತ್ತೆ ಆರಿಸಿ.',
  'The logo [name] is not there any more.': 'ಲೋಗೋ [name] ಈಗ ಇಲ್ಲ.',
  'Choose an SVG, or a PNG that is at least [height] pixels high.':
    'SVG ಆರಿಸಿ, ಅಥವಾ ಕನಿಷ್ಠ [height] ಪಿಕ್ಸೆಲ್ ಎತ್ತರದ PNG ಆರಿಸಿ.',
  'The logo is [height] pixels high and will look soft.':
    'ಲೋಗೋ [height] ಪಿಕ್ಸೆಲ್ ಎತ್ತರವಿದೆ, ಮಸುಕಾಗಿ ಕಾಣುತ್ತದೆ.',
  'The logo can hardly be seen on the dark header: [ratio] to 1, where [needs] to 1 is needed.':
    'ಗಾಢ ಮೇಲ್ಭಾಗದಲ್ಲಿ ಲೋಗೋ ಸರಿಯಾಗಿ ಕಾಣುವುದಿಲ್ಲ: ವ್ಯತ್ಯಾಸ [ratio], ಬೇಕಾದದ್ದು [needs].',
  'Use a pale logo on a transparent background.': 'ಪಾರದರ್ಶಕ ಹಿನ್ನೆಲೆಯಲ್ಲಿ ತಿಳಿ ಬಣ್ಣದ ಲೋಗೋ ಬಳಸಿ.',
  '[name] cannot be read as a drawing.': '[name] ಅನ್ನು ಚಿತ್ರವಾಗಿ ಓದಲು ಆಗುತ್ತಿಲ್ಲ.',
  'Save it again as plain SVG or as PNG.': 'ಅದನ್ನು ಸರಳ SVG ಅಥವಾ PNG ಆಗಿ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
  'Text on the ground': 'ಹಿನ್ನೆಲೆ ಮೇಲಿನ ಬರಹ',
  'Quiet text on the ground': 'ಹಿನ್ನೆಲೆ ಮೇಲಿನ ಸೌಮ್ಯ ಬರಹ',
  'Headings on the ground': 'ಹಿನ್ನೆಲೆ ಮೇಲಿನ ಶೀರ್ಷಿಕೆಗಳು',
  'Pale words on the dark bands': 'ಗಾಢ ಪಟ್ಟಿಗಳ ಮೇಲಿನ ತಿಳಿ ಪದಗಳು',
  'Quiet pale words on the dark bands': 'ಗಾಢ ಪಟ್ಟಿಗಳ ಮೇಲಿನ ಸೌಮ್ಯ ತಿಳಿ ಪದಗಳು',
  'Edges of fields and buttons': 'ಫೀಲ್ಡ್ ಮತ್ತು ಬಟನ್‌ಗಳ ಅಂಚು',
  'Links on the ground': 'ಹಿನ್ನೆಲೆ ಮೇಲಿನ ಲಿಂಕ್‌ಗಳು',
  'Icons and lines on the ground': 'ಹಿನ್ನೆಲೆ ಮೇಲಿನ ಐಕಾನ್ ಮತ್ತು ಗೆರೆಗಳು',
  'Lines on the dark bands': 'ಗಾಢ ಪಟ್ಟಿಗಳ ಮೇಲಿನ ಗೆರೆಗಳು',
  'Words on the buttons that get in touch': 'ಸಂಪರ್ಕದ ಬಟನ್‌ಗಳ ಮೇಲಿನ ಪದಗಳು',
  'The ring around what is chosen on the dark bands': 'ಗಾಢ ಪಟ್ಟಿಗಳಲ್ಲಿ ಆರಿಸಿದ್ದರ ಸುತ್ತಲಿನ ಗೆರೆ',
  'What a form says is wrong': 'ಫಾರ್ಮ್ ತಪ್ಪು ಎನ್ನುವ ಮಾತು',
  'The last day is past, so guests no longer see this line.':
    'ಕೊನೆಯ ದಿನ ಕಳೆದಿದೆ, ಹಾಗಾಗಿ ಅತಿಥಿಗಳಿಗೆ ಈ ಸಾಲು ಕಾಣುವುದಿಲ್ಲ.',
  'Delete the line, or give it new days.': 'ಸಾಲನ್ನು ತೆಗೆಯಿರಿ, ಅಥವಾ ಹೊಸ ದಿನಗಳನ್ನು ಕೊಡಿ.',
  'This is an iPhone’s HEIC photo, whatever its name says, and browsers cannot show it.':
    'ಹೆಸರು ಏನೇ ಇರಲಿ, ಇದು ಐಫೋನ್‌ನ HEIC ಫೋಟೋ, ಬ್ರೌಸರ್‌ಗಳು ತೋರಿಸಲಾರವು.',
  'Export it as JPEG and choose that in its place. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on.':
    'ಅದನ್ನು ತೆರೆದು JPEG ಆಗಿ ಉಳಿಸಿ ಅದರ ಜಾಗದಲ್ಲಿ ಹಾಕಿ. ಐಫೋನ್‌ನಲ್ಲಿ Settings → Camera → Formats → Most Compatible ಆರಿಸಿದರೆ ಮುಂದೆ JPEG ಬರುತ್ತದೆ.',
  'This is neither JPEG nor PNG nor WebP, whatever its name says.':
    'ಹೆಸರು ಏನೇ ಇರಲಿ, ಇದು JPEG, PNG ಅಥವಾ WebP ಅಲ್ಲ.',
  'Export it as JPEG and choose that in its place.': 'ಅದನ್ನು ತೆರೆದು JPEG ಆಗಿ ಉಳಿಸಿ ಅದರ ಜಾಗದಲ್ಲಿ ಹಾಕಿ.',
  'The photo is damaged or cut off: only a part of it can be read.':
    'ಫೋಟೋ ಹಾಳಾಗಿದೆ ಅಥವಾ ತುಂಡಾಗಿದೆ: ಒಂದು ಭಾಗ ಮಾತ್ರ ಓದಬಹುದು.',
  'Copy it once more from the camera or phone, and choose that in its place.':
    'ಕ್ಯಾಮೆರಾ ಅಥವಾ ಫೋನಿನಿಂದ ಮತ್ತೆ ಕಾಪಿ ಮಾಡಿ ಇದರ ಜಾಗದಲ್ಲಿ ಹಾಕಿ.',
  'This cannot be opened as a photo.': 'ಈ ಫೈಲನ್ನು ಫೋಟೋ ಆಗಿ ತೆರೆಯಲು ಆಗದು.',
  'Save the photo again as JPEG and choose that in its place.':
    'ಫೋಟೋವನ್ನು ಮತ್ತೆ JPEG ಆಗಿ ಸೇವ್ ಮಾಡಿ ಇದರ ಜಾಗದಲ್ಲಿ ಹಾಕಿ.',
  'The photo is [width] pixels wide and will look soft.': 'ಫೋಟೋ [width] ಪಿಕ್ಸೆಲ್ ಅಗಲವಿದೆ, ಮಸುಕಾಗಿ ಕಾಣುತ್ತದೆ.',
  'Choose one that is at least [width] pixels wide, straight from the camera.':
    'ಕ್ಯಾಮೆರಾದಿಂದ ನೇರವಾಗಿ, ಕನಿಷ್ಠ [width] ಪಿಕ್ಸೆಲ್ ಅಗಲದ ಫೋಟೋ ತೆಗೆದುಕೊಳ್ಳಿ.',
  'The photograph [photo] is not in [folder].': 'ಫೋಟೋ [photo] ಇಲ್ಲ: [folder].',
  'Otherwise choose another photograph.': 'ಇಲ್ಲದಿದ್ದರೆ ಬೇರೆ ಫೋಟೋ ಆರಿಸಿ.',
  'Choose another photograph.': 'ಬೇರೆ ಫೋಟೋ ಆರಿಸಿ.',
  'No page shows this photo.': 'ಯಾವ ಪುಟವೂ ಈ ಫೋಟೋ ತೋರಿಸುತ್ತಿಲ್ಲ.',
  'Show it in a room or in the gallery, or delete it.': 'ಒಂದು ರೂಮಿನಲ್ಲಿ ಅಥವಾ ಗ್ಯಾಲರಿಯಲ್ಲಿ ಹಾಕಿ, ಇಲ್ಲವೇ ಅಳಿಸಿ.',
  '[address] is an old address itself, so guests would be led on, or round in a circle.':
    '[address] ಕೂಡ ಹಳೆಯ ವಿಳಾಸವೇ; ಅತಿಥಿಗಳು ಮತ್ತೆ ಮುಂದಕ್ಕೆ ಅಥವಾ ಸುತ್ತಿ ಸುತ್ತಿ ಹೋಗುತ್ತಾರೆ.',
  'There is no page [page].': '[page] ಎಂಬ ಪುಟ ಇಲ್ಲ.',
  'Enter the address of a page that you have today, such as [page].':
    'ಇವತ್ತು ಇರುವ ಪುಟದ ವಿಳಾಸ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ [page].',
  'another page': 'ಬೇರೆ ಪುಟ',
  'the site itself': 'ಸೈಟ್',
  'The address [address] is in use today: it belongs to [page].':
    '[address] ವಿಳಾಸ ಇವತ್ತು ಬಳಕೆಯಲ್ಲಿದೆ: ಅದು ಇದರದು – [page].',
  'Name only addresses that no page has any longer.': 'ಈಗ ಯಾವ ಪುಟಕ್ಕೂ ಇಲ್ಲದ ವಿಳಾಸಗಳನ್ನು ಮಾತ್ರ ಬರೆಯಿರಿ.',
  'The old address [address] is named in [owner] already.':
    'ಹಳೆಯ ವಿಳಾಸ [address] ಈಗಾಗಲೇ ಇಲ್ಲಿದೆ: [owner].',
  'Keep it in one place only: where a guest who asks for it should be led.':
    'ಅದು ಒಂದೇ ಕಡೆ ಇರಲಿ: ಕೇಳಿದ ಅತಿಥಿ ಎಲ್ಲಿಗೆ ಹೋಗಬೇಕೋ ಅಲ್ಲಿ.',
  'Write one of [names], or take the brackets out.':
    '[names] ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ಬ್ರ್ಯಾಕೆಟ್ ತೆಗೆಯಿರಿ.',
  'Guests would read [slot] as it stands: nothing is filled in there.':
    'ಅತಿಥಿಗಳಿಗೆ [slot] ಹಾಗೇ ಕಾಣುತ್ತದೆ: ಅಲ್ಲಿ ಏನೂ ತುಂಬುವುದಿಲ್ಲ.',
  'The text has [count] characters; this place is made for [usual] or fewer.':
    'ಇದರಲ್ಲಿ [count] ಅಕ್ಷರಗಳಿವೆ; ಈ ಜಾಗ [usual] ಅಥವಾ ಕಡಿಮೆ ಅಕ್ಷರಗಳಿಗೆ.',
  'Shorten it, or look at the page on a phone before you publish it.':
    'ಚಿಕ್ಕದು ಮಾಡಿ, ಅಥವಾ ಪ್ರಕಟಿಸುವ ಮೊದಲು ಫೋನಿನಲ್ಲಿ ಪುಟ ನೋಡಿ.',
  'The photograph [photo] is not there any more.': 'ಫೋಟೋ [photo] ಈಗ ಇಲ್ಲ.',
  'List the inn’s pages, or write  social: []  if it has none.':
    'ನಿಮ್ಮ ಸೋಷಿಯಲ್ ಪುಟಗಳನ್ನು ಬರೆಯಿರಿ, ಅಥವಾ ಇಲ್ಲದಿದ್ದರೆ  social: []',
  'List the languages of this website, such as [en, kn, hi]. What you speak at the desk is in “spoken”.':
    'ಈ ವೆಬ್‌ಸೈಟ್‌ನ ಭಾಷೆಗಳನ್ನು ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ [en, kn, hi]. ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಮಾತಾಡುವವು “spoken” ನಲ್ಲಿವೆ.',
  'List the old addresses, each as  - from: /tariff.html  with  to: /rooms  below it.':
    'ಹಳೆಯ ವಿಳಾಸಗಳನ್ನು ಬರೆಯಿರಿ, ಪ್ರತಿಯೊಂದೂ  - from: /tariff.html, ಅದರ ಕೆಳಗೆ  to: /rooms.',
  'List what stands in the room: begin each with  - kind:':
    'ರೂಮಿನಲ್ಲಿ ಏನೇನಿದೆ ಬರೆಯಿರಿ: ಪ್ರತಿಯೊಂದೂ  - kind: ಇಂದ ಶುರು',
};
