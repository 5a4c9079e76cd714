/** The list of saves. [Brackets] are filled in. */
export const historyWords = {
  history: {
    title: 'What was saved',
    intro: 'Every save, the newest first. You can undo one without losing the others.',
    undo: 'Undo this',
    restore: 'Restore “[form]” of [when]',
    /** [what] is the save in words. */
    undone: 'Undone: [what].',
    restored: '“[form]” is again as it was: [when].',
    changes: 'Show what changed',
    before: 'Before',
    after: 'After',
    nothing: 'Nothing',
    of: 'History of this form',
    all: 'All forms',
    none: 'Nothing has been saved yet.',
    rejected: 'That could not be done. Try once more.',
    /** Confirmation before an undo or a restore that adds errors. */
    ask: 'Something else would stop working',
    anyway: 'Do it anyway',
    leave: 'Leave everything as it is',
  },
};
