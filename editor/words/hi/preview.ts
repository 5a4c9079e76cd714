import type { Table } from '../translatable.ts';

export const preview: Table = {
  'The page': 'पेज',
  'The page as guests see it': 'पेज, जैसा मेहमानों को दिखता है',
  'Show the page': 'पेज दिखाएँ',
  'Hide the page': 'पेज छिपाएँ',
  Phone: 'फ़ोन',
  Computer: 'कंप्यूटर',
  'Reload the page': 'फिर से दिखाएँ',
  'Open in a new window': 'नई विंडो में खोलें',
  'It shows what is saved.': 'इसमें वही दिखता है जो सेव है।',
  'The page comes back by itself once the editor does.': 'एडिटर लौटते ही पेज अपने आप आ जाएगा।',
  'Press Enter to change this.': 'इसे बदलने के लिए Enter दबाइए।',
  Edit: 'बदलें',
  'Tap a text or a picture in the page: its field opens.':
    'पेज में किसी टेक्स्ट या तस्वीर पर टैप कीजिए: उसका फ़ील्ड खुलेगा।',
  Browse: 'घूमकर देखें',
  'Links in the page are followed, as for guests.': 'पेज के लिंक वैसे ही खुलते हैं जैसे मेहमानों के लिए।',
  'This page does not show the field you are in.': 'आप जिस फ़ील्ड में हैं वह इस पेज पर नहीं दिखता।',
  'All fields': 'सारे फ़ील्ड',
  'The page is being prepared …': 'पेज तैयार हो रहा है …',
  'The page cannot be shown just yet; what you change is still saved.':
    'पेज अभी नहीं दिखाया जा सकता; आप जो बदलेंगे वह फिर भी सेव होगा।',
};
