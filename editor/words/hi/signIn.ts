import type { Table } from '../translatable.ts';

export const signIn: Table = {
  'Sign in': 'साइन इन',
  'Type your e-mail address: a link to sign in is sent to you. There is no password.':
    'अपना ई-मेल पता लिखिए: साइन इन करने का लिंक आपको भेजा जाएगा। पासवर्ड नहीं है।',
  'You are signed out. Sign in to go on; nothing you typed is lost.':
    'आप साइन आउट हो गए हैं। आगे बढ़ने के लिए साइन इन कीजिए; आपका टाइप किया हुआ कुछ नहीं खोया।',
  'You are signed out. What you type is kept in this browser.':
    'आप साइन आउट हो गए हैं। आप जो टाइप करते हैं वह इस ब्राउज़र में सँभालकर रखा जाता है।',
  'Your e-mail address': 'आपका ई-मेल पता',
  'Send me a link': 'मुझे लिंक भेजें',
  'If this address may edit the site, a link is on its way. Open it in this browser within 15 minutes. If it does not come, look in the spam folder too.':
    'अगर इस पते से साइट बदली जा सकती है, तो लिंक भेज दिया गया है। उसे 15 मिनट के भीतर इसी ब्राउज़र में खोलिए। अगर न आए, तो स्पैम में भी देखिए।',
  'Use another address': 'दूसरा पता लिखें',
  'Sign in with your fingerprint or face': 'फ़िंगरप्रिंट या चेहरे से साइन इन करें',
  'That did not work. Try once more, or have a link sent.':
    'यह नहीं हो पाया। एक बार फिर कोशिश कीजिए, या लिंक मँगवाइए।',
  'Signing you in …': 'साइन इन हो रहा है …',
  'This link signs you in on this device.': 'यह लिंक आपको इस डिवाइस पर साइन इन कराता है।',
  'Sign in here': 'यहाँ साइन इन करें',
  'This link was asked for in another browser, and works only there. Open it in that one, or have a new link sent from here.':
    'यह लिंक दूसरे ब्राउज़र में माँगा गया था और वहीं काम करता है। उसी में खोलिए, या यहाँ से नया मँगवाइए।',
  'This link has been used already or is too old. Have a new one sent.':
    'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया। नया मँगवाइए।',
  '[who] is editing this too. If both of you change the same words, you choose which to keep; nothing is overwritten.':
    '[who] भी इसे बदल रहे हैं। अगर दोनों ने एक ही बात बदली, तो आप चुनेंगे कि कौन-सी रहे; कुछ भी मिटता नहीं।',
  'You have this open on another device too. Nothing is overwritten.':
    'यह आपके दूसरे डिवाइस पर भी खुला है। कुछ भी मिटता नहीं।',
  'is editing this': 'इसे बदल रहे हैं',
  'by [who]': '[who] ने किया',
  Devices: 'डिवाइस',
  'Signed in as [address]': '[address] के नाम से साइन इन',
  'Where you are signed in. Sign out a device that you no longer have.':
    'आप कहाँ-कहाँ साइन इन हैं। जो डिवाइस अब आपके पास नहीं है उसे साइन आउट कर दीजिए।',
  'This device': 'यह डिवाइस',
  'Last used [when]': 'पिछली बार: [when]',
  '[browser] on [system]': '[system] पर [browser]',
  'A browser': 'कोई ब्राउज़र',
  'Sign out': 'साइन आउट',
  'Sign out: [what]': 'साइन आउट: [what]',
  'Sign out everywhere else': 'बाक़ी सब जगह साइन आउट करें',
  'Signed out: [what].': 'साइन आउट हो गया: [what]।',
  'You are signed out everywhere else.': 'बाक़ी सब जगह साइन आउट हो गया।',
  'Remove all fingerprint and face sign-ins too?': 'फ़िंगरप्रिंट और चेहरे वाले सारे साइन-इन भी हटा दें?',
  'Whoever set one up can sign in with it again. If you do not know where one comes from, remove them all; on this device you can set yours up again at once.':
    'जिसने कोई सेट किया, वह उससे फिर साइन इन कर सकता है। अगर नहीं मालूम कि कोई साइन-इन कहाँ से आया, तो सब हटा दीजिए; इस डिवाइस पर अपना तुरंत फिर सेट कर सकते हैं।',
  'Sign out and remove them': 'साइन आउट करें और उन्हें हटाएँ',
  'Only sign out': 'सिर्फ़ साइन आउट करें',
  'You are signed out everywhere else, and all fingerprint and face sign-ins are removed.':
    'बाक़ी सब जगह साइन आउट हो गया, और फ़िंगरप्रिंट और चेहरे वाले सारे साइन-इन हटा दिए गए।',
  'Fingerprint or face': 'फ़िंगरप्रिंट या चेहरा',
  'Devices that sign you in without a link by e-mail.':
    'डिवाइस जो ई-मेल के लिंक के बिना साइन इन कराते हैं।',
  'None yet.': 'अभी कोई नहीं।',
  'Set it up on this device': 'इस डिवाइस पर सेट करें',
  'It is set up. Next time your fingerprint or face is enough.':
    'सेट हो गया। अगली बार फ़िंगरप्रिंट या चेहरा काफ़ी है।',
  'This device is set up already.': 'यह डिवाइस पहले से सेट है।',
  'Set up [when]': 'सेट किया: [when]',
  'You are signed in': 'आप साइन इन हैं',
  'Next time sign in with your fingerprint or face, without waiting for a link.':
    'अगली बार लिंक का इंतज़ार किए बिना फ़िंगरप्रिंट या चेहरे से साइन इन कीजिए।',
  'Set it up': 'सेट करें',
  'Not now: go to the editor': 'अभी नहीं, एडिटर पर जाएँ',
  'To the editor': 'एडिटर पर जाएँ',
  'It could not be set up on this device. The link by e-mail works all the same.':
    'इस डिवाइस पर सेट नहीं हो पाया। ई-मेल का लिंक पहले की तरह काम करता है।',
};

/** The server's answers and letters. */
export const signInAnswers: Table = {
  'Sign in to [host]': 'साइन इन करें: [host]',
  'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n':
    'जिस ब्राउज़र में आपने लिंक माँगा था, यह लिंक उसी में खोलिए। यह 15 मिनट के भीतर एक ही बार काम करता है:\n\n[link]\n\nअगर आपने नहीं माँगा, तो कुछ मत कीजिए: इसके बिना कोई साइन इन नहीं हो सकता।\n',
  'A new way to sign in to [host]': '[host]: साइन इन का नया तरीक़ा',
  'Somebody who was signed in as [who] has set up a fingerprint or face to sign in to [host].\n\nIf it was you, or one of you, there is nothing to do.\n\nIf it was not: sign in as [who], open “Devices”, press “Sign out everywhere else”, and choose to remove all fingerprint and face sign-ins.\n':
    'किसी ने, जो [who] के नाम से साइन इन था, [host] पर साइन इन करने के लिए फ़िंगरप्रिंट या चेहरा सेट किया है।\n\nअगर वह आप या आपमें से कोई थे, तो कुछ नहीं करना है।\n\nअगर नहीं: [who] के नाम से साइन इन कीजिए, “डिवाइस” खोलिए, “बाक़ी सब जगह साइन आउट करें” दबाइए, और फ़िंगरप्रिंट और चेहरे वाले सारे साइन-इन हटाना चुनिए।\n',
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
