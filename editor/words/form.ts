/**
 * A form around its fields: opening it, its sections, switching parts off and on, errors and samples.
 * [Brackets] are filled in.
 */
export const formWords = {
  open: {
    waiting: 'Opening …',
    closed: 'This cannot be opened.',
    reload: 'Reload',
    reloadHelp:
      'This part of the editor could not be loaded. Reload the editor; what you typed is kept.',
    restored: 'What you typed ([when]) and had not saved is back.',
    other:
      'This form is being changed in another window too. If both change the same words, you choose which to keep; nothing is overwritten.',
    elsewhere: 'This was changed somewhere else too',
    elsewhereHelp:
      'While you were typing, this was changed in another window or by somebody else. Choose which words to keep; nothing is lost until you save.',
    mine: 'What you typed',
    theirs: 'What is saved now',
    takeMine: 'Keep what I typed',
    takeTheirs: 'Keep what is saved',
    nothing: 'empty',
  },
  /** For a file that was changed outside the editor. */
  broken: {
    whole: 'This cannot be read just now',
    wholeHelp:
      'Somebody changed this outside the editor, and a mistake keeps it from being read. Nothing is lost: the fields are hidden so that nothing is overwritten.',
    part: 'Some of this cannot be shown',
    partHelp:
      'Somebody changed this outside the editor, and a few things are not where they belong. Their fields look empty here, but what was written is still there.',
    last: 'Go back to how it was ([when])',
    lastHelp: 'What it says now stays in the history, so you can have it back.',
    none: 'The history has no earlier version to go back to. Ask whoever changed it to put it right.',
    text: 'See what it says now',
    restored: 'It is as it was again.',
  },
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
  hide: {
    shown: 'Shown on the site',
    /** For screen readers. */
    shownOf: 'Shown on the site: [what]',
    hidden:
      'is not shown to guests, so the page here does not show it either. What it says is saved.',
    /** Of a closed section. */
    mark: 'Not shown',
    open: 'What is saved here',
    /** For an announcement. */
    off: '[what] is not shown to guests once you save.',
    on: '[what] is shown to guests once you save.',
    parts: 'Shown on the site',
  },
  diagnostics: {
    title: 'To correct',
    warnings: 'Worth a look',
    count: '[count] to correct',
    one: '1 thing to correct',
    many: '[count] things to correct',
    elsewhere: 'In other forms',
    severity: { error: 'To correct', warning: 'Worth a look' },
  },
  sample: {
    tag: 'Sample',
    help: 'This is an example. Write your own words, or say that it is true of your inn.',
    own: 'This is true of my inn',
    all: 'The whole form',
    title: 'Samples',
    progress: 'Still samples: [left] of [total]',
    none: 'No samples are left.',
    intro:
      'These came with the website and are made up. Write your own, or say that one is true of your inn.',
    go: 'Change it',
    done: 'No longer marked as a sample: [what].',
  },
};
