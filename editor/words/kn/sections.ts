import type { Table } from '../translatable.ts';

export const sections: Table = {
  'Sections of this form': 'ಈ ಫಾರ್ಮ್‌ನ ಭಾಗಗಳು',
  'Go to': 'ಇಲ್ಲಿಗೆ ಹೋಗಿ',
  'Close all': 'ಎಲ್ಲ ಮುಚ್ಚಿ',
  'Open all': 'ಎಲ್ಲ ತೆರೆಯಿರಿ',
  Beginning: 'ಆರಂಭ',
  '[first] …': '[first] …',
  Empty: 'ಖಾಲಿ',
  'Left out': 'ಸೇರಿಸಿಲ್ಲ',
  'Not saved': 'ಸೇವ್ ಆಗಿಲ್ಲ',
  '[section]: [mark]': '[section]: [mark]',
  '[section]: [mark], [other]': '[section]: [mark], [other]',
  '1 entry: [first]': '1 ಎಂಟ್ರಿ: [first]',
  '[count] entries, first: [first]': '[count] ಎಂಟ್ರಿಗಳು, ಮೊದಲನೆಯದು: [first]',
  '[count] entries': '[count] ಎಂಟ್ರಿಗಳು',
  '[count] [what], first: [first]': '[count] [what], ಮೊದಲನೆಯದು: [first]',
  '[count] [what]': '[count] [what]',
  '1 entry': '1 ಎಂಟ್ರಿ',
  '[width] × [depth] metres, [pieces]': '[width] × [depth] ಮೀಟರ್, [pieces]',
  '1 piece': '1 ವಸ್ತು',
  '[count] pieces': '[count] ವಸ್ತುಗಳು',
};
