/** The first hour: from the sample to the inn's own site. [Brackets] are filled in. */
export const firstHourWords = {
  firstHour: {
    title: 'From the sample to your inn',
    lead: 'In this order, what matters most to guests comes first. About [minutes] minutes are left; stop whenever you like, and go on another day.',
    done: 'Done',
    next: 'Next',
    inn: {
      title: 'Name, numbers and address',
      left: '[count] left to write: what guests need to know of the inn, then the first words of the home page.',
      go: 'Write them',
    },
    rooms: {
      title: 'Your rooms',
      left: 'The website came with these rooms. Write your own over them, and take those off the site that you do not have.',
      entry: '[room]: [count] left to write',
      written: '[room]: written',
      add: 'Add a room',
    },
    prices: {
      title: 'Your prices',
      left: '[count] without a price. Guests look for it first.',
      go: 'Type the prices',
    },
    photos: {
      title: 'Six photographs of your own',
      left: '[own] of [all] are there. The house, the bed of each room, and a bathroom are a good beginning.',
      samples:
        '[count] sample photographs remain where something must be shown: on the first screen and in the rooms.',
      go: 'Put one in',
    },
    rest: {
      title: 'Done for today',
      left: 'All that is still a sample is switched off: guests see a smaller site, and a true one. Nothing is lost; switch each thing on when it is your own.',
      list: 'What would be switched off ([count])',
      button: 'Switch off what is still a sample',
      done: 'Switched off. It can be taken back under What was saved.',
    },
    sentences:
      '[count] sentences are still the sample’s. Read each, and write your own or say that it is true.',
    sentence: 'This is still the sample’s. Write your own, or say that it is true of your inn.',
    sentencesTitle: 'Sentences of the sample',
    sentencesIntro:
      'The sample says these word for word. Write what is so at your inn, or say that one is true as it stands.',
    confirmed: 'True of your inn: [what]',
  },
};
