import type { Table } from '../translatable.ts';

export const sections: Table = {
  'Sections of this form': 'इस फ़ॉर्म के हिस्से',
  'Go to': 'यहाँ जाएँ',
  'Close all': 'सब बंद करें',
  'Open all': 'सब खोलें',
  Beginning: 'शुरुआत',
  '[first] …': '[first] …',
  Empty: 'खाली',
  'Left out': 'नहीं जोड़ा',
  'Not saved': 'सेव नहीं हुआ',
  '[section]: [mark]': '[section]: [mark]',
  '[section]: [mark], [other]': '[section]: [mark], [other]',
  '1 entry: [first]': '1 एंट्री: [first]',
  '[count] entries, first: [first]': '[count] एंट्रियाँ, पहली: [first]',
  '[count] entries': '[count] एंट्रियाँ',
  '[count] [what], first: [first]': '[count] [what], पहली: [first]',
  '[count] [what]': '[count] [what]',
  '1 entry': '1 एंट्री',
  '[width] × [depth] metres, [pieces]': '[width] × [depth] मीटर, [pieces]',
  '1 piece': '1 चीज़',
  '[count] pieces': '[count] चीज़ें',
};
