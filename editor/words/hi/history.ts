import type { Table } from '../translatable.ts';

export const history: Table = {
  'What was saved': 'क्या सेव हुआ',
  'Every save, the newest first. You can undo one without losing the others.':
    'हर सेव, सबसे नया पहले। बाक़ी को खोए बिना किसी एक को वापस ले सकते हैं।',
  'Undo this': 'इसे वापस लें',
  'Restore “[form]” of [when]': '“[form]” को तब जैसा करें: [when]',
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
