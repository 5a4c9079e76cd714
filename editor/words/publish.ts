/** The view that publishes the site. [Brackets] are filled in. */
export const publishWords = {
  publish: {
    title: 'Publish',
    /** The saved changes that are not published. */
    waiting: {
      one: '1 change that guests do not see yet',
      many: '[count] changes that guests do not see yet',
    },
    changes: 'What will change on the site',
    noChanges: 'Nothing has changed since you last published.',
    unsaved: 'Not saved yet, so not published: [forms]. Open them and save first.',
    button: 'Publish now',
    anyway: 'Publish anyway',
    stops: 'Not ready for guests yet',
    ways: {
      git: 'Your changes are sent to your host, which builds the site. That takes a few minutes.',
      command: 'The site is built here and sent to your host.',
      server: 'The site is built here, and guests see it at once.',
    },
    steps: 'Steps',
    state: { waiting: 'waiting', running: 'in progress', done: 'done', failed: 'failed' },
    shown: 'Published. The site shows your changes.',
    git: {
      sent: 'Sent to your host. It needs a few minutes.',
      overdue:
        'Your host does not show it yet. Look at your account there: it says how far it has come, or what went wrong.',
    },
    command: {
      sent: 'Sent to your host.',
      overdue:
        'Your site does not show it yet. Look again in a while; if nothing changes, ask whoever set up publishing.',
    },
    looking: 'You will read here when the site shows your changes.',
    lookYourself: 'Look at your site in a while to see it.',
    site: 'Look at the site',
    failed: 'This was not published. The site is as it was.',
    uncertain: 'It is not certain what guests see: look at the site.',
  },
};
