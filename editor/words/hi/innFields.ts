import type { Table } from '../translatable.ts';

export const innFields: Table = {
  'The inn': 'आपका होटल',
  'The time at the inn, with “Somebody is awake”': 'यहाँ का समय, “कोई न कोई जाग रहा है” के साथ',
  'Name of the inn': 'होटल का नाम',
  'One line about the inn': 'होटल के बारे में एक पंक्ति',
  Logo: 'लोगो',
  'A pale drawing on transparent ground, SVG or PNG. Without it the name stands there beside a flower.':
    'पारदर्शी बैकग्राउंड पर हल्के रंग का चित्र, SVG या PNG। न हो तो फूल के पास नाम आता है।',
  'What the logo says': 'लोगो पर क्या लिखा है',
  'Read out to people who cannot see it: the inn’s name, written as [name], and a word more if you like.':
    'जो इसे देख नहीं सकते उन्हें पढ़कर सुनाया जाता है: होटल का नाम, [name] लिखकर, और चाहें तो एक-आध शब्द और।',
  Telephone: 'फ़ोन',
  WhatsApp: 'WhatsApp',
  'Leave it empty if the inn does not use WhatsApp.':
    'अगर आपके यहाँ WhatsApp नहीं चलता तो ख़ाली छोड़ दीजिए।',
  'E-mail': 'ई-मेल',
  Address: 'पता',
  'Street and house number': 'सड़क और मकान नंबर',
  'Part of the city': 'शहर का इलाक़ा',
  'The part of the city.': 'शहर का कौन-सा इलाक़ा।',
  City: 'शहर',
  'Pin code': 'पिन कोड',
  State: 'राज्य',
  Country: 'देश',
  'Time zone': 'समय क्षेत्र',
  'The clock that the site and its e-mails go by.': 'जिस घड़ी से साइट और उसके ई-मेल चलते हैं।',
  'Place on the map': 'नक़्शे पर जगह',
  'Touch and hold your door in a maps app: it shows these two numbers.':
    'मैप ऐप में अपने दरवाज़े पर देर तक दबाइए, ये दोनों संख्याएँ दिखेंगी।',
  Latitude: 'अक्षांश',
  Longitude: 'देशांतर',
  'Words that find the inn in a maps search': 'वे शब्द जिनसे मैप ऐप में होटल मिले',
  'Social pages': 'सोशल पेज',
  Network: 'नेटवर्क',
  Label: 'लिंक का नाम',
  'What the link is called; left empty, it has the network’s own name.':
    'लिंक का क्या नाम हो; ख़ाली छोड़ने पर नेटवर्क का अपना नाम आता है।',
  'Address of the page': 'पेज का पता',
  'How check-out works': 'चेक-आउट कैसे होता है',
  'Such as "24 hours".': 'जैसे "24 hours"।',
  'How check-in works': 'चेक-इन कैसे होता है',
  'How soon you answer': 'आप कितनी जल्दी जवाब देते हैं',
  'Goes on after “We answer”: "within an hour, day and night". Left empty, nothing is promised.':
    '“We answer” के बाद आता है: "within an hour, day and night"। ख़ाली छोड़ने पर कोई वादा नहीं होता।',
  'How guests can pay': 'मेहमान पैसे कैसे दे सकते हैं',
  'Tax, behind each price': 'हर दाम के बाद टैक्स',
  'Stands behind every price, such as "plus 5% GST" or "GST included".':
    'जहाँ-जहाँ दाम है वहाँ आता है: "plus 5% GST" या "GST included"।',
  'Where a room has no price': 'जहाँ कमरे का दाम नहीं',
  'Stands beside such rooms and the forms, and disappears once every room has a price. [replyTime] is how soon you answer.':
    'ऐसे कमरों और फ़ॉर्मों के पास आता है, और हर कमरे का दाम लिखने पर हट जाता है। [replyTime] मतलब आप कितनी जल्दी जवाब देते हैं।',
  'Languages spoken at the desk': 'रिसेप्शन पर बोली जाने वाली भाषाएँ',
  'Languages of this website': 'इस वेबसाइट की भाषाएँ',
  'A page is shown in a language once most of it is translated.':
    'पेज का ज़्यादातर हिस्सा अनुवाद होने पर वह उस भाषा में दिखता है।',
  Language: 'भाषा',
  'Counters on the home page': 'होम पेज की गिनतियाँ',
  Figure: 'अंक',
  'A whole number counts up; a text such as "24/7" stands still.':
    'पूरी संख्या गिनते-गिनते बढ़ती है; "24/7" जैसा टेक्स्ट वैसा ही रहता है।',
  'What is counted': 'किसकी गिनती',
  'Who made the photographs': 'फ़ोटो किसने खींचीं',
  Colours: 'रंग',
  'The inn’s own colours. Whether they can be read on one another is checked at once.':
    'आपके अपने रंग। एक-दूसरे पर पढ़े जा सकते हैं या नहीं, यह तुरंत जाँचा जाता है।',
  Ground: 'बैकग्राउंड',
  'A pale colour: the background of the pages.': 'हल्का रंग: पेजों का बैकग्राउंड।',
  Ink: 'स्याही',
  'A dark colour: headings and dark bands. The text is a little darker still.':
    'गहरा रंग: शीर्षक और गहरी पट्टियाँ; टेक्स्ट इससे भी गहरा होता है।',
  Accent: 'उभरने वाला रंग',
  'Links, lines and ornaments.': 'लिंक, रेखाएँ और सजावट।',
  'Getting in touch': 'संपर्क',
  'The buttons to book, to ask and to send.': 'बुक करने, पूछने और भेजने के बटन।',
  'Old addresses': 'पुराने पते',
  'Addresses of an earlier website, or of pages that are gone; guests who use them are led to a page of today.':
    'पुरानी वेबसाइट के, या जो पेज अब नहीं हैं उनके पते; इन पर आए मेहमान आज के किसी पेज पर पहुँचते हैं।',
  'The part after the website’s name, such as /tariff.html.':
    'जो वेबसाइट के नाम के बाद आता था, जैसे /tariff.html।',
  'Page of today': 'आज का पेज',
  'Where guests are led, such as /rooms.': 'मेहमान किस पेज पर पहुँचें, जैसे /rooms।',
  'Rooms you no longer have': 'जो कमरे अब नहीं हैं',
  'Their old addresses; guests are led to the rooms.': 'उनके पुराने पते; मेहमान कमरों के पेज पर पहुँचते हैं।',
  'Note that says what is sample content': 'सूचना जो बताती है कि क्या नमूना है',
  Notice: 'सूचना',
  'Lines above every page, on their days only. Publish once: they appear and go by themselves.':
    'हर पेज के ऊपर आने वाली पंक्तियाँ, सिर्फ़ अपने दिनों पर। एक बार प्रकाशित कीजिए: अपने आप आती और जाती हैं।',
  Lines: 'पंक्तियाँ',
  'One or two.': 'एक या दो।',
  Line: 'पंक्ति',
  'Such as "Lift under repair until 5 December".': 'जैसे "Lift under repair until 5 December"।',
  'First day': 'पहला दिन',
  'Guests see the line from this day on, by the inn’s clock.':
    'यहाँ की घड़ी के हिसाब से मेहमानों को पंक्ति इस दिन से दिखती है।',
  'Last day': 'आख़िरी दिन',
  'Guests still see it on this day, and no longer on the next.':
    'मेहमानों को इस दिन भी दिखती है, अगले दिन नहीं।',
  'Sentences that are true': 'जो वाक्य सच हैं',
  'The sample says these too; here you have said that they are true of your inn.':
    'ये नमूने में भी हैं; यहाँ आपने बताया है कि ये आपके यहाँ सच हैं।',
  'Sentence that is true of your inn': 'वाक्य जो आपके यहाँ सच है',
};
