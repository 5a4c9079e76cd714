/** The first view. [Brackets] are filled in. */
export const todayWords = {
  first: {
    welcome: 'What would you like to change?',
    often: {
      rooms: 'A room and its price',
      phone: 'The telephone number',
      gallery: 'The gallery’s photographs',
      testimonials: 'Guests’ words',
    },
    launch: 'Before you go live',
    errors: 'To do before going live',
    warnings: 'Worth a look',
    ready: 'Everything is ready for going live.',
    go: 'Go there',
    samples: 'See them',
    more: '[count] more',
    recent: 'Saved recently',
    none: 'Nothing has been saved yet.',
    wait: 'One moment …',
    away: 'This cannot be shown just now. Reload the editor in a moment.',
  },
};
