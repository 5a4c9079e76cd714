import type { Table } from '../translatable.ts';

export const setupAnswers: Table = {
  'Your e-mail provider cannot check the password just now. Wait a few minutes, then send the test e-mail again.':
    'आपकी ई-मेल कंपनी अभी पासवर्ड नहीं जाँच पा रही। कुछ मिनट रुकिए, फिर टेस्ट ई-मेल दोबारा भेजिए।',
  'Your e-mail provider refuses the address or the password. Check that both are typed exactly. Many providers want a separate password for a website, not the one that you sign in with.':
    'आपकी ई-मेल कंपनी पता या पासवर्ड नहीं मान रही। देखिए दोनों ठीक लिखे हैं या नहीं; कई कंपनियाँ वेबसाइट के लिए अलग पासवर्ड चाहती हैं, वह नहीं जिससे आप साइन इन करते हैं।',
  'Nothing answers at this mail server. Check its name and port; your e-mail provider’s help pages show both.':
    'इस मेल सर्वर पर कोई जवाब नहीं देता। उसका नाम और पोर्ट देखिए; ई-मेल कंपनी के मदद वाले पेजों में दोनों हैं।',
  'There is no mail server of this name. Look for a typing mistake, and check that this computer is on the internet.':
    'इस नाम का कोई मेल सर्वर नहीं है। नाम में ग़लती देखिए, और यह कि कंप्यूटर पर इंटरनेट है या नहीं।',
  'The mail server does not answer. Check its name and port. Some companies that rent out servers block e-mail until they are asked. If yours does, write to them that the site has to send e-mail by this port.':
    'मेल सर्वर जवाब नहीं देता। उसका नाम और पोर्ट देखिए। सर्वर किराये पर देने वाली कुछ कंपनियाँ कहे बिना ई-मेल रोके रखती हैं: उन्हें लिखिए कि साइट को इस पोर्ट से ई-मेल भेजना है।',
  'A safe connection to the mail server could not be made. Try the other kind of encryption, or ask your e-mail provider for name, port and encryption.':
    'मेल सर्वर से सुरक्षित संपर्क नहीं बना। दूसरा एन्क्रिप्शन आज़माइए, या ई-मेल कंपनी से नाम, पोर्ट और एन्क्रिप्शन पूछिए।',
  'The mail server ended the conversation. Check that port and encryption belong together: 465 is encrypted from the start, 587 after the greeting.':
    'मेल सर्वर ने बात बीच में ही काट दी। देखिए पोर्ट और एन्क्रिप्शन मेल खाते हैं या नहीं: 465 शुरू से, 587 शुरुआत के बाद।',
  'The test e-mail could not be sent. Send it again.': 'टेस्ट ई-मेल नहीं गया। दोबारा भेजिए।',
  'The test e-mail could not be sent.': 'टेस्ट ई-मेल नहीं गया।',
  'If it happens again, ask your e-mail provider what it needs.':
    'दोबारा हो तो ई-मेल कंपनी से पूछिए कि उसे क्या चाहिए।',
  'The mail server asks to try again later. Wait a quarter of an hour, then send the test e-mail again.':
    'मेल सर्वर बाद में कोशिश करने को कहता है। पंद्रह मिनट रुककर टेस्ट ई-मेल फिर भेजिए।',
  'The mail server does not let this mailbox send from that address. Leave the sender empty, so that e-mails come from the mailbox itself.':
    'मेल सर्वर इस मेलबॉक्स को उस पते से भेजने नहीं देता। “भेजने वाला” ख़ाली छोड़िए, ताकि ई-मेल मेलबॉक्स से ही जाएँ।',
  'The mail server refuses the address to which enquiries go. Look for a typing mistake in it, and check that it receives mail.':
    'मेल सर्वर वह पता नहीं मानता जहाँ अनुरोध जाते हैं। उसमें ग़लती देखिए, और यह कि उस पर मेल आता है या नहीं।',
  'The mail server did not take the test e-mail.': 'मेल सर्वर ने टेस्ट ई-मेल नहीं लिया।',
  'Type in the mailbox first.': 'पहले मेलबॉक्स लिखिए।',
  'This was changed in another window in the meantime. What you typed is still here: look at it, then save once more.':
    'इस बीच यह दूसरी विंडो में बदला गया। आपका टाइप किया हुआ यहीं है: देखिए, फिर सेव कीजिए।',
  'Only whoever set up the computer can change this. The card below tells them how.':
    'इसे सिर्फ़ कंप्यूटर लगाने वाला बदल सकता है। नीचे के कार्ड में लिखा है कैसे।',
  'This cannot be saved as it is typed: leave out line breaks and quotation marks. If there are none, ask whoever set up the computer.':
    'ऐसे लिखा हुआ सेव नहीं हो सकता: नई पंक्ति और इनवर्टेड कॉमा हटाइए। अगर वे नहीं हैं, तो जिसने कंप्यूटर लगाया उससे पूछिए।',
  'The editor is not allowed to save this on its computer. Whoever set it up can put that right; what you typed is still here.':
    'कंप्यूटर एडिटर को यह सेव नहीं करने दे रहा। एडिटर लगाने वाला ठीक कर सकता है; आपका टाइप किया हुआ यहीं है।',
  'Check the address to which enquiries go: it should look like name@your-inn.in. Put a comma between several.':
    'वह पता देखिए जहाँ अनुरोध जाते हैं: ई-मेल पता name@your-inn.in जैसा होता है। कई हों तो बीच में कॉमा लगाइए।',
  'Check the sender: it should look like name@your-inn.in.':
    'भेजने वाले को देखिए: ई-मेल पता name@your-inn.in जैसा होता है।',
  'Check the name of the mail server: it should look like smtp.your-provider.in.':
    'मेल सर्वर का नाम देखिए: वह smtp.your-provider.in जैसा होता है।',
  'The port of a mail server is 465 or 587. Type the one that your e-mail provider’s help pages show.':
    'मेल सर्वर पोर्ट 465 या 587 पर जवाब देते हैं। ई-मेल कंपनी के मदद वाले पेज में जो लिखा है वह लिखिए।',
  'This is no mail server on the internet. Type the name that your e-mail provider’s help pages show.':
    'यह इंटरनेट पर कोई मेल सर्वर नहीं है। ई-मेल कंपनी के मदद वाले पेज में लिखा नाम लिखिए।',
  'Type the e-mail address of the mailbox.': 'मेलबॉक्स का ई-मेल पता लिखिए।',
  'Type the password of the mailbox.': 'मेलबॉक्स का पासवर्ड लिखिए।',
  'Type the password once more: the saved one belongs to another mailbox, and is not shown to a new one.':
    'पासवर्ड फिर लिखिए: सेव किया हुआ दूसरे मेलबॉक्स का है, और नए को नहीं दिया जाता।',
  'This test e-mail is no longer valid: send a new one and type in its number.':
    'यह टेस्ट ई-मेल अब नहीं चलेगा: नया भेजिए और उसका नंबर लिखिए।',
  'This is not the number in the test e-mail. Look at the newest one, and type its six digits.':
    'टेस्ट ई-मेल में यह नंबर नहीं है। सबसे नया ई-मेल देखिए और उसके छह अंक लिखिए।',
  '[number] is the number: a test from the website of [inn]':
    '[number] ही नंबर है: [inn] की वेबसाइट से टेस्ट',
  'The number is [number]\n\nType it into the editor, where you asked for this e-mail. Then it is certain that what guests write on the website of [inn] arrives here too.\n\nIf you did not ask for it, somebody else who may change the website did; without the number nothing happens.\n':
    'नंबर है: [number]\n\nइसे एडिटर में वहाँ लिखिए जहाँ आपने यह ई-मेल माँगा था। तब पक्का हो जाएगा कि [inn] की वेबसाइट पर मेहमान जो लिखते हैं वह भी यहाँ पहुँचता है।\n\nअगर आपने नहीं माँगा, तो वेबसाइट बदल सकने वाले किसी और ने माँगा है; इस नंबर के बिना कुछ नहीं होता।\n',
  'Fill in all four, as your EmailJS account shows them.':
    'चारों भरिए, जैसे आपके EmailJS अकाउंट में दिखते हैं।',
  'EmailJS does not answer. Check that this computer is on the internet, then send the test again.':
    'EmailJS जवाब नहीं देता। देखिए कि इस कंप्यूटर पर इंटरनेट है या नहीं, फिर टेस्ट दोबारा भेजिए।',
  'EmailJS takes test e-mails only from a website. In your EmailJS account, under Account → Security, allow “API requests from non-browser applications”, send the test again, and switch it off afterwards.':
    'EmailJS टेस्ट ई-मेल सिर्फ़ वेबसाइट से लेता है। EmailJS अकाउंट में Account → Security के नीचे “API requests from non-browser applications” की इजाज़त दीजिए, टेस्ट फिर भेजिए, और बाद में उसे फिर बंद कर दीजिए।',
  'EmailJS does not know one of the two templates. Compare their IDs with those under Email Templates in your account.':
    'EmailJS दोनों में से एक template नहीं जानता। उनके ID अकाउंट में Email Templates के नीचे वालों से मिलाइए।',
  'EmailJS does not know this service. Compare its ID with the one under Email Services in your account.':
    'EmailJS यह service नहीं जानता। उसका ID अकाउंट में Email Services के नीचे वाले से मिलाइए।',
  'EmailJS does not know this public key. Compare it with the one under Account in your account.':
    'EmailJS यह public key नहीं जानता। उसे अकाउंट में Account के नीचे वाली से मिलाइए।',
  'EmailJS asks to wait. Send the test again in a minute.':
    'EmailJS रुकने को कहता है। एक मिनट में टेस्ट फिर भेजिए।',
  'EmailJS did not take the test e-mail. Compare all four with your account, and look there under Email History.':
    'EmailJS ने टेस्ट ई-मेल नहीं लिया। चारों को अकाउंट से मिलाइए, और वहाँ Email History में देखिए।',
  'This is an e-mail address. Type the name of the website, such as my-inn.in':
    'यह ई-मेल पता है। वेबसाइट का नाम लिखिए, जैसे my-inn.in',
  'Type the name as guests will: my-inn.in or www.my-inn.in':
    'नाम वैसे लिखिए जैसे मेहमान लिखेंगे: my-inn.in या www.my-inn.in',
  'This name is reserved for examples and can belong to nobody: type your own.':
    'यह नाम उदाहरणों के लिए रखा है और किसी का नहीं हो सकता: अपना लिखिए।',
};
