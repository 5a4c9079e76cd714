/** What the form says about saving, and the list of saves. [Brackets] are filled in. */
export const savingWords = {
  status: {
    idle: 'Everything is saved.',
    changed: 'Not saved yet. What you typed is kept.',
    saving: 'Saving …',
    saved: 'Saved. The page shows it now.',
    savedWaiting: 'Saved. The page is being updated …',
    savedSlow: 'Saved. The page is slow to update: press “Reload the page” beside it.',
    /** While the page is not in view. */
    savedOnly: 'Saved.',
    /** While the server does not answer, and while there is no preview. */
    savedAway: 'Saved. The page shows it once the editor is back.',
    savedUnseen: 'Saved. The page cannot be shown just yet.',
    rejected: 'Not saved: something needs correcting. What you typed is kept.',
    failed: 'Not saved. What you typed is kept; try once more.',
    away: 'The editor does not answer. What you type is kept in this browser, and you can go on as soon as it is back. If that takes long, tell whoever set it up.',
  },
  save: 'Save',
  saveHint: 'Ctrl and S saves as well',
  drop: 'Discard my changes',
  dropAsk: 'Discard what is not saved?',
  dropYes: 'Yes, discard it',
  keep: 'No, keep it',
  history: {
    title: 'What was saved',
    intro: 'Every save, the newest first. You can undo one without losing the others.',
    undo: 'Undo this',
    restore: 'Restore “[form]” as it was ([when])',
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
