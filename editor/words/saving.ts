/** What the form says about saving. [Brackets] are filled in. */
export const savingWords = {
  status: {
    still: 'Everything is saved.',
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
};
