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
  'From the sample to your inn': 'नमूने से आपके अपने होटल तक',
  'What matters most to guests comes first. About [minutes] minutes are left; stop whenever you like, and go on another day.':
    'इस क्रम में मेहमानों के लिए सबसे ज़रूरी बात पहले आती है। क़रीब [minutes] मिनट का काम बाक़ी है; जब चाहें रुक जाइए, किसी और दिन आगे बढ़िए।',
  Done: 'हो गया',
  Next: 'आगे',
  'Name, numbers and address': 'नाम, फ़ोन नंबर और पता',
  '[count] left to write: what guests need to know about the inn, then the first words of the home page.':
    '[count] लिखना बाक़ी है: मेहमानों को आपके यहाँ के बारे में जो जानना चाहिए, फिर होम पेज की पहली बातें।',
  'Write them': 'लिखें',
  'Your rooms': 'आपके कमरे',
  'The website came with these rooms. Change each to one of yours, and take those that you do not have off the site.':
    'ये कमरे वेबसाइट के साथ आए थे। इनकी जगह अपने कमरे लिखिए, और जो आपके यहाँ नहीं हैं उन्हें साइट से हटा दीजिए।',
  '[room]: [count] left to write': '[room]: [count] लिखना बाक़ी',
  '[room]: written': '[room]: लिख दिया',
  'Add a room': 'कमरा जोड़ें',
  'Your prices': 'आपके दाम',
  'Rooms without a price: [count]. Prices are what guests look for first.':
    'बिना दाम के कमरे: [count]। मेहमान सबसे पहले वही देखते हैं।',
  'Type the prices': 'दाम लिखें',
  'Six photographs of your own': 'आपकी अपनी छह फ़ोटो',
  '[count] sample photographs remain where something must be shown: on the first screen and in the rooms.':
    'जहाँ कुछ दिखाना ज़रूरी है वहाँ अब भी [count] नमूना फ़ोटो हैं: पहली स्क्रीन पर और कमरों में।',
  'Put one in': 'एक लगाएँ',
  'Done for today': 'आज के लिए बस',
  'This switches off all that is still a sample. Guests then see a smaller site, and a true one. Nothing is lost: switch each thing on again once it is your own.':
    'जो अब भी नमूना है वह बंद हो जाता है: मेहमानों को साइट छोटी मगर सच्ची दिखती है। कुछ भी खोता नहीं; जैसे-जैसे अपना लिखें, उसे फिर चालू कर दीजिए।',
  'What would be switched off ([count])': 'क्या-क्या बंद होगा ([count])',
  'Switch off what is still a sample': 'जो अब भी नमूना है उसे बंद करें',
  'Switched off. You can undo this under “What was saved”.':
    'बंद कर दिया। “क्या सेव हुआ” में जाकर इसे वापस लिया जा सकता है।',
  '[count] sentences still come from the sample. Read each one, then write your own or say that it is true.':
    '[count] वाक्य अब भी नमूने के हैं। हर एक पढ़िए, और अपने शब्दों में लिखिए या बताइए कि यह सच है।',
  'This still comes from the sample. Write your own, or say that it is true of your inn.':
    'यह अब भी नमूने का वाक्य है। अपना लिखिए, या बताइए कि आपके यहाँ यही सच है।',
  'Sentences of the sample': 'नमूने के वाक्य',
  'These are still word for word as they came with the website. Write what is true of your inn, or say that one is true as it stands.':
    'नमूने में हूबहू यही लिखा है। आपके यहाँ जैसा है वैसा लिखिए, या बताइए कि यह ज्यों का त्यों सच है।',
  'True of your inn: [what]': 'आपके यहाँ सच: [what]',
  'So far [own] of [all]. The house, the bed of each room, and a bathroom are a good beginning.':
    'अब तक [all] में से [own]। इमारत, हर कमरे के बेड और एक बाथरूम से शुरू कीजिए।',
  '1 sample photograph remains where something must be shown: on the first screen or in a room.':
    'जहाँ कुछ दिखाना ज़रूरी है वहाँ अब भी 1 नमूना फ़ोटो है: पहली स्क्रीन पर या किसी कमरे में।',
  '1 sentence still comes from the sample. Read it, then write your own or say that it is true.':
    '1 वाक्य अब भी नमूने का है। उसे पढ़िए, और अपने शब्दों में लिखिए या बताइए कि यह सच है।',
};
