import type { Table } from '../translatable.ts';

export const opening: Table = {
  'Opening …': 'खुल रहा है …',
  'This cannot be opened.': 'यह नहीं खुल सकता।',
  Reload: 'फिर से लोड करें',
  'This part of the editor could not be loaded. Reload the editor; what you typed is kept.':
    'एडिटर का यह हिस्सा लोड नहीं हो पाया। एडिटर फिर से लोड कीजिए; आपका टाइप किया हुआ सँभालकर रखा है।',
  'What you typed ([when]) and had not saved is back.':
    'आपने जो टाइप किया था ([when]) और सेव नहीं किया था, वह वापस आ गया है।',
  'This form is being changed in another window too. If both change the same words, you choose which to keep; nothing is overwritten.':
    'यह फ़ॉर्म दूसरी विंडो में भी बदला जा रहा है। अगर दोनों में एक ही बात बदली, तो आप चुनेंगे कि कौन-सी रहे; कुछ भी मिटता नहीं।',
  'This was changed somewhere else too': 'यह कहीं और भी बदला गया',
  'While you were typing, this was changed in another window or by somebody else. Choose which words to keep; nothing is lost until you save.':
    'जब आप टाइप कर रहे थे, तब इसे दूसरी विंडो में या किसी और ने बदल दिया। चुनिए कि कौन-से शब्द रहें; सेव करने तक कुछ भी नहीं खोता।',
  'What you typed': 'आपने जो टाइप किया',
  'What is saved now': 'अभी जो सेव है',
  'Keep what I typed': 'मेरा टाइप किया रखें',
  'Keep what is saved': 'जो सेव है वही रखें',
  empty: 'खाली',
  'This cannot be read just now': 'इसे अभी पढ़ा नहीं जा सकता',
  'Somebody changed this outside the editor, and a mistake keeps it from being read. Nothing is lost: the fields are hidden so that nothing is overwritten.':
    'किसी ने इसे एडिटर के बाहर बदला है, और एक ग़लती की वजह से यह पढ़ा नहीं जा रहा। कुछ खोया नहीं है: फ़ील्ड छिपा दिए गए हैं ताकि कुछ मिट न जाए।',
  'Some of this cannot be shown': 'इसका कुछ हिस्सा नहीं दिखाया जा सकता',
  'Somebody changed this outside the editor, and a few things are not where they belong. Their fields look empty here, but what was written is still there.':
    'किसी ने इसे एडिटर के बाहर बदला है, और कुछ बातें अपनी जगह पर नहीं हैं। उनके फ़ील्ड यहाँ खाली दिखते हैं, मगर लिखा हुआ अब भी है।',
  'Go back to how it was ([when])': 'पहले जैसा करें ([when])',
  'What it says now stays in the history, so you can have it back.':
    'अभी जो लिखा है वह पुराने सेव में रहेगा, आप उसे वापस ला सकते हैं।',
  'The history has no earlier version to go back to. Ask whoever changed it to put it right.':
    'लौटने लायक कोई पुराना सेव नहीं है। जिसने बदला है, उसी से ठीक करने को कहिए।',
  'See what it says now': 'देखें कि अभी क्या लिखा है',
  'It is as it was again.': 'यह फिर पहले जैसा है।',
};
