import type { Table } from '../translatable.ts';

export const roomFields: Table = {
  'What guests do not see, by its names. All of it stays saved.':
    'ಅತಿಥಿಗಳಿಗೆ ಕಾಣದಿರುವ ಭಾಗಗಳ ಹೆಸರು. ಎಲ್ಲವೂ ಸೇವ್ ಆಗಿರುತ್ತದೆ.',
  'Name of the room type': 'ರೂಮ್ ಬಗೆಯ ಹೆಸರು',
  'Name in two or three words': 'ಎರಡು ಮೂರು ಪದಗಳಲ್ಲಿ ಹೆಸರು',
  'For narrow lists, such as the foot of the pages; left empty, the name stands there.':
    'ಪುಟದ ಕೆಳಭಾಗದಂಥ ಕಿರಿದಾದ ಪಟ್ಟಿಗಳಿಗೆ; ಖಾಲಿ ಬಿಟ್ಟರೆ ಪೂರ್ತಿ ಹೆಸರು ಬರುತ್ತದೆ.',
  Beds: 'ಬೆಡ್‌ಗಳು',
  'Such as "2 single beds".': 'ಉದಾಹರಣೆಗೆ "2 single beds".',
  'Number of beds': 'ಬೆಡ್‌ಗಳ ಸಂಖ್ಯೆ',
  Sleeps: 'ಎಷ್ಟು ಜನ ಮಲಗಬಹುದು',
  'Number of bathrooms': 'ಬಾತ್‌ರೂಮ್‌ಗಳ ಸಂಖ್ಯೆ',
  'Wi-Fi': 'ವೈ-ಫೈ',
  'Air conditioning': 'ಎಸಿ',
  Price: 'ದರ',
  'Rupees a night; shown nowhere while it is empty.':
    'ಒಂದು ರಾತ್ರಿಗೆ ಎಷ್ಟು ರೂಪಾಯಿ; ಖಾಲಿ ಇದ್ದರೆ ಎಲ್ಲೂ ಕಾಣುವುದಿಲ್ಲ.',
  'Floor space': 'ನೆಲದ ವಿಸ್ತೀರ್ಣ',
  'Square metres of floor, without the bathroom; the site says square feet as well.':
    'ಬಾತ್‌ರೂಮ್ ಬಿಟ್ಟು ಎಷ್ಟು ಚದರ ಮೀಟರ್; ಸೈಟ್ ಚದರ ಅಡಿಯನ್ನೂ ತೋರಿಸುತ್ತದೆ.',
  'Floor plan': 'ರೂಮಿನ ನಕ್ಷೆ',
  'The room from above, in metres, drawn beside its facts. Best with its door at the bottom.':
    'ಮೇಲಿನಿಂದ ಕಂಡಂತೆ ರೂಮ್, ಮೀಟರ್‌ಗಳಲ್ಲಿ; ವಿವರಗಳ ಪಕ್ಕದಲ್ಲಿ ಬರುತ್ತದೆ. ಬಾಗಿಲು ಕೆಳಗಡೆ ಇದ್ದರೆ ಚೆನ್ನ.',
  'Width of the room': 'ರೂಮಿನ ಅಗಲ',
  'Metres from wall to wall, left to right, without the bathroom.':
    'ಎಡದಿಂದ ಬಲಕ್ಕೆ ಗೋಡೆಯಿಂದ ಗೋಡೆಗೆ ಎಷ್ಟು ಮೀಟರ್, ಬಾತ್‌ರೂಮ್ ಬಿಟ್ಟು.',
  'Depth of the room': 'ರೂಮಿನ ಉದ್ದ',
  'Metres from wall to wall, top to bottom, without the bathroom.':
    'ಮೇಲಿನಿಂದ ಕೆಳಕ್ಕೆ ಗೋಡೆಯಿಂದ ಗೋಡೆಗೆ ಎಷ್ಟು ಮೀಟರ್, ಬಾತ್‌ರೂಮ್ ಬಿಟ್ಟು.',
  'What stands in it': 'ಒಳಗೆ ಏನೇನಿದೆ',
  Piece: 'ವಸ್ತು',
  What: 'ಏನು',
  Wall: 'ಗೋಡೆ',
  'Where it stands in the drawing; of a fan, the wall to measure from.':
    'ನಕ್ಷೆಯಲ್ಲಿ ಎಲ್ಲಿದೆ; ಫ್ಯಾನ್ ಆದರೆ ಯಾವ ಗೋಡೆಯಿಂದ ಅಳೆಯಬೇಕು.',
  'From the end of the wall': 'ಗೋಡೆಯ ತುದಿಯಿಂದ',
  'Metres from its left end, or from its top end if the wall is at the side.':
    'ಗೋಡೆಯ ಎಡ ತುದಿಯಿಂದ ಎಷ್ಟು ಮೀಟರ್; ಬದಿಯ ಗೋಡೆಯಾದರೆ ಮೇಲಿನ ತುದಿಯಿಂದ.',
  Width: 'ಅಗಲ',
  'Metres along the wall; left empty, the usual width.': 'ಗೋಡೆಯುದ್ದಕ್ಕೂ ಎಷ್ಟು ಮೀಟರ್; ಖಾಲಿ ಬಿಟ್ಟರೆ ಸಾಮಾನ್ಯ ಅಗಲ.',
  Depth: 'ಆಳ',
  'Metres from the wall into the room (for a bath, outwards); left empty, the usual depth.':
    'ಗೋಡೆಯಿಂದ ಮುಂದಕ್ಕೆ ಎಷ್ಟು ಮೀಟರ್, ಬಾತ್‌ರೂಮ್ ಆದರೆ ಹೊರಕ್ಕೆ; ಖಾಲಿ ಬಿಟ್ಟರೆ ಸಾಮಾನ್ಯದಂತೆ.',
  'Away from the wall': 'ಗೋಡೆಯಿಂದ ದೂರ',
  'Metres between it and the wall; left empty, it stands at the wall.':
    'ಇದಕ್ಕೂ ಗೋಡೆಗೂ ನಡುವೆ ಎಷ್ಟು ಮೀಟರ್; ಖಾಲಿ ಬಿಟ್ಟರೆ ಗೋಡೆಗೆ ತಾಗಿರುತ್ತದೆ.',
  'What is different': 'ಏನು ವಿಶೇಷ',
  'What sets this room apart from the others, for the table that compares them.':
    'ಬೇರೆ ರೂಮ್‌ಗಳಿಗಿಂತ ಇದರಲ್ಲಿ ಏನು ವಿಶೇಷ, ಹೋಲಿಸುವ ಪಟ್ಟಿಗಾಗಿ.',
  'One or two sentences for the room card': 'ರೂಮ್ ಕಾರ್ಡಿಗೆ ಒಂದೆರಡು ವಾಕ್ಯ',
  'Room page': 'ರೂಮ್ ಪುಟ',
  'Paragraph of the room page': 'ರೂಮ್ ಪುಟದ ಪ್ಯಾರಾ',
  Amenities: 'ಸೌಕರ್ಯಗಳು',
  Amenity: 'ಸೌಕರ್ಯ',
  Icon: 'ಐಕಾನ್',
  'A small drawing beside the words.': 'ಪದಗಳ ಪಕ್ಕ ಬರುವ ಚಿಕ್ಕ ಚಿತ್ರ.',
  'The first is on the room’s card.': 'ಮೊದಲನೆಯದು ರೂಮ್ ಕಾರ್ಡಿನಲ್ಲಿ ಬರುತ್ತದೆ.',
  Photograph: 'ಫೋಟೋ',
  'What the photo shows': 'ಫೋಟೋದಲ್ಲಿ ಏನಿದೆ',
  'For people who cannot see the photo.': 'ಫೋಟೋ ನೋಡಲಾಗದವರಿಗೆ.',
  'What matters most in it': 'ಮುಖ್ಯವಾಗಿ ಕಾಣಬೇಕಾದ್ದು',
  'Stays in view however the photograph is cropped: per cent from the left, per cent from the top.':
    'ಫೋಟೋವನ್ನು ಹೇಗೆ ಕತ್ತರಿಸಿದರೂ ಇದು ಕಾಣುತ್ತದೆ: ಎಡದಿಂದ ಎಷ್ಟು ಶೇಕಡಾ, ಮೇಲಿನಿಂದ ಎಷ್ಟು ಶೇಕಡಾ.',
  'Place among the rooms': 'ರೂಮ್‌ಗಳಲ್ಲಿ ಎಷ್ಟನೆಯದು',
  '1 is shown first.': '1 ಎಂದರೆ ಮೊದಲು.',
  'Earlier addresses': 'ಹಿಂದಿನ ವಿಳಾಸಗಳು',
  'Addresses that the room had before; guests are led here.':
    'ಈ ರೂಮಿಗೆ ಮೊದಲು ಇದ್ದ ವಿಳಾಸಗಳು; ಅಲ್ಲಿಂದ ಅತಿಥಿಗಳು ಇಲ್ಲಿಗೆ ಬರುತ್ತಾರೆ.',
  'Old address': 'ಹಳೆಯ ವಿಳಾಸ',
};
