import type { Table } from '../translatable.ts';

export const checking: Table = {
  'To correct': 'सुधारना है',
  'Worth a look': 'एक बार देख लें',
  '[count] to correct': '[count] सुधार बाक़ी',
  '1 thing to correct': '1 बात सुधारनी है',
  '[count] things to correct': '[count] बातें सुधारनी हैं',
  'In other forms': 'दूसरे फ़ॉर्मों में',
  Sample: 'नमूना',
  'This is an example. Write your own words, or say that it is true of your inn.':
    'यह सिर्फ़ उदाहरण है। अपने शब्दों में लिखिए, या बताइए कि आपके यहाँ भी यही सच है।',
  'This is true of my inn': 'यह हमारे यहाँ सच है',
  'The whole form': 'पूरा फ़ॉर्म',
  Samples: 'नमूने',
  'No samples are left.': 'अब कोई नमूना बाक़ी नहीं है।',
  'These came with the website and are made up. Write your own, or say that one is true of your inn.':
    'ये वेबसाइट के साथ आए थे और असली नहीं हैं। अपना लिखिए, या बताइए कि यह आपके यहाँ सच है।',
  'Change it': 'इसे बदलें',
  'No longer marked as a sample: [what].': 'अब यह नमूना नहीं है: [what]।',
  'Still samples: [left] of [total]': 'अब भी नमूना: [total] में से [left]',
};
