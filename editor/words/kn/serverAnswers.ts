import type { Table } from '../translatable.ts';

export const serverAnswers: Table = {
  'The computer that runs the editor is full, so nothing was changed. Ask whoever set it up to make room, then try again. What you typed is kept in this browser.':
    'ಎಡಿಟರ್ ನಡೆಯುವ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಜಾಗ ಇಲ್ಲ, ಹಾಗಾಗಿ ಏನೂ ಬದಲಾಗಲಿಲ್ಲ. ಜಾಗ ಮಾಡಲು ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಹೇಳಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. ಟೈಪ್ ಮಾಡಿದ್ದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಹಾಗೇ ಇದೆ.',
  'The editor is not allowed to save on its computer, so nothing was changed. Whoever set it up can put that right. What you typed is kept in this browser.':
    'ಕಂಪ್ಯೂಟರ್ ಎಡಿಟರ್‌ಗೆ ಸೇವ್ ಮಾಡಲು ಬಿಡುತ್ತಿಲ್ಲ, ಏನೂ ಬದಲಾಗಲಿಲ್ಲ: ಹಾಕಿಕೊಟ್ಟವರು ಸರಿ ಮಾಡಬಹುದು. ಟೈಪ್ ಮಾಡಿದ್ದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಹಾಗೇ ಇದೆ.',
  'Something went wrong, and nothing was changed. Try once more; if it happens again, tell whoever set up the editor. What you typed is kept in this browser.':
    'ಏನೋ ತೊಂದರೆಯಾಯಿತು, ಏನೂ ಬದಲಾಗಲಿಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ; ಮತ್ತೆ ಹೀಗಾದರೆ ಎಡಿಟರ್ ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ತಿಳಿಸಿ. ಟೈಪ್ ಮಾಡಿದ್ದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಹಾಗೇ ಇದೆ.',
  'This is no longer on the site. Reload the page, then choose from the menu.':
    'ಇದು ಈಗ ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ. ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಮೆನುವಿನಿಂದ ಆರಿಸಿ.',
  'The inn’s words and photographs cannot be found. Whoever set up the computer can bring them back. What you typed is kept.':
    'ನಿಮ್ಮ ಬರಹ ಮತ್ತು ಫೋಟೋಗಳು ಸಿಗುತ್ತಿಲ್ಲ: ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರು ಮರಳಿ ತರಬಹುದು. ಟೈಪ್ ಮಾಡಿದ್ದು ಹಾಗೇ ಇದೆ.',
  'This was changed somewhere else meanwhile: look at both, then choose what to keep.':
    'ಅಷ್ಟರಲ್ಲಿ ಇದು ಬೇರೆ ಕಡೆ ಬದಲಾಗಿದೆ: ಎರಡನ್ನೂ ನೋಡಿ ಯಾವುದು ಇರಬೇಕು ಆರಿಸಿ.',
  'The same words were changed again later. Undo that change first, or type the old words yourself.':
    'ಅದೇ ಬರಹ ಆಮೇಲೆ ಮತ್ತೆ ಬದಲಾಗಿದೆ: ಮೊದಲು ಆ ಬದಲಾವಣೆಯನ್ನು ರದ್ದು ಮಾಡಿ, ಅಥವಾ ಹಳೆಯದನ್ನು ನೀವೇ ಟೈಪ್ ಮಾಡಿ.',
  'Other parts of your site rely on this. This would no longer work:':
    'ಸೈಟ್‌ನ ಬೇರೆ ಭಾಗಗಳಿಗೆ ಇದು ಬೇಕು. ಇವು ಕೆಟ್ಟುಹೋಗುತ್ತವೆ:',
  'The old address [address] stays, so that guests who saved it still find you.':
    'ಹಳೆಯ ವಿಳಾಸ [address] ಹಾಗೇ ಇರುತ್ತದೆ, ಅದನ್ನು ಉಳಿಸಿಕೊಂಡ ಅತಿಥಿಗಳಿಗೆ ನೀವು ಸಿಗುತ್ತೀರಿ.',
  'The old addresses [address] stay, so that guests who saved them still find you.':
    'ಹಳೆಯ ವಿಳಾಸಗಳು ([address]) ಹಾಗೇ ಇರುತ್ತವೆ, ಉಳಿಸಿಕೊಂಡ ಅತಿಥಿಗಳಿಗೆ ನೀವು ಸಿಗುತ್ತೀರಿ.',
  '[address] has a page of its own today, so it is left out of the old addresses.':
    '[address] ಗೆ ಇವತ್ತು ತನ್ನದೇ ಪುಟ ಇದೆ, ಹಾಗಾಗಿ ಹಳೆಯ ವಿಳಾಸಗಳಲ್ಲಿ ಸೇರಿಸಿಲ್ಲ.',
  '[address] have pages of their own today, so they are left out of the old addresses.':
    'ಇವಕ್ಕೆ ಇವತ್ತು ತಮ್ಮದೇ ಪುಟಗಳಿವೆ, ಹಾಗಾಗಿ ಹಳೆಯ ವಿಳಾಸಗಳಲ್ಲಿ ಸೇರಿಸಿಲ್ಲ: [address].',
  'The site does not show [rooms] at the moment, so the guests’ words do not lead there.':
    'ಸದ್ಯಕ್ಕೆ ಸೈಟ್‌ನಲ್ಲಿ [rooms] ಕಾಣುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಅತಿಥಿಗಳ ಮಾತಿನಿಂದ ಅಲ್ಲಿಗೆ ಲಿಂಕ್ ಇಲ್ಲ.',
  '[room] keeps its place among your rooms.': '[room] ರೂಮ್‌ಗಳ ನಡುವೆ ತನ್ನ ಜಾಗದಲ್ಲೇ ಇರುತ್ತದೆ.',
  '[room] is still off the site: you can put it back under Rooms.':
    '[room] ಇನ್ನೂ ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ: “ರೂಮ್‌ಗಳು” ಎಂಬಲ್ಲಿ ಮರಳಿ ತರಬಹುದು.',
  'That save is no longer in the history. Reload the page.': 'ಆ ಸೇವ್ ಈಗ ಇಲ್ಲ. ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'Nothing to restore: everything is already as it was then.':
    'ಮರಳಿ ತರಲು ಏನೂ ಇಲ್ಲ: ಎಲ್ಲವೂ ಆಗ ಇದ್ದಂತೆಯೇ ಇದೆ.',
  'There is nothing left to undo: all of it has been changed since.':
    'ರದ್ದು ಮಾಡಲು ಏನೂ ಉಳಿದಿಲ್ಲ: ಎಲ್ಲವೂ ಆಮೇಲೆ ಬದಲಾಗಿದೆ.',
  'Nothing was switched off, because something else would stop working:':
    'ಏನನ್ನೂ ಅಡಗಿಸಲಿಲ್ಲ, ಏಕೆಂದರೆ ಬೇರೇನೋ ಕೆಟ್ಟುಹೋಗುತ್ತಿತ್ತು:',
  '[part] ([file])': '[part] ([file])',
  'A language that nobody has read yet (the inn)': 'ಯಾರೂ ಇನ್ನೂ ಓದಿರದ ಒಂದು ಭಾಷೆ (ನಿಮ್ಮ ಇನ್)',
  '[count] languages that nobody has read yet (the inn)': 'ಯಾರೂ ಇನ್ನೂ ಓದಿರದ [count] ಭಾಷೆಗಳು (ನಿಮ್ಮ ಇನ್)',
  '1 sample photograph ([file])': '1 ಮಾದರಿ ಫೋಟೋ ([file])',
  '[count] sample photographs ([file])': '[count] ಮಾದರಿ ಫೋಟೋಗಳು ([file])',
  'Across a wide screen': 'ಅಗಲ ಪರದೆಯಲ್ಲಿ',
  'On a phone': 'ಫೋನಿನಲ್ಲಿ',
  'Tall, beside the words': 'ಉದ್ದವಾಗಿ, ಬರಹದ ಪಕ್ಕ',
  'In the arch': 'ಕಮಾನಿನಲ್ಲಿ',
  'Beside the words': 'ಬರಹದ ಪಕ್ಕ',
  'As the small picture in front': 'ಮುಂದಿನ ಚಿಕ್ಕ ಚಿತ್ರವಾಗಿ',
  'On the room’s page': 'ರೂಮ್ ಪುಟದಲ್ಲಿ',
  'On the room’s card': 'ರೂಮ್ ಕಾರ್ಡಿನಲ್ಲಿ',
  'Beside the guest’s name': 'ಅತಿಥಿಯ ಹೆಸರಿನ ಪಕ್ಕ',
  Landscape: 'ಅಡ್ಡ',
  Square: 'ಚೌಕ',
  Portrait: 'ಉದ್ದ',
  'On the page': 'ಪುಟದಲ್ಲಿ',
  'It is only [width] pixels wide and will look soft; [least] or more look sharp. A photograph sent by WhatsApp is made smaller: use the one from the camera.':
    'ಇದು [width] ಪಿಕ್ಸೆಲ್ ಮಾತ್ರ ಅಗಲವಿದೆ, ಮಸುಕಾಗಿ ಕಾಣುತ್ತದೆ; [least] ಅಥವಾ ಹೆಚ್ಚಾದರೆ ಸ್ಪಷ್ಟ. WhatsApp ನಲ್ಲಿ ಕಳಿಸಿದ ಫೋಟೋ ಚಿಕ್ಕದಾಗುತ್ತದೆ: ಕ್ಯಾಮೆರಾದಲ್ಲಿರುವುದನ್ನೇ ಬಳಸಿ.',
  'It is a little dark. Taken by day, with the lamps on as well, a room looks as guests will find it.':
    'ಸ್ವಲ್ಪ ಕತ್ತಲಾಗಿದೆ. ಹಗಲಿನಲ್ಲಿ, ದೀಪಗಳನ್ನೂ ಹಾಕಿ ತೆಗೆದರೆ ಅತಿಥಿಗಳಿಗೆ ಸಿಗುವಂತೆಯೇ ರೂಮ್ ಕಾಣುತ್ತದೆ.',
  'It looks a little blurred: hold the phone against a door frame, or tap on the bed first.':
    'ಸ್ವಲ್ಪ ಅಲುಗಿದಂತಿದೆ: ಫೋನನ್ನು ಬಾಗಿಲ ಚೌಕಟ್ಟಿಗೆ ಆನಿಸಿ ಹಿಡಿಯಿರಿ, ಅಥವಾ ಮೊದಲು ಬೆಡ್ ಮೇಲೆ ಒತ್ತಿ.',
  'This is a HEIC photo that cannot be read here. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on; this one you can send to yourself by e-mail, which makes a JPEG of it.':
    'ಇದು ಇಲ್ಲಿ ಓದಲಾಗದ HEIC ಫೋಟೋ. ಐಫೋನ್‌ನಲ್ಲಿ Settings → Camera → Formats → Most Compatible ಆರಿಸಿದರೆ ಮುಂದೆ JPEG ಬರುತ್ತದೆ; ಇದನ್ನು ನಿಮಗೇ ಇ-ಮೇಲ್ ಮಾಡಿದರೆ JPEG ಆಗುತ್ತದೆ.',
  'This HEIC photo is too large to convert here (more than 25 megapixels). Send it to yourself by e-mail from the phone, which makes a smaller JPEG of it, and upload that.':
    'ಈ HEIC ಫೋಟೋ ತುಂಬಾ ದೊಡ್ಡದು (25 ಮೆಗಾಪಿಕ್ಸೆಲ್‌ಗಿಂತ ಹೆಚ್ಚು), ಇಲ್ಲಿ ಬದಲಿಸಲು ಆಗದು. ಫೋನಿನಿಂದ ನಿಮಗೇ ಇ-ಮೇಲ್ ಮಾಡಿ: ಚಿಕ್ಕ JPEG ಆಗುತ್ತದೆ, ಅದನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ.',
  'This is not a photograph that can be used here. Choose a JPEG, PNG, WebP, AVIF or TIFF.':
    'ಇದು ಇಲ್ಲಿ ಬಳಸಬಹುದಾದ ಫೋಟೋ ಅಲ್ಲ. JPEG, PNG, WebP, AVIF ಅಥವಾ TIFF ಆರಿಸಿ.',
  'The photograph is damaged or incomplete. Copy it once more from the camera or phone.':
    'ಫೋಟೋ ಹಾಳಾಗಿದೆ ಅಥವಾ ಪೂರ್ತಿ ಇಲ್ಲ. ಕ್ಯಾಮೆರಾ ಅಥವಾ ಫೋನಿನಿಂದ ಮತ್ತೆ ಕಾಪಿ ಮಾಡಿ.',
  'It is larger than [count] MB. Choose a smaller copy, and no video.':
    'ಇದು [count] MB ಗಿಂತ ದೊಡ್ಡದು. ಚಿಕ್ಕ ನಕಲು ಆರಿಸಿ, ವಿಡಿಯೋ ಬೇಡ.',
  'This photograph is no longer there. Choose another.': 'ಈ ಫೋಟೋ ಈಗ ಇಲ್ಲ. ಬೇರೆ ಆರಿಸಿ.',
  'This photograph is used in [files]: choose another there first, then delete it.':
    'ಈ ಫೋಟೋ ಬಳಕೆಯಲ್ಲಿದೆ: [files]. ಮೊದಲು ಅಲ್ಲಿ ಬೇರೆ ಆರಿಸಿ, ಆಮೇಲೆ ಅಳಿಸಿ.',
  'This photograph was just chosen in [file], where it is not saved yet: save there, or choose another.':
    'ಈ ಫೋಟೋವನ್ನು ಈಗಷ್ಟೇ ಇಲ್ಲಿ ಆರಿಸಲಾಗಿದೆ: [file]. ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ: ಅಲ್ಲಿ ಸೇವ್ ಮಾಡಿ, ಅಥವಾ ಬೇರೆ ಆರಿಸಿ.',
  '[by] has chosen this photograph in [file] and not saved yet: ask them to save or to choose another.':
    '[by] ಈ ಫೋಟೋವನ್ನು ಇಲ್ಲಿ ಆರಿಸಿದ್ದಾರೆ, ಇನ್ನೂ ಸೇವ್ ಮಾಡಿಲ್ಲ: [file]. ಸೇವ್ ಮಾಡಲು ಅಥವಾ ಬೇರೆ ಆರಿಸಲು ಅವರಿಗೆ ಹೇಳಿ.',
  'This photograph cannot be restored any more: it was restored already, or removed after 30 days.':
    'ಈ ಫೋಟೋವನ್ನು ಇನ್ನು ಮರಳಿ ತರಲು ಆಗದು: ಆಗಲೇ ತರಲಾಗಿದೆ, ಅಥವಾ 30 ದಿನದ ಮೇಲೆ ಹೋಗಿದೆ.',
  'There is nothing to replace: choose another photograph.': 'ಬದಲಿಸಲು ಏನೂ ಇಲ್ಲ: ಬೇರೆ ಫೋಟೋ ಆರಿಸಿ.',
  'A place that shows this photograph was changed in the meantime, so nothing was replaced. Look where it is used now, then replace it again.':
    'ಈ ಫೋಟೋ ಇರುವ ಕಡೆ ಅಷ್ಟರಲ್ಲಿ ಬದಲಾಗಿದೆ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಬದಲಿಸಲಿಲ್ಲ: ಈಗ ಎಲ್ಲಿದೆ ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಬದಲಿಸಿ.',
  'This photograph cannot take the place of the other everywhere:':
    'ಈ ಫೋಟೋ ಎಲ್ಲ ಕಡೆ ಆ ಫೋಟೋದ ಜಾಗಕ್ಕೆ ಬರಲಾರದು:',
  'Name the folder with small letters, digits, - and _ only.':
    'ಹೆಸರಿನಲ್ಲಿ ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ, ಅಂಕಿ, - ಮತ್ತು _ ಮಾತ್ರ ಇರಲಿ.',
  'This drawing is no longer there. Choose another.': 'ಈ ಚಿತ್ರ ಈಗ ಇಲ್ಲ. ಬೇರೆ ಆರಿಸಿ.',
  'This is not a drawing that can be used here. Choose an SVG or a PNG; whoever drew the logo can save it as one.':
    'ಇದು ಇಲ್ಲಿ ಬಳಸಬಹುದಾದ ಚಿತ್ರ ಅಲ್ಲ. SVG ಅಥವಾ PNG ಆರಿಸಿ; ಲೋಗೋ ಬಿಡಿಸಿದವರು ಹಾಗೆ ಸೇವ್ ಮಾಡಿಕೊಡಬಹುದು.',
  'The drawing is larger than a megabyte; perhaps there is a photograph in it. Ask whoever drew it for a smaller one, or for a PNG.':
    'ಚಿತ್ರ ಒಂದು MB ಗಿಂತ ದೊಡ್ಡದು; ಬಹುಶಃ ಅದರಲ್ಲಿ ಫೋಟೋ ಇದೆ. ಬಿಡಿಸಿದವರಿಂದ ಚಿಕ್ಕದನ್ನು ಅಥವಾ PNG ಕೇಳಿ.',
  'The drawing is damaged or incomplete. Ask whoever drew it for a plain SVG or a PNG.':
    'ಚಿತ್ರ ಹಾಳಾಗಿದೆ ಅಥವಾ ಪೂರ್ತಿ ಇಲ್ಲ. ಬಿಡಿಸಿದವರಿಂದ ಸರಳ SVG ಅಥವಾ PNG ಕೇಳಿ.',
  'Nothing is drawn in it. Ask whoever drew the logo for a plain SVG or a PNG.':
    'ಅದರಲ್ಲಿ ಏನೂ ಬಿಡಿಸಿಲ್ಲ. ಲೋಗೋ ಬಿಡಿಸಿದವರಿಂದ ಸರಳ SVG ಅಥವಾ PNG ಕೇಳಿ.',
  'A part of it would have come from another website and was taken out. See whether the logo is still complete.':
    'ಅದರ ಒಂದು ಭಾಗ ಬೇರೆ ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ಬರುತ್ತಿತ್ತು, ತೆಗೆಯಲಾಗಿದೆ. ಲೋಗೋ ಇನ್ನೂ ಪೂರ್ತಿ ಇದೆಯೇ ನೋಡಿ.',
  'It has a background of its own and looks like a box at the top of each page. One with a transparent background looks better.':
    'ಅದಕ್ಕೆ ತನ್ನದೇ ಹಿನ್ನೆಲೆ ಇದೆ, ಪ್ರತಿ ಪುಟದ ಮೇಲೆ ಡಬ್ಬಿಯಂತೆ ಕಾಣುತ್ತದೆ. ಪಾರದರ್ಶಕ ಹಿನ್ನೆಲೆ ಇದ್ದರೆ ಚೆನ್ನ.',
  'It is too wide for the small square in a browser’s tab, so the tab shows [letter], the first letter of the name.':
    'ಬ್ರೌಸರ್ ಟ್ಯಾಬ್‌ನ ಚಿಕ್ಕ ಚೌಕಕ್ಕೆ ಇದು ಅಗಲವಾಯಿತು, ಹಾಗಾಗಿ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಹೆಸರಿನ ಮೊದಲ ಅಕ್ಷರ [letter] ಕಾಣುತ್ತದೆ.',
  'This room is no longer there. Reload the page.': 'ಈ ರೂಮ್ ಈಗ ಇಲ್ಲ. ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'There is another room called [room]. Give one of the two another name first.':
    '[room] ಎಂಬ ಇನ್ನೊಂದು ರೂಮ್ ಇದೆ. ಮೊದಲು ಒಂದಕ್ಕೆ ಬೇರೆ ಹೆಸರು ಕೊಡಿ.',
  'The site shows at least one room. Add another first, then take this one off the site.':
    'ಸೈಟ್‌ನಲ್ಲಿ ಒಂದಾದರೂ ರೂಮ್ ಇರಬೇಕು. ಮೊದಲು ಇನ್ನೊಂದನ್ನು ಸೇರಿಸಿ, ಆಮೇಲೆ ಇದನ್ನು ಸೈಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ.',
  'Nothing was changed, because something else on your site would stop working:':
    'ಏನೂ ಬದಲಾಗಲಿಲ್ಲ, ಏಕೆಂದರೆ ನಿಮ್ಮ ಸೈಟ್‌ನಲ್ಲಿ ಬೇರೇನೋ ಕೆಟ್ಟುಹೋಗುತ್ತಿತ್ತು:',
  'Check that everything is ready for guests': 'ಅತಿಥಿಗಳಿಗೆ ಎಲ್ಲವೂ ಸಿದ್ಧವೇ ನೋಡುವುದು',
  'Build the site': 'ಸೈಟ್ ತಯಾರಿಸುವುದು',
  'Send to your host': 'ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸುವುದು',
  'Send it to your host': 'ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸುವುದು',
  'Show it': 'ತೋರಿಸುವುದು',
  'The site is being published already: follow its steps.':
    'ಸೈಟ್ ಈಗಾಗಲೇ ಪ್ರಕಟವಾಗುತ್ತಿದೆ: ಅದರ ಹಂತಗಳನ್ನು ನೋಡಿ.',
  'The site does not run on this computer at the moment, so it cannot show your changes. Whoever set up the computer can start it, or you choose another way under “Going live”.':
    'ಸದ್ಯಕ್ಕೆ ಈ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಸೈಟ್ ನಡೆಯುತ್ತಿಲ್ಲ, ಹಾಗಾಗಿ ನಿಮ್ಮ ಬದಲಾವಣೆ ತೋರಿಸಲಾರದು. ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರು ಅದನ್ನು ಶುರು ಮಾಡಬಹುದು, ಅಥವಾ “ಅತಿಥಿಗಳಿಗೆ ತೆರೆಯುವುದು” ಎಂಬಲ್ಲಿ ಬೇರೆ ದಾರಿ ಆರಿಸಿ.',
  'The site that runs on this computer shows other words than those you are editing, so it cannot show your changes. Whoever set up the computer can put that right.':
    'ಈ ಕಂಪ್ಯೂಟರ್‌ನ ಸೈಟ್ ನೀವು ಬದಲಿಸುತ್ತಿರುವುದನ್ನಲ್ಲ, ಬೇರೆಯದನ್ನು ತೋರಿಸುತ್ತಿದೆ, ಹಾಗಾಗಿ ನಿಮ್ಮ ಬದಲಾವಣೆ ಕಾಣುವುದಿಲ್ಲ. ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರು ಸರಿ ಮಾಡಬಹುದು.',
  'The site that runs on this computer was started with other settings, so it would not show what you publish. It takes over the new ones when it restarts; wait a minute, then publish once more.':
    'ಈ ಕಂಪ್ಯೂಟರ್‌ನ ಸೈಟ್ ಬೇರೆ ಸೆಟ್ಟಿಂಗ್‌ಗಳೊಂದಿಗೆ ಶುರುವಾಗಿದೆ, ನೀವು ಪ್ರಕಟಿಸಿದ್ದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ. ಮತ್ತೆ ಶುರುವಾದಾಗ ಹೊಸದನ್ನು ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ; ಒಂದು ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'The editor was restarted in the meantime. Look at the site, then publish once more.':
    'ಅಷ್ಟರಲ್ಲಿ ಎಡಿಟರ್ ಮತ್ತೆ ಶುರುವಾಯಿತು: ಸೈಟ್ ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  '1 thing is not ready for guests. The first: [rest]': '1 ವಿಷಯ ಅತಿಥಿಗಳಿಗೆ ಸಿದ್ಧವಿಲ್ಲ. ಮೊದಲನೆಯದು: [rest]',
  '[count] things are not ready for guests. The first: [rest]':
    '[count] ವಿಷಯಗಳು ಅತಿಥಿಗಳಿಗೆ ಸಿದ್ಧವಿಲ್ಲ. ಮೊದಲನೆಯದು: [rest]',
  'The site could not be sent to where it is shown. The card has the reason for whoever set this up; publish again once it is put right.':
    'ಸೈಟ್ ಕಾಣುವ ಕಡೆಗೆ ಅದನ್ನು ಕಳಿಸಲು ಆಗಲಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಕಾರಣ ಕಾರ್ಡಿನಲ್ಲಿದೆ; ಅದು ಸರಿಯಾದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'The computer that runs the editor is full. Ask whoever set it up to make room, then publish once more.':
    'ಎಡಿಟರ್ ನಡೆಯುವ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಜಾಗ ಇಲ್ಲ. ಜಾಗ ಮಾಡಲು ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಹೇಳಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'The site was built, but does not show it yet. Look at the site in a few minutes; if it is still the old one, send the card to whoever set up the computer.':
    'ಸೈಟ್ ತಯಾರಾಗಿದೆ, ಆದರೆ ಇನ್ನೂ ಕಾಣುತ್ತಿಲ್ಲ. ಕೆಲವು ನಿಮಿಷದಲ್ಲಿ ಸೈಟ್ ನೋಡಿ; ಇನ್ನೂ ಹಳೆಯದೇ ಇದ್ದರೆ ಕಾರ್ಡನ್ನು ಕಂಪ್ಯೂಟರ್ ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಕಳಿಸಿ.',
  'Your words and photographs are not connected to a host yet. Whoever set this up can connect them once: the card says how.':
    'ನಿಮ್ಮ ಬರಹ ಮತ್ತು ಫೋಟೋಗಳು ಇನ್ನೂ ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಸೇರಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಒಮ್ಮೆ ಸೇರಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'It is not set yet where your changes are sent. Whoever set this up can set it once: the card says how.':
    'ಬದಲಾವಣೆಗಳು ಯಾವ ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಹೋಗಬೇಕು ಎಂದು ಇನ್ನೂ ತಿಳಿದಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಒಮ್ಮೆ ತಿಳಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'Somebody else has sent changes to your host in the meantime. Whoever set this up can combine both: the card says how.':
    'ಅಷ್ಟರಲ್ಲಿ ಬೇರೆಯವರು ನಿಮ್ಮ ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಬದಲಾವಣೆ ಕಳಿಸಿದ್ದಾರೆ. ಹಾಕಿಕೊಟ್ಟವರು ಎರಡನ್ನೂ ಸೇರಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'Your host needs a name with each change, and none is set. Whoever set this up can set it once: the card says how.':
    'ನಿಮ್ಮ ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಪ್ರತಿ ಬದಲಾವಣೆ ಜೊತೆ ಹೆಸರು ಬೇಕು, ಅದು ಹೊಂದಿಸಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಒಮ್ಮೆ ಹೊಂದಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'Your host refused this computer’s changes. Whoever set this up can let it in again: the card says how.':
    'ಹೋಸ್ಟಿಂಗ್ ಈ ಕಂಪ್ಯೂಟರನ್ನು ಒಳಗೆ ಬಿಡಲಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಮತ್ತೆ ಒಳಗೆ ಬಿಡಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'Your host stopped answering. Publish once more; if it happens again, send the card to whoever set this up.':
    'ಹೋಸ್ಟಿಂಗ್ ಉತ್ತರಿಸುವುದನ್ನು ನಿಲ್ಲಿಸಿತು. ಮತ್ತೆ ಪ್ರಕಟಿಸಿ; ಮತ್ತೆ ಹೀಗಾದರೆ ಕಾರ್ಡನ್ನು ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಕಳಿಸಿ.',
  'Another program is busy with your words and photographs. Wait a minute, then publish once more; if it happens again, send the card to whoever set this up.':
    'ಬೇರೊಂದು ಪ್ರೋಗ್ರಾಂ ನಿಮ್ಮ ಬರಹ ಮತ್ತು ಫೋಟೋಗಳಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತಿದೆ. ಒಂದು ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಕಟಿಸಿ; ಮತ್ತೆ ಹೀಗಾದರೆ ಕಾರ್ಡನ್ನು ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಕಳಿಸಿ.',
  'Somebody else has changed the site’s words meanwhile: look at the pages, then publish once more.':
    'ಅಷ್ಟರಲ್ಲಿ ಬೇರೆಯವರು ಸೈಟ್‌ನ ಬರಹ ಬದಲಿಸಿದ್ದಾರೆ: ಪುಟಗಳನ್ನು ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'Somebody began to combine two versions of the site and has not finished. Whoever set this up can finish it: the card says how.':
    'ಯಾರೋ ಸೈಟ್‌ನ ಎರಡು ಆವೃತ್ತಿಗಳನ್ನು ಸೇರಿಸಲು ಶುರು ಮಾಡಿ ಮುಗಿಸಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಮುಗಿಸಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'A program that sends changes to your host is missing on this computer. Whoever set this up can install it.':
    'ಬದಲಾವಣೆಗಳನ್ನು ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಕಳಿಸುವ ಪ್ರೋಗ್ರಾಂ ಈ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಇಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಅದನ್ನು ಹಾಕಬಹುದು.',
  'Your host could not be reached. Check that this computer is on the internet, then publish once more.':
    'ಹೋಸ್ಟಿಂಗ್ ತಲುಪಲು ಆಗಲಿಲ್ಲ: ಈ ಕಂಪ್ಯೂಟರ್‌ಗೆ ಇಂಟರ್ನೆಟ್ ಇದೆಯೇ ನೋಡಿ, ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'Your host did not take the changes. The card has the reason for whoever set this up.':
    'ಹೋಸ್ಟಿಂಗ್ ಬದಲಾವಣೆಗಳನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರಿಗೆ ಕಾರಣ ಕಾರ್ಡಿನಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
  'There is nothing here: go back to the editor.': 'ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ: ಎಡಿಟರ್‌ಗೆ ಮರಳಿ ಹೋಗಿ.',
  'This drawing is saved in a way that is not safe to open. Ask whoever drew it for a plain SVG (in Illustrator, without “Preserve Illustrator Editing Capabilities”) or a PNG.':
    'ಈ ಚಿತ್ರವನ್ನು ತೆರೆಯುವುದು ಸುರಕ್ಷಿತವಲ್ಲದ ರೀತಿಯಲ್ಲಿ ಸೇವ್ ಮಾಡಿದ್ದಾರೆ. ಬಿಡಿಸಿದವರಿಂದ ಸರಳ SVG (Illustrator ನಲ್ಲಿ “Preserve Illustrator Editing Capabilities” ಇಲ್ಲದೆ) ಅಥವಾ PNG ಕೇಳಿ.',
  'Something in it that could run on your guests’ devices was taken out: a logo does not need it.':
    'ಅತಿಥಿಗಳ ಸಾಧನಗಳಲ್ಲಿ ತಾನೇ ಓಡಬಹುದಾದ ಏನೋ ಅದರಲ್ಲಿತ್ತು, ತೆಗೆಯಲಾಗಿದೆ: ಲೋಗೋಗೆ ಅದು ಬೇಕಿಲ್ಲ.',
  'Its letters may look different on other devices. Ask whoever drew it to turn them into outlines.':
    'ಬೇರೆ ಸಾಧನಗಳಲ್ಲಿ ಅದರ ಅಕ್ಷರಗಳು ಬೇರೆ ರೀತಿ ಕಾಣಬಹುದು. ಅವನ್ನು outlines ಆಗಿ ಮಾಡಲು ಬಿಡಿಸಿದವರಿಗೆ ಹೇಳಿ.',
  'Your words and photographs are not connected to your host properly. Whoever set this up can put that right: the card says how.':
    'ನಿಮ್ಮ ಬರಹ ಮತ್ತು ಫೋಟೋಗಳು ಹೋಸ್ಟಿಂಗ್‌ಗೆ ಸರಿಯಾಗಿ ಸೇರಿಲ್ಲ. ಹಾಕಿಕೊಟ್ಟವರು ಸರಿ ಮಾಡಬಹುದು: ಹೇಗೆ ಎಂದು ಕಾರ್ಡಿನಲ್ಲಿದೆ.',
  'This photograph has more than 110 megapixels, too many to open here. Set the camera to its usual size, or choose a smaller copy.':
    'ಈ ಫೋಟೋದಲ್ಲಿ 110 ಮೆಗಾಪಿಕ್ಸೆಲ್‌ಗಿಂತ ಹೆಚ್ಚಿದೆ, ಇಲ್ಲಿ ತೆರೆಯಲು ಆಗದು. ಕ್ಯಾಮೆರಾವನ್ನು ಸಾಮಾನ್ಯ ಗಾತ್ರಕ್ಕೆ ಇಡಿ, ಅಥವಾ ಚಿಕ್ಕ ನಕಲು ಆರಿಸಿ.',
  'This is no longer there. Reload the page to see what there is now.':
    'ಇದು ಈಗ ಇಲ್ಲ. ಈಗ ಏನಿದೆ ನೋಡಲು ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This cannot be read just now: somebody changed it outside the editor. Reload the page to go back to how it was.':
    'ಇದನ್ನು ಈಗ ಓದಲು ಆಗುತ್ತಿಲ್ಲ: ಯಾರೋ ಎಡಿಟರ್ ಹೊರಗೆ ಬದಲಿಸಿದ್ದಾರೆ. ಹಿಂದಿನಂತೆ ಮಾಡಲು ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This cannot be changed here. Whoever set up the editor can change it.':
    'ಇದನ್ನು ಇಲ್ಲಿ ಬದಲಿಸಲು ಆಗದು. ಎಡಿಟರ್ ಹಾಕಿಕೊಟ್ಟವರು ಬದಲಿಸಬಹುದು.',
  'Something else is being saved just now: try again in a moment.':
    'ಈಗ ಬೇರೇನೋ ಸೇವ್ ಆಗುತ್ತಿದೆ: ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'That is too much at once: save in smaller steps.': 'ಒಮ್ಮೆಗೇ ತುಂಬಾ ಹೆಚ್ಚಾಯಿತು: ಸ್ವಲ್ಪ ಸ್ವಲ್ಪವಾಗಿ ಸೇವ್ ಮಾಡಿ.',
  'The editor did not understand this: reload its page.':
    'ಎಡಿಟರ್‌ಗೆ ಇದು ಅರ್ಥವಾಗಲಿಲ್ಲ: ಅದರ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'Something here must be corrected before it can be saved.': 'ಸೇವ್ ಮಾಡುವ ಮೊದಲು ಇಲ್ಲಿ ಏನನ್ನೋ ತಿದ್ದಬೇಕು.',
};
