/** Errors, warnings and samples. [Brackets] are filled in. */
export const checkingWords = {
  diagnostics: {
    title: 'To correct',
    warnings: 'Worth a look',
    count: '[count] to correct',
    one: '1 thing to correct',
    many: '[count] things to correct',
    elsewhere: 'In other forms',
    severity: { error: 'To correct', warning: 'Worth a look' },
  },
  sample: {
    tag: 'Sample',
    help: 'This is an example. Write your own words, or say that it is true of your inn.',
    own: 'This is true of my inn',
    all: 'The whole form',
    title: 'Samples',
    progress: 'Still samples: [left] of [total]',
    none: 'No samples are left.',
    intro:
      'These came with the website and are made up. Write your own, or say that one is true of your inn.',
    go: 'Change it',
    done: 'No longer marked as a sample: [what].',
  },
};
