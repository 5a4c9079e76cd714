/** The sections of a form. [Brackets] are filled in. */
export const sectionsWords = {
  sections: {
    label: 'Sections of this form',
    go: 'Go to',
    fold: 'Close all',
    unfold: 'Open all',
    /** The fields before the first section. */
    start: 'Beginning',
    /** The fields between two sections, by the label of their first. */
    several: '[first] …',
    empty: 'Empty',
    leftOut: 'Left out',
    unsaved: 'Not saved',
    /** After a colon in the list of sections: "Photographs: not saved". */
    marked: '[section]: [mark]',
    markedBoth: '[section]: [mark], [other]',
    summary: {
      one: '1 entry: [first]',
      many: '[count] entries, first: [first]',
      bare: { one: '1 entry', many: '[count] entries' },
      /** [what] is the list's name, such as slides. */
      manyOf: '[count] [what], first: [first]',
      bareOf: '[count] [what]',
      plan: '[width] × [depth] metres, [pieces]',
      pieces: { one: '1 piece', many: '[count] pieces' },
    },
  },
};
