import type { Table } from '../translatable.ts';

export const menu: Table = {
  Editor: 'एडिटर',
  '[inn]: the editor': '[inn]: एडिटर',
  'Skip the menu': 'मेनू छोड़कर आगे बढ़ें',
  'What to change': 'क्या बदलना है',
  'Language of the editor': 'एडिटर की भाषा',
  'Everything you can change': 'जो कुछ भी आप बदल सकते हैं',
  Today: 'आज',
  Photographs: 'फ़ोटो',
  'The inn’s facts': 'होटल की जानकारी',
  Rooms: 'कमरे',
  'Pictures and lists': 'तस्वीरें और सूचियाँ',
  Pages: 'पेज',
  'not on the site': 'साइट पर नहीं',
  'Add or arrange rooms': 'कमरे जोड़ें या क्रम बदलें',
  'not saved': 'सेव नहीं हुआ',
  samples: 'नमूने',
  'Going live': 'मेहमानों के लिए खोलना',
  'Set up the address': 'पता सेट करें',
  'Set up the mailbox': 'मेलबॉक्स सेट करें',
  'Set up EmailJS': 'EmailJS सेट करें',
  'Set up publishing': 'प्रकाशन सेट करें',
  'There is nothing here. Choose what to change from the menu.':
    'यहाँ कुछ नहीं है। क्या बदलना है, मेन्यू से चुनिए।',
  today: 'आज',
  yesterday: 'कल',
  '[day], [time]': '[day], [time]',
  '[day] [month]': '[day] [month]',
  '[day] [month] [year]': '[day] [month] [year]',
  'January,February,March,April,May,June,July,August,September,October,November,December':
    'जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर',
};
