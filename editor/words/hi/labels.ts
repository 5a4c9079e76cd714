import type { Table } from '../translatable.ts';

export const labels: Table = {
  Rooms: 'कमरे',
  Room: 'कमरा',
  Photographs: 'फ़ोटो',
  'Guests’ words': 'मेहमानों की बातें',
  Facilities: 'सुविधाएँ',
  Gallery: 'गैलरी',
  Place: 'जगह',
  Subject: 'विषय',
  'Not shown': 'जो नहीं दिखता',
  'Other languages': 'दूसरी भाषाएँ',
  'The sentence at the foot of every page that says what is made up.':
    'हर पेज के नीचे का वाक्य जो बताता है कि क्या असली नहीं है।',
  English: 'अंग्रेज़ी',
  Note: 'टिप्पणी',
};
