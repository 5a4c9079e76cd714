/** Forms that were changed in two places, or that cannot be shown. [Brackets] are filled in. */
export const openingWords = {
  open: {
    waiting: 'Opening …',
    closed: 'This cannot be opened.',
    reload: 'Reload',
    reloadHelp:
      'This part of the editor could not be loaded. Reload the editor; what you typed is kept.',
    restored: 'What you typed ([when]) and had not saved is here again.',
    other:
      'Another window of the editor is changing this too. What is saved last is compared with the other; nothing is overwritten.',
    elsewhere: 'Changed elsewhere meanwhile',
    elsewhereHelp:
      'While you typed, this was changed in another window or in the file. Choose for each field; nothing is lost until you save.',
    mine: 'What you typed',
    theirs: 'What it says now',
    takeMine: 'Take mine',
    takeTheirs: 'Take theirs',
    nothing: 'left empty',
  },
  /** For a file that was changed outside the editor. */
  broken: {
    whole: 'This cannot be read just now',
    wholeHelp:
      'Somebody changed this file outside the editor, and a mistake in it keeps it from being read. Nothing is lost: its fields are hidden so that nothing is overwritten.',
    part: 'Some of this cannot be shown',
    partHelp:
      'Somebody changed this file outside the editor, and a few things in it are not where they belong. Their fields look empty here; the file still holds what was written.',
    last: 'Go back to how it was ([when])',
    lastHelp: 'What the file says now stays in the history, so you can have it back.',
    none: 'The history has no earlier version to go back to. Whoever changed the file can put it right in a text editor.',
    text: 'See what the file says now',
    restored: 'It is again as it was.',
  },
};
