import type { Table } from '../translatable.ts';

export const today: Table = {
  'What would you like to change?': 'आप क्या बदलना चाहेंगे?',
  'A room and its price': 'कोई कमरा और उसका दाम',
  'The telephone number': 'फ़ोन नंबर',
  'The gallery’s photographs': 'गैलरी की फ़ोटो',
  'Guests’ words': 'मेहमानों की बातें',
  'Before you go live': 'मेहमानों के लिए खोलने से पहले',
  'To do before going live': 'खोलने से पहले यह करना है',
  'Everything is ready for going live.': 'मेहमानों के लिए खोलने को सब तैयार है।',
  'Go there': 'वहाँ जाएँ',
  'See them': 'देखें',
  '[count] more': '[count] और',
  'Saved recently': 'हाल में सेव हुआ',
  'One moment …': 'एक पल …',
  'This cannot be shown just now. Reload the editor in a moment.':
    'यह अभी नहीं दिखाया जा सकता। थोड़ी देर में एडिटर फिर से लोड कीजिए।',
};
