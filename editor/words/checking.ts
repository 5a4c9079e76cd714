/** Errors, warnings and samples. [Brackets] are filled in. */
export const checkingWords = {
  diagnostics: {
    title: 'To correct',
    warnings: 'To look at',
    count: '[count] to correct',
    elsewhere: 'Elsewhere',
    severity: { error: 'To correct', warning: 'To look at' },
  },
  sample: {
    tag: 'Sample',
    help: 'This is made up. Write what is so at your inn, or say that it is true as it stands.',
    own: 'This is true of my inn',
    all: 'All of it',
    title: 'Samples',
    progress: '[left] of [total] things are still samples',
    none: 'Nothing is a sample any more.',
    intro:
      'These came with the website and are made up. Write your own, or say that one is true as it stands.',
    go: 'Change it',
    done: 'The mark is gone: [what].',
  },
};
