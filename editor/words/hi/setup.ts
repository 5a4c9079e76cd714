import type { Table } from '../translatable.ts';

export const setup: Table = {
  'What guests need so that they find you and reach you. Each step is tried out for real before it is called done.':
    'मेहमान आपको ढूँढ़ सकें और आप तक पहुँच सकें, इसके लिए जो चाहिए। हर चरण सच में आज़माकर ही पूरा माना जाता है।',
  'For whoever set this up': 'उनके लिए जिन्होंने यह लगाया',
  'This is in technical English. You need not understand it: copy it and send it to them.':
    'यह तकनीकी अंग्रेज़ी में है। आपको समझने की ज़रूरत नहीं: कॉपी करके उन्हें भेज दीजिए।',
  'Copy for them': 'उनके लिए कॉपी करें',
  'Copied. Paste it into a message to them.': 'कॉपी हो गया। उन्हें भेजे जाने वाले संदेश में पेस्ट कीजिए।',
  'It could not be copied: select the text and copy it by hand.':
    'कॉपी नहीं हो पाया: टेक्स्ट चुनकर ख़ुद कॉपी कीजिए।',
  'This cannot be changed in the editor. The card tells whoever set it up where it is.':
    'इसे एडिटर में नहीं बदला जा सकता। कहाँ बदलेगा, यह एडिटर लगाने वाले के कार्ड में लिखा है।',
  'These settings come from the environment of the process (systemd Environment=, a container or a shell), which wins over .env: [names]. Remove them there so that the editor can change them, or change them there.':
    'These settings come from the environment of the process (systemd Environment=, a container or a shell), which wins over .env: [names]. Remove them there so that the editor can change them, or change them there.',
  'In use since [when].': '[when] से चालू है।',
  'In use.': 'चालू है।',
  'Saved. It takes effect when the website restarts, which usually happens by itself within a minute.':
    'सेव हो गया। साइट दोबारा चालू होने पर यह लागू होगा; आम तौर पर एक मिनट में यह अपने आप हो जाता है।',
  'Settings were saved in .env. If the site has not restarted by itself, restart it and the editor: sudo systemctl restart copperpod-inn, or stop npm run serve and start it again.':
    'Settings were saved in .env. If the site has not restarted by itself, restart it and the editor: sudo systemctl restart copperpod-inn, or stop npm run serve and start it again.',
  'Saved. It takes effect as soon as the website is running.':
    'सेव हो गया। साइट चालू होने पर यह लागू होगा।',
  'EmailJS instead of a mailbox': 'मेलबॉक्स की जगह EmailJS',
  'With a mailbox above you do not need this. EmailJS is a service that sends enquiries to you where the website cannot send e-mail itself.':
    'ऊपर मेलबॉक्स हो तो इसकी ज़रूरत नहीं। जहाँ वेबसाइट ख़ुद ई-मेल नहीं भेज सकती, वहाँ EmailJS नाम की सेवा मेहमानों के अनुरोध आप तक भेजती है।',
  'Service ID': 'Service ID',
  'Template ID for messages': 'संदेशों का Template ID',
  'Template ID for booking enquiries': 'कमरे के अनुरोधों का Template ID',
  'Public key': 'Public key',
  'In your EmailJS account under Email Services.': 'आपके EmailJS अकाउंट में Email Services के नीचे।',
  'Under Email Templates: the one for the contact page’s messages.':
    'Email Templates के नीचे: संपर्क पेज के संदेशों वाला।',
  'Under Email Templates: the one for booking enquiries.':
    'Email Templates के नीचे: कमरे के अनुरोधों वाला।',
  'Under Account.': 'Account के नीचे।',
  'Enquiries will reach you by EmailJS, once you publish.':
    'प्रकाशित करने के बाद अनुरोध EmailJS से आप तक पहुँचेंगे।',
  'A mailbox is set up above, so enquiries go that way and not by EmailJS.':
    'ऊपर मेलबॉक्स सेट है, इसलिए अनुरोध EmailJS से नहीं, उसी से जाते हैं।',
  Publishing: 'प्रकाशन',
  'What happens when you press Publish.': '“प्रकाशित करें” दबाने पर क्या होता है।',
  'The computer that runs this editor shows the site':
    'जिस कंप्यूटर पर यह एडिटर चलता है वही साइट दिखाता है',
  'Send to your host, which builds and shows the site': 'होस्टिंग को भेजें, जो साइट बनाकर दिखाती है',
  'Another way, which whoever set this up has made': 'अलग तरीक़ा, जो एडिटर लगाने वाले ने बनाया',
  'Try whether this works': 'आज़माकर देखें कि यह चलता है या नहीं',
  'Trying …': 'आज़माया जा रहा है …',
  'It works: what you publish is on the site at once.':
    'चलता है: आप जो प्रकाशित करेंगे वह तुरंत साइट पर दिखेगा।',
  'It works: your host takes the changes.': 'चलता है: आपकी होस्टिंग बदलाव ले लेती है।',
  'Publish this way': 'इस तरह प्रकाशित करें',
  'Saved. It applies from the next time you publish.':
    'सेव हो गया। अगली बार प्रकाशित करने से लागू होगा।',
  'The site is sent by a command that only whoever set this up can change.':
    'साइट एक ऐसी कमांड से भेजी जाती है जिसे एडिटर लगाने वाला ही बदल सकता है।',
  'Publish in another way': 'किसी और तरीक़े से प्रकाशित करें',
  'Publish can run a command of your own, with the built site in $SITE_FOLDER. Set it in .env, such as DESK_PUBLISH=\'rsync -a --delete "$SITE_FOLDER/" me@example.org:/var/www/inn/\'. Without DESK_PUBLISH the npm run serve of this folder shows the site; DESK_PUBLISH=git commits and pushes the content folder. See docs/editor.md.':
    'Publish can run a command of your own, with the built site in $SITE_FOLDER. Set it in .env, such as DESK_PUBLISH=\'rsync -a --delete "$SITE_FOLDER/" me@example.org:/var/www/inn/\'. Without DESK_PUBLISH the npm run serve of this folder shows the site; DESK_PUBLISH=git commits and pushes the content folder. See docs/editor.md.',
  'The site’s address': 'साइट का पता',
  'The name under which guests find you, such as my-inn.in. If you have none yet, buy one from a company that sells website addresses (domain names); it costs a few hundred rupees a year.':
    'वह नाम जिससे मेहमान आपको ढूँढ़ते हैं, जैसे my-inn.in। अगर अभी नहीं है, तो वेबसाइट के पते (डोमेन नाम) बेचने वाली किसी कंपनी से ख़रीदिए; साल के कुछ सौ रुपये लगते हैं।',
  'Your address is [address].': 'आपका पता [address] है।',
  'The site does not know its own address yet.': 'साइट को अभी अपना पता नहीं मालूम।',
  'Your address': 'आपका पता',
  'Check this address': 'यह पता जाँचें',
  'Looking where it leads …': 'देखा जा रहा है कि यह कहाँ जाता है …',
  'Use this address': 'यही पता रखें',
  'Use it all the same': 'फिर भी यही रखें',
  'Use [address] instead': 'इसकी जगह [address] रखें',
  'Saved: [address].': 'सेव हो गया: [address]।',
  '[address] leads here, safely, and shows your site.':
    '[address] सुरक्षित तरीक़े से यहीं आता है और आपकी साइट दिखाता है।',
  '[address] leads to a site made with this editor, which does not show your latest words yet. Publish, then check again.':
    '[address] इसी एडिटर से बनी साइट पर जाता है, जिसमें आपकी ताज़ा बातें अभी नहीं हैं। प्रकाशित कीजिए, फिर दोबारा जाँचिए।',
  '[address] does not lead here yet. Ask whoever you bought the name from to point it to your site: the card says exactly how. It can take some hours until it works everywhere.':
    '[address] अभी यहाँ नहीं आता। जिससे नाम ख़रीदा, उससे कहिए कि उसे आपकी साइट से जोड़ दे: कार्ड में ठीक-ठीक लिखा है कैसे। हर जगह चलने में कुछ घंटे लग सकते हैं।',
  '[address] leads to a computer that only your own network can reach. Ask whoever you bought the name from to point it to your site, as the card says.':
    '[address] ऐसे कंप्यूटर पर जाता है जिस तक सिर्फ़ आपके अपने नेटवर्क से पहुँचा जा सकता है। जिससे नाम ख़रीदा, उससे कहिए कि कार्ड में लिखे अनुसार उसे आपकी साइट से जोड़ दे।',
  'Nothing answers at [address]. Ask whoever you bought the name from whether it points to your site: the card says exactly how.':
    '[address] पर कोई जवाब नहीं देता। जिससे नाम ख़रीदा, उससे पूछिए कि वह आपकी साइट से जुड़ा है या नहीं: कार्ड में ठीक-ठीक लिखा है कैसे।',
  '[address] leads to this computer, but no site answers there yet. Wait a few minutes. If it stays so, ask whoever set up the computer whether the site is running.':
    '[address] इस कंप्यूटर पर आता है, मगर वहाँ अभी कोई साइट जवाब नहीं देती। कुछ मिनट रुकिए। अगर ऐसा ही रहे, तो जिसने कंप्यूटर लगाया उससे पूछिए कि साइट चल रही है या नहीं।',
  '[address] answers, but not safely: browsers would warn your guests. A new name often needs an hour for this. If it stays so, ask whoever hosts your site for “https”, which costs nothing.':
    '[address] जवाब देता है, मगर सुरक्षित तरीक़े से नहीं: ब्राउज़र आपके मेहमानों को चेतावनी देंगे। नए नाम को इसमें अक्सर एक घंटा लगता है। अगर ऐसा ही रहे, तो होस्टिंग वालों से “https” माँगिए, इसके पैसे नहीं लगते।',
  'Another website answers at [address]. If the name is yours, ask whoever you bought it from to point it to your site: the card says exactly how.':
    '[address] पर कोई दूसरी वेबसाइट जवाब देती है। अगर नाम आपका है, तो जिससे ख़रीदा उससे कहिए कि उसे आपकी साइट से जोड़ दे: कार्ड में ठीक-ठीक लिखा है कैसे।',
  '[address] leads to this computer, but something other than your site answers. If you have not published yet, publish, then check again.':
    '[address] इस कंप्यूटर पर आता है, मगर आपकी साइट की जगह कुछ और जवाब देता है। अगर अभी प्रकाशित नहीं किया, तो प्रकाशित कीजिए, फिर दोबारा जाँचिए।',
  '[address] leads on to [to]. Use that one, so that guests see one name only.':
    '[address] आगे [to] पर ले जाता है। वही रखिए, ताकि मेहमानों को एक ही नाम दिखे।',
  'The mailbox': 'मेलबॉक्स',
  'Where enquiries reach you, and which mailbox the website sends them from.':
    'अनुरोध आप तक कहाँ पहुँचें, और वेबसाइट उन्हें किस मेलबॉक्स से भेजे।',
  'Enquiries are stored here, and none reaches you yet.':
    'अनुरोध यहीं जमा हो रहे हैं, अभी कोई आप तक नहीं पहुँचता।',
  'Enquiries will reach you at [to].': 'अनुरोध आप तक यहाँ पहुँचेंगे: [to]।',
  'A test e-mail arrived on [when].': 'टेस्ट ई-मेल पहुँचा: [when]।',
  'A mailbox is saved, but nobody has typed in the number of a test e-mail. Send one, to be certain that enquiries arrive.':
    'मेलबॉक्स सेव है, मगर किसी ने टेस्ट ई-मेल का नंबर नहीं लिखा। अनुरोध पहुँचेंगे, यह पक्का करने के लिए एक भेजिए।',
  'Where should enquiries go?': 'अनुरोध कहाँ जाएँ?',
  'Your e-mail address. Several with commas between.': 'आपका ई-मेल पता। कई हों तो बीच में कॉमा लगाइए।',
  'Which mailbox sends them?': 'उन्हें कौन-सा मेलबॉक्स भेजे?',
  'Gmail or Google Workspace': 'Gmail या Google Workspace',
  'Zoho Mail': 'Zoho Mail',
  'Microsoft 365': 'Microsoft 365',
  'Outlook.com, Hotmail or Live': 'Outlook.com, Hotmail या Live',
  Titan: 'Titan',
  'Google wants an app password, not the one you sign in with. In your Google account switch on 2-Step Verification under Security, then search for “App passwords”, make one called Website, and type its 16 letters here.':
    'Google को वह पासवर्ड नहीं चाहिए जिससे आप साइन इन करते हैं, बल्कि “app password” चाहिए। अपने Google अकाउंट में Security के नीचे 2-Step Verification चालू कीजिए, फिर “App passwords” खोजिए, Website नाम से एक बनाइए और उसके 16 अक्षर यहाँ लिखिए।',
  'If you sign in to Zoho with a second step, make a password for the website: in your Zoho account under Security → App passwords. Some free Zoho plans do not let a website send. If your account was opened outside India, choose “Another”.':
    'अगर Zoho में साइन इन का दूसरा चरण चालू है, तो वेबसाइट के लिए अलग पासवर्ड बनाइए: Zoho अकाउंट में Security → App passwords। Zoho के कुछ मुफ़्त प्लान वेबसाइट को भेजने नहीं देते। अगर आपका अकाउंट भारत से बाहर खुला था, तो “कोई और” चुनिए।',
  'Microsoft 365 takes a password from a website only where its administrator has allowed “Authenticated SMTP” for this mailbox, and Microsoft is switching this off. If the test e-mail is refused, use another mailbox here; enquiries can still go to your Microsoft address above.':
    'Microsoft 365 वेबसाइट से पासवर्ड तभी लेता है जब उसके एडमिन ने इस मेलबॉक्स के लिए “Authenticated SMTP” की इजाज़त दी हो, और Microsoft इसे बंद कर रहा है। अगर टेस्ट ई-मेल न जाए, तो यहाँ दूसरा मेलबॉक्स लगाइए; अनुरोध फिर भी ऊपर वाले आपके Microsoft पते पर जा सकते हैं।',
  'Microsoft no longer lets a website send from a free Outlook, Hotmail or Live address. Choose another mailbox here, such as a free Gmail one; enquiries can still go to your Outlook address above.':
    'Microsoft अब मुफ़्त Outlook, Hotmail या Live पते से वेबसाइट को भेजने नहीं देता। यहाँ दूसरा मेलबॉक्स चुनिए, जैसे मुफ़्त Gmail; अनुरोध फिर भी ऊपर वाले आपके Outlook पते पर जा सकते हैं।',
  'In Titan, switch on “Enable Titan on other apps” under Settings → Third-party apps. Then type the password of the mailbox.':
    'Titan में Settings → Third-party apps के नीचे “Enable Titan on other apps” चालू कीजिए। फिर मेलबॉक्स का पासवर्ड लिखिए।',
  'Your e-mail provider’s help pages show these; look for “outgoing mail server” or “SMTP”.':
    'आपकी ई-मेल कंपनी के मदद वाले पेजों पर ये लिखे हैं; “outgoing mail server” या “SMTP” खोजिए।',
  'E-mail address of this mailbox': 'इस मेलबॉक्स का ई-मेल पता',
  'Its password': 'उसका पासवर्ड',
  'A password is saved, and never shown. Leave this empty to keep it.':
    'पासवर्ड सेव है, और कभी दिखाया नहीं जाता। उसे रखने के लिए यह ख़ाली छोड़िए।',
  'It is stored on this computer only, and never shown again.':
    'यह सिर्फ़ इस कंप्यूटर पर रखा जाता है, और फिर कभी दिखाया नहीं जाता।',
  'Mail server': 'मेल सर्वर',
  Port: 'पोर्ट',
  Encryption: 'एन्क्रिप्शन',
  'From the start (usually port 465)': 'शुरू से (आम तौर पर पोर्ट 465)',
  'After the greeting (usually port 587)': 'शुरुआत के बाद (आम तौर पर पोर्ट 587)',
  'Only if the server offers it': 'जब सर्वर दे, तभी',
  'Sender, if it differs from the mailbox': 'भेजने वाला, अगर मेलबॉक्स से अलग हो',
  'Tell guests that their message has arrived': 'मेहमानों को बताएँ कि उनका संदेश पहुँच गया',
  'Each guest gets a short e-mail, in your own words.':
    'हर मेहमान को आपके अपने शब्दों में एक छोटा ई-मेल जाता है।',
  'Send a test e-mail': 'टेस्ट ई-मेल भेजें',
  'Send another test e-mail': 'एक और टेस्ट ई-मेल भेजें',
  'Sending …': 'भेजा जा रहा है …',
  'A test e-mail is on its way to [to]. It has a number of six digits.':
    '[to] को टेस्ट ई-मेल रवाना हो गया। उसमें छह अंकों का नंबर है।',
  'If it is not there in a minute or two, look in the spam folder too, and mark it there as “not spam”.':
    'अगर एक-दो मिनट में न आए, तो स्पैम में भी देखिए, और वहाँ उसे “स्पैम नहीं” बताइए।',
  'The number in the test e-mail': 'टेस्ट ई-मेल का नंबर',
  'This is the number': 'यही नंबर है',
  'Save without the number': 'नंबर के बिना सेव करें',
};
