/** Forms that were changed in two places, or that cannot be shown. [Brackets] are filled in. */
export const openingWords = {
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
};
