import type { Table } from '../translatable.ts';

export const photos: Table = {
  'All photographs of your website, and where each one is used.':
    'आपकी वेबसाइट की सारी फ़ोटो, और कौन-सी कहाँ लगी है।',
  Show: 'दिखाएँ',
  Used: 'जो लगी हैं',
  'Not used': 'जो नहीं लगीं',
  'Still to replace': 'जो बदलनी हैं',
  Deleted: 'मिटाई हुई',
  'Search by name or place': 'नाम या जगह से खोजें',
  '[count] photographs': '[count] फ़ोटो',
  '1 photograph': '1 फ़ोटो',
  'No photograph matches. Choose “All”, or search for another word.':
    'कोई फ़ोटो नहीं मिली। “सब” चुनिए, या किसी और शब्द से खोजिए।',
  'There are no photographs yet. Upload your first ones here.':
    'अभी कोई फ़ोटो नहीं है। पहली फ़ोटो यहाँ अपलोड कीजिए।',
  'No sample photograph is shown any more.': 'अब कोई नमूना फ़ोटो नहीं दिखती।',
  'Opening your photographs …': 'आपकी फ़ोटो खुल रही हैं …',
  'The photographs cannot be shown just now. Reload the editor in a moment.':
    'फ़ोटो अभी नहीं दिखाई जा सकतीं। थोड़ी देर में एडिटर फिर से लोड कीजिए।',
  'Used in [places]': 'यहाँ लगी है: [places]',
  'Used in [count] places': '[count] जगह लगी है',
  'Not used anywhere': 'कहीं नहीं लगी',
  'Came with the website': 'वेबसाइट के साथ आई',
  '[width] × [height] pixels, [megabytes] MB': '[width] × [height] पिक्सेल, [megabytes] MB',
  'Where it is used': 'कहाँ-कहाँ लगी है',
  'This photograph is not used anywhere on your website.': 'यह फ़ोटो आपकी वेबसाइट पर कहीं नहीं लगी है।',
  '[title]: [label]': '[title]: [label]',
  'Each link leads to the place where you can choose another.':
    'हर लिंक उस जगह ले जाता है जहाँ आप दूसरी फ़ोटो चुन सकते हैं।',
  'This one is a picture that came with the website. Put a photograph of your own in its place.':
    'यह तस्वीर वेबसाइट के साथ आई थी। इसकी जगह अपनी फ़ोटो लगाइए।',
  'Replace it everywhere': 'हर जगह बदलें',
  'Replaced in [count] places.': '[count] जगह बदल दी गई।',
  'Replaced in 1 place.': '1 जगह बदल दी गई।',
  'The earlier photograph is back in every place.': 'हर जगह फिर पहले वाली फ़ोटो है।',
  'Check the descriptions': 'विवरण जाँच लें',
  'They were written for the earlier photograph. Do they still say what this one shows?':
    'ये पहले वाली फ़ोटो के लिए लिखे गए थे। क्या इस फ़ोटो में भी यही दिखता है?',
  '[title]: “[alt]”': '[title]: “[alt]”',
  Delete: 'मिटाएँ',
  'This photograph is used in [count] places, so it cannot be deleted. Replace it everywhere first, or choose another in each place:':
    'यह फ़ोटो [count] जगह लगी है, इसलिए मिटाई नहीं जा सकती। पहले इसे हर जगह बदलिए, या हर जगह दूसरी चुनिए:',
  'This photograph is used in 1 place, so it cannot be deleted. Replace it there first:':
    'यह फ़ोटो 1 जगह लगी है, इसलिए मिटाई नहीं जा सकती। पहले वहाँ बदलिए:',
  'Deleted: [name]. You can restore it for 30 days.':
    'मिटाई गई: [name]। 30 दिन तक वापस लाई जा सकती है।',
  Undo: 'वापस लें',
  'Deleted photographs can be restored for 30 days; then they are removed for good.':
    'मिटाई हुई फ़ोटो 30 दिन तक वापस लाई जा सकती हैं; फिर हमेशा के लिए चली जाती हैं।',
  'No photograph was deleted in the last 30 days.': 'पिछले 30 दिनों में कोई फ़ोटो नहीं मिटाई गई।',
  '[count] days left': '[count] दिन बाक़ी',
  '1 day left': '1 दिन बाक़ी',
  Restore: 'वापस लाएँ',
  'Restored: [name].': 'वापस लाई गई: [name]।',
  '[count] photographs came with the website. Put your own in their place.':
    '[count] फ़ोटो की जगह अपनी लगानी हैं: ये वेबसाइट के साथ आई थीं।',
  '1 photograph came with the website. Put one of your own in its place.':
    '1 फ़ोटो की जगह अपनी लगानी है: यह वेबसाइट के साथ आई थी।',
  'Show them': 'उन्हें दिखाएँ',
  '[count] photographs are not on any page. Use them in a room or the gallery, or delete them.':
    '[count] फ़ोटो किसी पेज पर नहीं हैं। उन्हें किसी कमरे या गैलरी में लगाइए, या मिटा दीजिए।',
  '1 photograph is not on any page. Use it in a room or the gallery, or delete it.':
    '1 फ़ोटो किसी पेज पर नहीं है। उसे किसी कमरे या गैलरी में लगाइए, या मिटा दीजिए।',
  'Put several in place at once': 'कई फ़ोटो एक साथ लगाएँ',
  'Tap your photographs in the order of the places: each goes to the place that is marked, and the next place is marked. Tap a place to choose it yourself.':
    'जगहों के क्रम में अपनी फ़ोटो पर टैप कीजिए: हर एक निशान वाली जगह पर जाती है, फिर अगली जगह पर निशान आता है। कोई और जगह चाहिए तो उस पर टैप कीजिए।',
  'Your photographs': 'आपकी फ़ोटो',
  'Upload your photographs above; then they are offered here.':
    'ऊपर अपनी फ़ोटो अपलोड कीजिए; तब वे यहाँ मिलेंगी।',
  'Places with a photograph that came with the website': 'जगहें जहाँ वेबसाइट के साथ आई फ़ोटो है',
  '[photo], in place [place]': '[photo], जगह [place] पर',
  'Place [place]: [uses]': 'जगह [place]: [uses]',
  'Place [place]: [photo] in [uses]': 'जगह [place]: [photo], [uses]',
  'Fill the places in this order': 'जगहें इसी क्रम में भरें',
  'Take the last one back': 'आख़िरी वाली वापस लें',
  'Begin again': 'फिर से शुरू करें',
  'Put [count] in place': '[count] लगाएँ',
  'Put 1 in place': '1 लगाएँ',
  '[photo] goes to place [place].': '[photo] जगह [place] पर जाएगी।',
  'Drop photographs here, or': 'फ़ोटो खींचकर यहाँ छोड़िए, या',
  'Choose photographs': 'फ़ोटो चुनें',
  'Take a photograph': 'फ़ोटो खींचें',
  Uploads: 'अपलोड',
  'Waiting …': 'इंतज़ार में …',
  'Uploading …': 'अपलोड हो रही है …',
  'Preparing …': 'तैयार हो रही है …',
  'Uploaded: [name].': 'अपलोड हो गई: [name]।',
  'Not uploaded: [name].': 'अपलोड नहीं हुई: [name]।',
  'This photograph could not be uploaded.': 'यह फ़ोटो अपलोड नहीं हो पाई।',
  'The editor did not answer. Try again once it is back.':
    'एडिटर ने जवाब नहीं दिया। जब वह लौटे तब फिर कोशिश कीजिए।',
  'Try again': 'फिर कोशिश करें',
  'Remove from this list': 'इस सूची से हटाएँ',
  'Clear this list': 'यह सूची ख़ाली करें',
  'Open it': 'खोलें',
  'Use this one': 'इसी को लगाएँ',
  '[action]: [name]': '[action]: [name]',
  '[done] of [count] uploaded.': 'अपलोड: [count] में से [done]।',
  '[done] of [count] uploaded, [failed] not.': 'अपलोड: [count] में से [done]; नहीं हुईं: [failed]।',
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
