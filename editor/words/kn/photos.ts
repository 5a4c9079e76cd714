import type { Table } from '../translatable.ts';

export const photos: Table = {
  'All photographs of your website, and where each one is used.':
    'ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನ ಎಲ್ಲ ಫೋಟೋಗಳು, ಮತ್ತು ಯಾವುದು ಎಲ್ಲಿದೆ.',
  Show: 'ತೋರಿಸಿ',
  Used: 'ಬಳಕೆಯಲ್ಲಿರುವವು',
  'Not used': 'ಬಳಕೆಯಲ್ಲಿ ಇಲ್ಲದವು',
  'Still to replace': 'ಇನ್ನೂ ಬದಲಿಸಬೇಕಾದವು',
  Deleted: 'ಅಳಿಸಿದವು',
  'Search by name or place': 'ಹೆಸರು ಅಥವಾ ಜಾಗದಿಂದ ಹುಡುಕಿ',
  '[count] photographs': '[count] ಫೋಟೋಗಳು',
  '1 photograph': '1 ಫೋಟೋ',
  'No photograph matches. Choose “All”, or search for another word.':
    'ಯಾವ ಫೋಟೋವೂ ಸಿಗಲಿಲ್ಲ. “ಎಲ್ಲ” ಆರಿಸಿ, ಅಥವಾ ಬೇರೆ ಪದದಿಂದ ಹುಡುಕಿ.',
  'There are no photographs yet. Upload your first ones here.':
    'ಇನ್ನೂ ಯಾವ ಫೋಟೋವೂ ಇಲ್ಲ. ಮೊದಲ ಫೋಟೋಗಳನ್ನು ಇಲ್ಲಿ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ.',
  'No sample photograph is shown any more.': 'ಇನ್ನು ಯಾವ ಮಾದರಿ ಫೋಟೋವೂ ಕಾಣುತ್ತಿಲ್ಲ.',
  'Opening your photographs …': 'ನಿಮ್ಮ ಫೋಟೋಗಳು ತೆರೆಯುತ್ತಿವೆ …',
  'The photographs cannot be shown just now. Reload the editor in a moment.':
    'ಸದ್ಯಕ್ಕೆ ಫೋಟೋಗಳನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ಮೇಲೆ ಎಡಿಟರ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'Used in [places]': 'ಇಲ್ಲಿ ಇದೆ: [places]',
  'Used in [count] places': '[count] ಕಡೆ ಇದೆ',
  'Not used anywhere': 'ಎಲ್ಲೂ ಬಳಸಿಲ್ಲ',
  'Came with the website': 'ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದದ್ದು',
  '[width] × [height] pixels, [megabytes] MB': '[width] × [height] ಪಿಕ್ಸೆಲ್, [megabytes] MB',
  'Where it is used': 'ಎಲ್ಲೆಲ್ಲಿ ಇದೆ',
  'This photograph is not used anywhere on your website.': 'ಈ ಫೋಟೋ ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಎಲ್ಲೂ ಬಳಕೆಯಾಗಿಲ್ಲ.',
  '[title]: [label]': '[title]: [label]',
  'Each link leads to the place where you can choose another.':
    'ಪ್ರತಿ ಲಿಂಕ್ ಬೇರೆ ಫೋಟೋ ಆರಿಸುವ ಜಾಗಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತದೆ.',
  'This one is a picture that came with the website. Put a photograph of your own in its place.':
    'ಈ ಫೋಟೋ ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದದ್ದು. ಇದರ ಜಾಗದಲ್ಲಿ ನಿಮ್ಮದೇ ಫೋಟೋ ಹಾಕಿ.',
  'Replace it everywhere': 'ಎಲ್ಲ ಕಡೆ ಬದಲಿಸಿ',
  'Replaced in [count] places.': '[count] ಕಡೆ ಬದಲಾಯಿತು.',
  'Replaced in 1 place.': '1 ಕಡೆ ಬದಲಾಯಿತು.',
  'The earlier photograph is back in every place.': 'ಎಲ್ಲ ಕಡೆ ಮತ್ತೆ ಹಳೆಯ ಫೋಟೋ ಇದೆ.',
  'Check the descriptions': 'ವಿವರಣೆಗಳನ್ನು ನೋಡಿ',
  'They were written for the earlier photograph. Do they still say what this one shows?':
    'ಇವನ್ನು ಹಳೆಯ ಫೋಟೋಗಾಗಿ ಬರೆದದ್ದು. ಈಗ ಕಾಣುವುದಕ್ಕೂ ಇವು ಸರಿಯೇ?',
  '[title]: “[alt]”': '[title]: “[alt]”',
  Delete: 'ಅಳಿಸಿ',
  'This photograph is used in [count] places, so it cannot be deleted. Replace it everywhere first, or choose another in each place:':
    'ಈ ಫೋಟೋ [count] ಕಡೆ ಇದೆ, ಹಾಗಾಗಿ ಅಳಿಸಲು ಆಗದು. ಮೊದಲು ಎಲ್ಲ ಕಡೆ ಬದಲಿಸಿ, ಅಥವಾ ಒಂದೊಂದು ಕಡೆ ಬೇರೆ ಆರಿಸಿ:',
  'This photograph is used in 1 place, so it cannot be deleted. Replace it there first:':
    'ಈ ಫೋಟೋ 1 ಕಡೆ ಇದೆ, ಹಾಗಾಗಿ ಅಳಿಸಲು ಆಗದು. ಮೊದಲು ಅಲ್ಲಿ ಬದಲಿಸಿ:',
  'Deleted: [name]. You can restore it for 30 days.': 'ಅಳಿಸಲಾಗಿದೆ: [name]. 30 ದಿನಗಳವರೆಗೆ ಮರಳಿ ತರಬಹುದು.',
  Undo: 'ರದ್ದು ಮಾಡಿ',
  'Deleted photographs can be restored for 30 days; then they are removed for good.':
    'ಅಳಿಸಿದ ಫೋಟೋಗಳನ್ನು 30 ದಿನಗಳವರೆಗೆ ಮರಳಿ ತರಬಹುದು; ಆಮೇಲೆ ಪೂರ್ತಿ ಹೋಗುತ್ತವೆ.',
  'No photograph was deleted in the last 30 days.': 'ಕಳೆದ 30 ದಿನಗಳಲ್ಲಿ ಯಾವ ಫೋಟೋವನ್ನೂ ಅಳಿಸಿಲ್ಲ.',
  '[count] days left': '[count] ದಿನ ಉಳಿದಿದೆ',
  '1 day left': '1 ದಿನ ಉಳಿದಿದೆ',
  Restore: 'ಮರಳಿ ತನ್ನಿ',
  'Restored: [name].': 'ಮರಳಿ ತರಲಾಗಿದೆ: [name].',
  '[count] photographs came with the website. Put your own in their place.':
    '[count] ಫೋಟೋಗಳ ಜಾಗದಲ್ಲಿ ನಿಮ್ಮವನ್ನು ಹಾಕಬೇಕು: ಇವು ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದವು.',
  '1 photograph came with the website. Put one of your own in its place.':
    '1 ಫೋಟೋದ ಜಾಗದಲ್ಲಿ ನಿಮ್ಮದನ್ನು ಹಾಕಬೇಕು: ಇದು ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದದ್ದು.',
  'Show them': 'ಅವುಗಳನ್ನು ತೋರಿಸಿ',
  '[count] photographs are not on any page. Use them in a room or the gallery, or delete them.':
    '[count] ಫೋಟೋಗಳು ಯಾವ ಪುಟದಲ್ಲೂ ಇಲ್ಲ. ರೂಮಿನಲ್ಲಿ ಅಥವಾ ಗ್ಯಾಲರಿಯಲ್ಲಿ ಬಳಸಿ, ಇಲ್ಲವೇ ಅಳಿಸಿ.',
  '1 photograph is not on any page. Use it in a room or the gallery, or delete it.':
    '1 ಫೋಟೋ ಯಾವ ಪುಟದಲ್ಲೂ ಇಲ್ಲ. ರೂಮಿನಲ್ಲಿ ಅಥವಾ ಗ್ಯಾಲರಿಯಲ್ಲಿ ಬಳಸಿ, ಇಲ್ಲವೇ ಅಳಿಸಿ.',
  'Put several in place at once': 'ಹಲವು ಫೋಟೋಗಳನ್ನು ಒಮ್ಮೆಗೇ ಹಾಕಿ',
  'Tap your photographs in the order of the places: each goes to the place that is marked, and the next place is marked. Tap a place to choose it yourself.':
    'ಜಾಗಗಳ ಕ್ರಮದಲ್ಲಿ ನಿಮ್ಮ ಫೋಟೋಗಳ ಮೇಲೆ ಒತ್ತಿ: ಪ್ರತಿಯೊಂದೂ ಗುರುತಿಸಿದ ಜಾಗಕ್ಕೆ ಹೋಗುತ್ತದೆ, ಆಮೇಲೆ ಮುಂದಿನ ಜಾಗ ಗುರುತಾಗುತ್ತದೆ. ಬೇರೆ ಜಾಗ ಬೇಕಾದರೆ ಅದರ ಮೇಲೆ ಒತ್ತಿ.',
  'Your photographs': 'ನಿಮ್ಮ ಫೋಟೋಗಳು',
  'Upload your photographs above; then they are offered here.':
    'ಮೇಲೆ ನಿಮ್ಮ ಫೋಟೋಗಳನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ; ಆಗ ಅವು ಇಲ್ಲಿ ಬರುತ್ತವೆ.',
  'Places with a photograph that came with the website': 'ವೆಬ್‌ಸೈಟ್ ಜೊತೆ ಬಂದ ಫೋಟೋ ಇರುವ ಜಾಗಗಳು',
  '[photo], in place [place]': '[photo], [place]ನೇ ಜಾಗದಲ್ಲಿ',
  'Place [place]: [uses]': 'ಜಾಗ [place]: [uses]',
  'Place [place]: [photo] in [uses]': 'ಜಾಗ [place]: [photo], [uses]',
  'Fill the places in this order': 'ಇದೇ ಕ್ರಮದಲ್ಲಿ ಜಾಗಗಳನ್ನು ತುಂಬಿ',
  'Take the last one back': 'ಕೊನೆಯದನ್ನು ಹಿಂದಕ್ಕೆ ತೆಗೆಯಿರಿ',
  'Begin again': 'ಮತ್ತೆ ಶುರು ಮಾಡಿ',
  'Put [count] in place': '[count] ಫೋಟೋ ಹಾಕಿ',
  'Put 1 in place': '1 ಫೋಟೋ ಹಾಕಿ',
  '[photo] goes to place [place].': '[photo] [place]ನೇ ಜಾಗಕ್ಕೆ ಹೋಗುತ್ತದೆ.',
  'Drop photographs here, or': 'ಫೋಟೋಗಳನ್ನು ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ',
  'Choose photographs': 'ಫೋಟೋಗಳನ್ನು ಆರಿಸಿ',
  'Take a photograph': 'ಫೋಟೋ ತೆಗೆಯಿರಿ',
  Uploads: 'ಅಪ್‌ಲೋಡ್‌ಗಳು',
  'Waiting …': 'ಕಾಯುತ್ತಿದೆ …',
  'Uploading …': 'ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ …',
  'Preparing …': 'ಸಿದ್ಧವಾಗುತ್ತಿದೆ …',
  'Uploaded: [name].': 'ಅಪ್‌ಲೋಡ್ ಆಯಿತು: [name].',
  'Not uploaded: [name].': 'ಅಪ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ: [name].',
  'This photograph could not be uploaded.': 'ಈ ಫೋಟೋವನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
  'The editor did not answer. Try again once it is back.': 'ಎಡಿಟರ್ ಉತ್ತರಿಸಲಿಲ್ಲ. ಅದು ಮರಳಿದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Try again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  'Remove from this list': 'ಈ ಪಟ್ಟಿಯಿಂದ ತೆಗೆಯಿರಿ',
  'Clear this list': 'ಈ ಪಟ್ಟಿ ಖಾಲಿ ಮಾಡಿ',
  'Open it': 'ತೆರೆಯಿರಿ',
  'Use this one': 'ಇದನ್ನೇ ಬಳಸಿ',
  '[action]: [name]': '[action]: [name]',
  '[done] of [count] uploaded.': 'ಅಪ್‌ಲೋಡ್ ಆದದ್ದು: [count]ರಲ್ಲಿ [done].',
  '[done] of [count] uploaded, [failed] not.': 'ಅಪ್‌ಲೋಡ್ ಆದದ್ದು: [count]ರಲ್ಲಿ [done]; ಆಗದ್ದು: [failed].',
  'Choose another photograph': 'ಬೇರೆ ಫೋಟೋ ಆರಿಸಿ',
  'Choose a photograph': 'ಫೋಟೋ ಆರಿಸಿ',
  'What would you tell a friend on the telephone that this shows?':
    'ಇದರಲ್ಲಿ ಏನಿದೆ ಎಂದು ಗೆಳೆಯರಿಗೆ ಫೋನಿನಲ್ಲಿ ಹೇಗೆ ಹೇಳುತ್ತೀರಿ?',
  'For guests who cannot see it, and for search engines.': 'ಇದನ್ನು ನೋಡಲಾಗದ ಅತಿಥಿಗಳಿಗೆ ಮತ್ತು ಸರ್ಚ್ ಎಂಜಿನ್‌ಗಳಿಗೆ.',
  'The photograph is new: do these words still say what it shows?':
    'ಫೋಟೋ ಹೊಸದು: ಇದರಲ್ಲಿ ಇರುವುದಕ್ಕೆ ಈ ಮಾತು ಇನ್ನೂ ಸರಿಯೇ?',
  'No photograph yet': 'ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ',
  'Tap what matters most in the photograph': 'ಫೋಟೋದಲ್ಲಿ ಯಾವುದು ಮುಖ್ಯವೋ ಅದರ ಮೇಲೆ ಒತ್ತಿ',
  'However the photograph is cropped, this part stays in view. The arrow keys move the mark too.':
    'ಫೋಟೋವನ್ನು ಹೇಗೆ ಕತ್ತರಿಸಿದರೂ ಈ ಭಾಗ ಕಾಣುತ್ತದೆ. ಬಾಣದ ಕೀಗಳಿಂದಲೂ ಗುರುತು ಸರಿಸಬಹುದು.',
  '[x] per cent from the left, [y] per cent from the top': 'ಎಡದಿಂದ [x]%, ಮೇಲಿಂದ [y]%',
  'How it will be cropped': 'ಹೀಗೆ ಕತ್ತರಿಸಲಾಗುತ್ತದೆ',
  'Drop a drawing (SVG or PNG) here, or': 'ಚಿತ್ರವನ್ನು (SVG ಅಥವಾ PNG) ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ',
  'Drop another drawing here, or': 'ಬೇರೆ ಚಿತ್ರ ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ',
  'Choose from this device': 'ಈ ಸಾಧನದಿಂದ ಆರಿಸಿ',
  'Uploading [name] …': 'ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ: [name] …',
  'This drawing could not be uploaded. Try once more, or choose another.':
    'ಈ ಚಿತ್ರವನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇನ್ನೊಮ್ಮೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಬೇರೆಯದನ್ನು ಆರಿಸಿ.',
  'Uploaded: [name]. Once saved, it is on every page.':
    'ಅಪ್‌ಲೋಡ್ ಆಯಿತು: [name]. ಸೇವ್ ಮಾಡಿದ ಮೇಲೆ ಎಲ್ಲ ಪುಟಗಳಲ್ಲೂ ಬರುತ್ತದೆ.',
  'Use the flower and the name instead': 'ಇದರ ಬದಲು ಹೂವು ಮತ್ತು ಹೆಸರು ಬಳಸಿ',
  'At the head and the foot of each page.': 'ಪ್ರತಿ ಪುಟದ ಮೇಲೆ ಮತ್ತು ಕೆಳಗೆ.',
  'On a pale background; the site shows it on a dark one only.':
    'ತಿಳಿ ಹಿನ್ನೆಲೆಯಲ್ಲಿ; ಸೈಟ್‌ನಲ್ಲಿ ಇದು ಗಾಢ ಹಿನ್ನೆಲೆಯಲ್ಲಿ ಮಾತ್ರ ಬರುತ್ತದೆ.',
  'In a browser’s tab, on a phone and on the card to print.':
    'ಬ್ರೌಸರ್ ಟ್ಯಾಬ್‌ನಲ್ಲಿ, ಫೋನಿನಲ್ಲಿ ಮತ್ತು ಪ್ರಿಂಟ್ ಕಾರ್ಡಿನಲ್ಲಿ.',
  'Easy to see.': 'ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತದೆ.',
  'Hard to see here.': 'ಇಲ್ಲಿ ಸರಿಯಾಗಿ ಕಾಣುವುದಿಲ್ಲ.',
};
