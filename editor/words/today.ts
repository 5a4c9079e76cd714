/** The first view, and the first hour: from the sample to the inn's own site. [Brackets] are filled in. */
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
  firstHour: {
    title: 'From the sample to your inn',
    lead: 'What matters most to guests comes first. About [minutes] minutes are left; stop whenever you like, and go on another day.',
    done: 'Done',
    next: 'Next',
    inn: {
      title: 'Name, numbers and address',
      left: '[count] left to write: what guests need to know about the inn, then the first words of the home page.',
      go: 'Write them',
    },
    rooms: {
      title: 'Your rooms',
      left: 'The website came with these rooms. Change each to one of yours, and take those that you do not have off the site.',
      entry: '[room]: [count] left to write',
      written: '[room]: written',
      add: 'Add a room',
    },
    prices: {
      title: 'Your prices',
      left: 'Rooms without a price: [count]. Prices are what guests look for first.',
      go: 'Type the prices',
    },
    photos: {
      title: 'Six photographs of your own',
      left: 'So far [own] of [all]. The house, the bed of each room, and a bathroom are a good beginning.',
      samples: {
        one: '1 sample photograph remains where something must be shown: on the first screen or in a room.',
        many: '[count] sample photographs remain where something must be shown: on the first screen and in the rooms.',
      },
      go: 'Put one in',
    },
    rest: {
      title: 'Done for today',
      left: 'This switches off all that is still a sample. Guests then see a smaller site, and a true one. Nothing is lost: switch each thing on again once it is your own.',
      list: 'What would be switched off ([count])',
      button: 'Switch off what is still a sample',
      done: 'Switched off. You can undo this under “What was saved”.',
    },
    sentences: {
      one: '1 sentence still comes from the sample. Read it, then write your own or say that it is true.',
      many: '[count] sentences still come from the sample. Read each one, then write your own or say that it is true.',
    },
    sentence:
      'This still comes from the sample. Write your own, or say that it is true of your inn.',
    sentencesTitle: 'Sentences of the sample',
    sentencesIntro:
      'These are still word for word as they came with the website. Write what is true of your inn, or say that one is true as it stands.',
    confirmed: 'True of your inn: [what]',
  },
};
