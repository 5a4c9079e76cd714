/**
 * The words around every view: the header, the menu, dates, the page beside the form. [Brackets] are filled in.
 */
export const menuWords = {
  title: 'Editor',
  /** [inn] becomes its name. */
  titleOf: '[inn]: the editor',
  skip: 'Skip the menu',
  menu: 'What to change',
  /** Above the picker, whose languages are named in their own scripts. */
  language: 'Language of the editor',
  nav: {
    label: 'Everything you can change',
    first: 'Today',
    samples: 'Samples',
    history: 'What was saved',
    photos: 'Photographs',
    inn: 'The inn’s facts',
    rooms: 'Rooms',
    lists: 'Pictures and lists',
    pages: 'Pages',
    archived: 'not on the site',
    arrange: 'Add or arrange rooms',
    errors: '[count] to correct',
    unsaved: 'not saved',
    samplesOf: 'samples',
  },
  setup: {
    title: 'Going live',
    /** Links that lead here. */
    open: {
      address: 'Set up the address',
      mailbox: 'Set up the mailbox',
      emailjs: 'Set up EmailJS',
      publishing: 'Set up publishing',
    },
  },
  notFound: 'There is nothing here. Choose what to change from the menu.',
  when: {
    today: 'today',
    yesterday: 'yesterday',
    at: '[day], [time]',
    date: '[day] [month]',
    full: '[day] [month] [year]',
    /** With commas between. */
    months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  },
  page: {
    label: 'The page',
    title: 'The page as guests see it',
    show: 'Show the page',
    hide: 'Hide the page',
    phone: 'Phone',
    computer: 'Computer',
    again: 'Reload the page',
    tab: 'Open in a new window',
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
