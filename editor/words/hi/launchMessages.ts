import type { Table } from '../translatable.ts';

export const launchMessages: Table = {
  '[number] cannot be called, it is too short: Indian numbers have 10 digits behind +91, this one has [count].':
    '[number] पर फ़ोन नहीं लगेगा, नंबर छोटा है: भारत के नंबरों में +91 के बाद 10 अंक होते हैं, इसमें [count]।',
  '[number] cannot be called, it is too long: Indian numbers have 10 digits behind +91, this one has [count].':
    '[number] पर फ़ोन नहीं लगेगा, नंबर लंबा है: भारत के नंबरों में +91 के बाद 10 अंक होते हैं, इसमें [count]।',
  '[number] cannot be called: no line in that city begins with 0.':
    '[number] पर फ़ोन नहीं लगेगा: उस शहर में कोई नंबर 0 से शुरू नहीं होता।',
  '[number] cannot be called: behind +91 a number is written without the 0.':
    '[number] पर फ़ोन नहीं लगेगा: +91 के बाद नंबर बिना 0 के लिखा जाता है।',
  '[number] looks made up.': '[number] असली नंबर नहीं लगता।',
  'Enter the number as your own phone shows it, with +91, and call it from another.':
    'नंबर वैसे लिखिए जैसे आपका फ़ोन दिखाता है, +91 के साथ, और दूसरे फ़ोन से मिलाकर देखिए।',
  '[number] is a landline. WhatsApp works on one, once it has been confirmed there by a call.':
    '[number] लैंडलाइन है। एक कॉल से पक्का करने के बाद WhatsApp उस पर भी चलता है।',
  'Send it a message from another telephone. If none arrives, enter a mobile number, or leave WhatsApp empty.':
    'दूसरे फ़ोन से उस पर संदेश भेजिए। न पहुँचे तो मोबाइल नंबर लिखिए, या WhatsApp ख़ाली छोड़ दीजिए।',
  '[email] receives no mail: that ending is reserved for examples.':
    '[email] पर मेल नहीं आता: यह अंत सिर्फ़ उदाहरणों के लिए है।',
  'Enter the address at which you read your mail.': 'वह पता लिखिए जिस पर आप अपना मेल पढ़ते हैं।',
  'Ask a maps app for each place from your own door, then enter the day on which you did.':
    'अपने दरवाज़े से हर जगह की दूरी मैप ऐप में देखिए, फिर वह दिन लिखिए।',
  'No day says when the distances to the places nearby were measured.':
    'आस-पास की जगहों की दूरी किस दिन नापी, यह नहीं लिखा है।',
  'The distances were last measured on [day], more than six months ago.':
    'दूरियाँ पिछली बार [day] को नापी गईं, छह महीने से भी पहले।',
  'No room has a price. It is the first thing that guests look for.':
    'किसी कमरे का दाम नहीं लिखा। मेहमान सबसे पहले वही देखते हैं।',
  'If you like, give each room its price in rupees a night, such as 1500.':
    'चाहें तो हर कमरे का एक रात का दाम रुपयों में लिखिए, जैसे 1500।',
  '[alt] tells people who cannot see the picture nothing.':
    '[alt] से उन्हें कुछ नहीं पता चलता जो तस्वीर देख नहीं सकते।',
  'Say in a sentence what the picture shows, as you would on the telephone.':
    'तस्वीर में क्या दिखता है, एक वाक्य में बताइए, जैसे फ़ोन पर बताते।',
  'The link [link] leads nowhere: that name is reserved for examples.':
    'लिंक [link] कहीं नहीं जाता: यह नाम उदाहरणों के लिए रखा है।',
  'Enter the address of your own page, or remove the entry.':
    'अपने पेज का पता लिखिए, या एंट्री हटा दीजिए।',
  'A sample text: [what].': 'नमूने का टेक्स्ट: [what]।',
  'Sample figures: [what].': 'नमूने के अंक: [what]।',
  'A sample picture: [what].': 'नमूने की तस्वीर: [what]।',
  'A made-up guest: [what].': 'नमूने का मेहमान: [what]।',
  'all of it': 'सब कुछ',
  '[what] (“[note]”)': '[what] (“[note]”)',
  'Write your own, or say that it is true of your inn.':
    'अपना लिखिए, या बताइए कि आपके यहाँ यही सच है।',
  'Every page tells guests at its foot that what they read is a sample.':
    'हर पेज नीचे मेहमानों को बताता है कि वे नमूना पढ़ रहे हैं।',
  'Empty that sentence once everything is your own.': 'सब अपना हो जाए तब वह वाक्य ख़ाली कर दीजिए।',
  'The credits say that the photographs are computer renders.': 'लिखा है कि फ़ोटो कंप्यूटर से बनी हैं।',
  'Once the photographs are your own, say there who took them.':
    'जब फ़ोटो आपकी अपनी हों, वहाँ लिखिए कि किसने खींचीं।',
  'It is shown in [count] places.': 'यह [count] जगह दिखती है।',
  '[photo] came with this website and is no photograph of your inn.':
    '[photo] इस वेबसाइट के साथ आई कंप्यूटर की तस्वीर है, आपके यहाँ की फ़ोटो नहीं।',
  'Choose a photograph of your own in its place, and say what it shows.':
    'उसकी जगह अपनी फ़ोटो चुनिए, और बताइए कि उसमें क्या दिखता है।',
  'The site does not know its own address yet.': 'साइट को अभी अपना पता नहीं मालूम।',
  'The mailbox’s password may be sent to the mail server unencrypted.':
    'मेलबॉक्स का पासवर्ड मेल सर्वर तक बिना एन्क्रिप्शन जा सकता है।',
  'Choose another encryption for the mailbox in the editor.':
    'एडिटर में मेलबॉक्स के लिए दूसरा एन्क्रिप्शन चुनिए।',
  'Tell whoever set the site up which address is yours.':
    'जिसने साइट लगाई उसे बताइए कि आपका पता कौन-सा है।',
  'The site’s address is not written as an address of the web.':
    'साइट का पता वेब के पते की तरह नहीं लिखा है।',
  'The site’s address is set to [address], where no guest can come.':
    'साइट का पता [address] है, जहाँ कोई मेहमान नहीं पहुँच सकता।',
  'The site’s address is set to [address], which is not encrypted: browsers warn of it, and what guests write can be read on its way.':
    'साइट का पता [address] सुरक्षित नहीं है: ब्राउज़र चेतावनी देते हैं, और मेहमानों का लिखा रास्ते में पढ़ा जा सकता है।',
  'Ask your host for https, which costs nothing.': 'होस्टिंग वालों से https माँगिए, इसके पैसे नहीं लगते।',
  'No e-mail service is set: what guests write in the forms reaches nobody.':
    'कोई ई-मेल सेवा सेट नहीं है: मेहमान फ़ॉर्म में जो लिखते हैं वह किसी तक नहीं पहुँचता।',
  'Choose how they come to you: by your own mailbox, or by an account at EmailJS.':
    'चुनिए कि वे आप तक कैसे आएँ: आपके अपने मेलबॉक्स से, या EmailJS अकाउंट से।',
  'The settings of EmailJS are not complete: it will refuse what guests write.':
    'EmailJS की सेटिंग अधूरी है: वह मेहमानों का लिखा नहीं लेगा।',
  'Open your EmailJS account, or ask whoever set the site up.':
    'अपना EmailJS अकाउंट खोलिए, या जिसने साइट लगाई उससे पूछिए।',
  '[text] is what the sample says.': '[text] नमूने का वाक्य है।',
  'Type it under “Going live”, which also checks that it leads here.':
    'इसे “मेहमानों के लिए खोलना” में लिखिए; वहाँ यह भी देखा जाता है कि वह यहाँ आता है या नहीं।',
  'Set it up under “Going live”, which sends you a test e-mail.':
    'इसे “मेहमानों के लिए खोलना” में सेट कीजिए; आपको टेस्ट ई-मेल आएगा।',
  'Write what is true of your inn, or say that this is true as it stands.':
    'आपके यहाँ जैसा है वैसा लिखिए, या बताइए कि यह ज्यों का त्यों सच है।',
  '[language]: 1 sentence is a draft that no native speaker has read.':
    '[language]: 1 वाक्य ड्राफ़्ट है, किसी मातृभाषी ने नहीं पढ़ा।',
  '[language]: [count] sentences are drafts that no native speaker has read.':
    '[language]: [count] वाक्य ड्राफ़्ट हैं, किसी मातृभाषी ने नहीं पढ़े।',
  'Ask somebody who grew up with [language] to read them, or switch the language off until then.':
    'किसी ऐसे से पढ़वाइए जिसकी मातृभाषा [language] है, या तब तक वह भाषा बंद कर दीजिए।',
};
