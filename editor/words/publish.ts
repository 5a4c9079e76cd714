/** The view that publishes the site. [Brackets] are filled in. */
export const publishWords = {
  publish: {
    title: 'Publish',
    /** The number of saved changes that are not published. */
    waiting: '[count] not seen by guests yet',
    changes: 'What will change on the site',
    noChanges: 'Nothing has changed since you last published.',
    button: 'Publish now',
    anyway: 'Publish all the same',
    stops: 'Not ready for guests yet:',
    ways: {
      git: 'The change is handed to your host, which builds the site. That takes a few minutes.',
      command: 'The site is built here and sent to your host.',
      server: 'The site is built here and shown by this machine’s own server at once.',
    },
    steps: 'Steps',
    state: { waiting: 'waits', running: 'at work', done: 'done', failed: 'failed' },
    shown: 'Published. The site shows your changes.',
    git: {
      sent: 'Sent to your host. It needs a few minutes.',
      overdue:
        'Your host has not shown it yet. Look at its dashboard: it says how far it has come, or what went wrong.',
    },
    command: {
      sent: 'Sent to your host.',
      overdue:
        'Your site does not show it yet. Look at it once more in a while; if nothing changes, ask whoever set up the way to publish.',
    },
    looking: 'You will read here when the site shows your changes.',
    lookYourself: 'Then look at your site: this editor does not know its address.',
    site: 'Look at the site',
    failed: 'This was not published. The site is as it was.',
    uncertain: 'It is not certain what guests see: look at the site.',
  },
};
