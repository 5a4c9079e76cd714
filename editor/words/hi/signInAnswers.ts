import type { Table } from '../translatable.ts';

export const signInAnswers: Table = {
  'Sign in to [host]': 'साइन इन करें: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'जिस ब्राउज़र में आपने लिंक माँगा था, यह लिंक उसी में खोलिए। यह 15 मिनट के भीतर एक ही बार काम करता है:\n\n[link]\n\nअगर आपने नहीं माँगा, तो कुछ मत कीजिए: इसके बिना कोई साइन इन नहीं हो सकता।\n',
  'A new way to sign in to [host]': '[host]: साइन इन का नया तरीक़ा',
  'Somebody who was signed in as [who] has set up a fingerprint or face to sign in to [host].\n\nIf it was you, or one of you, there is nothing to do.\n\nIf it was not: sign in as [who], open “Devices”, press “Sign out everywhere else”, and choose to remove every fingerprint and face.\n':
    'किसी ने, जो [who] के नाम से साइन इन था, [host] पर साइन इन करने के लिए फ़िंगरप्रिंट या चेहरा सेट किया है।\n\nअगर वह आप या आपमें से कोई थे, तो कुछ नहीं करना है।\n\nअगर नहीं: [who] के नाम से साइन इन कीजिए, “डिवाइस” खोलिए, “बाक़ी सब जगह साइन आउट करें” दबाइए, और सारे फ़िंगरप्रिंट और चेहरे हटाना चुनिए।\n',
  'This is a preview for the inn’s owners: open it from the editor.':
    'यह पेज सिर्फ़ होटल के मालिकों के देखने के लिए है: इसे एडिटर से खोलिए।',
  'The preview sends nothing: forms work on the site itself.':
    'यहाँ से कुछ नहीं भेजा जाता: फ़ॉर्म असली साइट पर काम करते हैं।',
  'There is nothing here.': 'यहाँ कुछ नहीं है।',
  'The preview is starting: reload it in a moment.': 'पेज तैयार हो रहा है: थोड़ी देर में फिर लोड कीजिए।',
  'You are signed out: sign in again.': 'आप साइन आउट हो गए हैं: फिर साइन इन कीजिए।',
  'That was tried too often. Wait an hour, or sign in with your fingerprint or face; whoever set up the editor can also make a link for you.':
    'बहुत बार कोशिश हो चुकी। एक घंटा रुकिए, या फ़िंगरप्रिंट या चेहरे से साइन इन कीजिए; जिसने एडिटर लगाया वह भी आपके लिए लिंक बना सकता है।',
  'Type your whole e-mail address, such as asha@example.org.':
    'अपना पूरा ई-मेल पता लिखिए, जैसे asha@example.org।',
  'This link has been used already or is too old: have a new one sent.':
    'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया: नया मँगवाइए।',
  'That fingerprint or face is not known here. Try once more, or have a link sent by e-mail.':
    'यह फ़िंगरप्रिंट या चेहरा यहाँ पहचाना नहीं गया। एक बार फिर कोशिश कीजिए, या ई-मेल से लिंक मँगवाइए।',
  'This link was asked for in another browser: have a new one sent from here.':
    'यह लिंक दूसरे ब्राउज़र में माँगा गया था: यहाँ से नया मँगवाइए।',
};
