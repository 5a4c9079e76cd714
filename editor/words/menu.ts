/** The words around every view: the header, the menu, dates. [Brackets] are filled in. */
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
};
