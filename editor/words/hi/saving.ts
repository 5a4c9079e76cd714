import type { Table } from '../translatable.ts';

export const saving: Table = {
  'Not saved yet. What you typed is kept.': 'अभी सेव नहीं हुआ। आपका टाइप किया हुआ सँभालकर रखा है।',
  'Saving …': 'सेव हो रहा है …',
  'Saved. The page shows it now.': 'सेव हो गया। पेज पर अब यही दिखता है।',
  'Saved. The page is being updated …': 'सेव हो गया। पेज बदल रहा है …',
  'Saved. The page is slow to update: press “Reload the page” beside it.':
    'सेव हो गया। पेज बदलने में समय लग रहा है: पास में “फिर से दिखाएँ” दबाइए।',
  'Saved. The page shows it once the editor is back.': 'सेव हो गया। एडिटर लौटने पर पेज पर दिखेगा।',
  'Saved. The page cannot be shown just yet.': 'सेव हो गया। पेज अभी नहीं दिखाया जा सकता।',
  'Not saved: something needs correcting. What you typed is kept.':
    'सेव नहीं हुआ: कुछ सुधारना है। आपका टाइप किया हुआ सँभालकर रखा है।',
  'Not saved. What you typed is kept; try once more.':
    'सेव नहीं हुआ। आपका टाइप किया हुआ सँभालकर रखा है; एक बार फिर कोशिश कीजिए।',
  'The editor does not answer. What you type is kept in this browser, and you can go on as soon as it is back. If that takes long, tell whoever set it up.':
    'एडिटर जवाब नहीं दे रहा। आप जो टाइप करते हैं वह इस ब्राउज़र में सँभालकर रखा जाता है, और उसके लौटते ही आप आगे बढ़ सकते हैं। ज़्यादा देर हो तो जिसने एडिटर लगाया उसे बताइए।',
  Save: 'सेव करें',
  'Ctrl and S saves as well': 'Ctrl और S से भी सेव होता है',
  'Discard my changes': 'मेरे बदलाव हटा दें',
  'Discard what is not saved?': 'जो सेव नहीं हुआ उसे हटा दें?',
  'Yes, discard it': 'हाँ, हटा दें',
  'No, keep it': 'नहीं, रखें',
  'What was saved': 'क्या सेव हुआ',
  'Every save, the newest first. You can undo one without losing the others.':
    'हर सेव, सबसे नया पहले। बाक़ी को खोए बिना किसी एक को वापस ले सकते हैं।',
  'Undo this': 'इसे वापस लें',
  'Restore “[form]” as it was ([when])': '“[form]” को वैसा करें जैसा तब था ([when])',
  'Undone: [what].': 'वापस लिया गया: [what]।',
  '“[form]” is again as it was: [when].': '“[form]” फिर वैसा है जैसा तब था: [when]।',
  'Show what changed': 'क्या बदला, दिखाएँ',
  Before: 'पहले',
  After: 'बाद में',
  'History of this form': 'इस फ़ॉर्म के पुराने सेव',
  'All forms': 'सारे फ़ॉर्म',
  'Nothing has been saved yet.': 'अभी तक कुछ सेव नहीं हुआ।',
  'That could not be done. Try once more.': 'यह नहीं हो पाया। एक बार फिर कोशिश कीजिए।',
  'Something else would stop working': 'इससे कुछ और बिगड़ जाएगा',
  'Do it anyway': 'फिर भी करें',
  'Leave everything as it is': 'सब जैसा है वैसा रहने दें',
};
