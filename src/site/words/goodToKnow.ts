/** Words of the page of guests' questions; the questions and answers are in content/good-to-know.yaml. */
export const goodToKnow = {
  /** What links to the page are called. */
  name: 'Good to know',
  /** Beside a form and on a room's page. */
  lead: 'Good to know: food, payment, access',
  search: 'Search these questions',
  clear: 'Clear the search',
  /** Told to whoever cannot see the list grow shorter. [count] becomes a number. */
  found: { one: '1 result', many: '[count] results', none: 'Nothing found for “[typed]”.' },
  /** Stands in a message for what was typed, until it is known. */
  typed: '[typed]',
  askInstead: 'Ask us instead:',
  noAnswer: 'This one is for the desk to answer.',
  askOn: { whatsapp: 'Ask on WhatsApp', email: 'Ask by e-mail' },
  /** What a screen reader says in place of “Ask on WhatsApp”, many of which stand on the page. */
  askAbout: (how: string, question: string) => `${how}: ${question}`,
  /** What already stands in the message. */
  letter: (inn: string, question: string) => `Hello ${inn}, a question: ${question}`,
  subject: 'A question before we come',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  copied: 'The link is copied.',
  /** Groups of questions, for whoever jumps to one. */
  groups: 'On this page',
} as const;
