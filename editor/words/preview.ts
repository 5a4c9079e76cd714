/** The page beside the form. [Brackets] are filled in. */
export const previewWords = {
  page: {
    label: 'The page',
    title: 'The page as guests see it',
    show: 'Show the page',
    hide: 'Hide the page',
    phone: 'Phone',
    computer: 'Computer',
    again: 'Reload the page',
    tab: 'Open in a new window',
    saved: 'It shows what is saved.',
    away: 'The page comes back by itself once the editor does.',
    /** Told to screen readers at each text of the page. */
    hint: 'Press Enter to change this.',
    edit: 'Edit',
    editHelp: 'Tap a text or a picture in the page: its field opens.',
    browse: 'Browse',
    browseHelp: 'Links in the page are followed, as for guests.',
    missing: 'This page does not show the field you are in.',
    allFields: 'All fields',
    drawing: 'The page is being prepared …',
    none: 'The page cannot be shown just yet; what you change is still saved.',
  },
};
