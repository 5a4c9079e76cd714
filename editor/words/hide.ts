/** Switching parts of the site off and on. */
export const hideWords = {
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
};
