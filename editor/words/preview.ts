/** The page beside the form. [Brackets] are filled in. */
export const previewWords = {
  page: {
    label: 'The page',
    title: 'The page as guests see it',
    show: 'Show the page',
    hide: 'Hide the page',
    phone: 'Phone',
    computer: 'Computer',
    again: 'Show it anew',
    tab: 'In a window of its own',
    saved: 'It shows what is saved.',
    away: 'The page comes back by itself once the editor does.',
    none: 'The preview is not running; what you change is saved all the same.',
  },
};
