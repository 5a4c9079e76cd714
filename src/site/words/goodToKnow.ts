/** Words of the page of guests' questions; the questions and answers are in content/good-to-know.yaml. */
export const goodToKnow = {
  /** The text of links to the page. */
  name: 'Good to know',
  /** Beside a form and on a room's page. */
  lead: 'Good to know: food, payment, access',
  search: 'Search these questions',
  clear: 'Clear the search',
  /** Announced to guests who cannot see the list grow shorter. [count] becomes a number. */
  found: { one: '1 result', many: '[count] results', none: 'Nothing found for “[typed]”.' },
  /** The placeholder in a message for what the guest types into the search. */
  typed: '[typed]',
  askInstead: 'Ask us instead:',
  noAnswer: 'This one is for the desk to answer.',
  askOn: { whatsapp: 'Ask on WhatsApp', email: 'Ask by e-mail' },
  /** The accessible name of “Ask on WhatsApp” links, of which the page has many. */
  askAbout: (how: string, question: string) => `${how}: ${question}`,
  /** The prefilled message. */
  letter: (inn: string, question: string) => `Hello ${inn}, a question: ${question}`,
  subject: 'A question before we come',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  copied: 'The link is copied.',
  /** The label of the table of contents, which links to the groups of questions. */
  groups: 'On this page',
} as const;
