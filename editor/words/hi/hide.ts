import type { Table } from '../translatable.ts';

export const hide: Table = {
  'Shown on the site': 'साइट पर दिखता है',
  'Shown on the site: [what]': 'साइट पर दिखता है: [what]',
  'Not shown to guests. What it says is saved.': 'मेहमानों को नहीं दिखता। लिखा हुआ सँभालकर रखा है।',
  'What is saved here': 'यहाँ क्या रखा है',
  '[what] is not shown to guests once you save.': 'सेव करने पर मेहमानों को नहीं दिखेगा: [what]।',
  '[what] is shown to guests once you save.': 'सेव करने पर मेहमानों को दिखेगा: [what]।',
};
