import type { Table } from '../translatable.ts';

export const pictures: Table = {
  'Choose another photograph': 'दूसरी फ़ोटो चुनें',
  'Choose a photograph': 'फ़ोटो चुनें',
  'What would you tell a friend on the telephone that this shows?':
    'फ़ोन पर किसी दोस्त को कैसे बताएँगे कि इसमें क्या दिखता है?',
  'For guests who cannot see it, and for search engines.':
    'उन मेहमानों के लिए जो इसे देख नहीं सकते, और सर्च इंजनों के लिए।',
  'The photograph is new: do these words still say what it shows?':
    'फ़ोटो नई है: क्या ये शब्द अब भी वही बताते हैं जो इसमें दिखता है?',
  'No photograph yet': 'अभी कोई फ़ोटो नहीं',
  'Tap what matters most in the photograph': 'फ़ोटो में जो सबसे अहम है उस पर टैप करें',
  'However the photograph is cropped, this part stays in view. The arrow keys move the mark too.':
    'फ़ोटो जैसे भी कटे, यह हिस्सा दिखता रहेगा। निशान को तीर वाले बटनों से भी खिसका सकते हैं।',
  '[x] per cent from the left, [y] per cent from the top': 'बाईं ओर से [x] प्रतिशत, ऊपर से [y] प्रतिशत',
  'How it will be cropped': 'यह ऐसे कटेगी',
  'Drop a drawing (SVG or PNG) here, or': 'चित्र (SVG या PNG) खींचकर यहाँ छोड़िए, या',
  'Drop another drawing here, or': 'दूसरा चित्र खींचकर यहाँ छोड़िए, या',
  'Choose from this device': 'इस डिवाइस से चुनें',
  'Uploading [name] …': 'अपलोड हो रहा है: [name] …',
  'This drawing could not be uploaded. Try once more, or choose another.':
    'यह चित्र अपलोड नहीं हो पाया। एक बार फिर कोशिश कीजिए, या दूसरा चुनिए।',
  'Uploaded: [name]. Once saved, it is on every page.':
    'अपलोड हो गया: [name]। सेव करते ही यह हर पेज पर आ जाएगा।',
  'Use the flower and the name instead': 'इसकी जगह फूल और नाम लगाएँ',
  'At the head and the foot of each page.': 'हर पेज के ऊपर और नीचे।',
  'On a pale background; the site shows it on a dark one only.':
    'हल्के बैकग्राउंड पर; साइट इसे सिर्फ़ गहरे पर दिखाती है।',
  'In a browser’s tab, on a phone and on the card to print.':
    'ब्राउज़र के टैब में, फ़ोन पर और छापने वाले कार्ड पर।',
  'Easy to see.': 'साफ़ दिखता है।',
  'Hard to see here.': 'यहाँ मुश्किल से दिखता है।',
};
