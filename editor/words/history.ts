/** The list of saves. [Brackets] are filled in. */
export const historyWords = {
  history: {
    title: 'What was saved',
    intro: 'Every save, the newest first. Each can be taken back, without losing the others.',
    undo: 'Take this back',
    restore: 'Restore this version',
    undone: 'Taken back: [what].',
    restored: 'It is again as it was then: [when].',
    of: 'History of this',
    all: 'Everything',
    none: 'Nothing was saved yet.',
    rejected: 'That could not be done.',
    /** Confirmation before an undo or a restore that adds errors. */
    ask: 'Something else would stop working',
    anyway: 'Do it all the same',
    leave: 'Leave everything as it is',
  },
};
