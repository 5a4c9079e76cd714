import type { Table } from '../translatable.ts';

export const signInAnswers: Table = {
  'Sign in to [host]': 'साइन इन करें: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'जिस ब्राउज़र में आपने लिंक माँगा था, यह लिंक उसी में खोलिए। यह 15 मिनट के भीतर एक ही बार काम करता है:\n\n[link]\n\nअगर आपने नहीं माँगा, तो कुछ मत कीजिए: इसके बिना कोई साइन इन नहीं हो सकता।\n',
  'This is a preview for the inn’s owners: open it from the editor.':
    'यह मालिकों के लिए झलक है: इसे एडिटर से खोलिए।',
  'The preview sends nothing: forms work on the site itself.':
    'झलक कुछ नहीं भेजती: फ़ॉर्म असली साइट पर काम करते हैं।',
  'There is nothing here.': 'यहाँ कुछ नहीं है।',
  'The preview is starting: show it anew in a moment.': 'झलक शुरू हो रही है: एक पल में फिर से दिखाइए।',
  'You are signed out: sign in again.': 'आप साइन आउट हो गए हैं: फिर साइन इन कीजिए।',
  'That was tried too often from here: wait an hour, then try once more.':
    'यहाँ से बहुत बार कोशिश हो चुकी: एक घंटा रुककर फिर कोशिश कीजिए।',
  'Type your whole e-mail address, such as asha@example.org.':
    'अपना पूरा ई-मेल पता लिखिए, जैसे asha@example.org।',
  'This link has been used already or is too old: have a new one sent.':
    'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया: नया मँगवाइए।',
  'That fingerprint or face is not known here. Try once more, or have a link sent by e-mail.':
    'यह उँगली या चेहरा यहाँ पहचाना नहीं गया। एक बार फिर कोशिश कीजिए, या ई-मेल से लिंक मँगवाइए।',
  'This link was asked for in another browser: have a new one sent from here.':
    'यह लिंक दूसरे ब्राउज़र में माँगा गया था: यहाँ से नया मँगवाइए।',
};
