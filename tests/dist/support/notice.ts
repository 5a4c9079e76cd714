/** A notice of two lines, one of which applies on any day of this century, and its page. */
export const NOTICE = {
  always: 'Rooms for attenders, every day of the week',
  lift: 'Lift under repair until 5 December',
  heading: 'The lift is under repair',
  files: {
    'notice.yaml': `lines:
  - text: Rooms for attenders, every day of the week
    from: 2026-01-01
    until: 2098-12-04
  - text: Lift under repair until 5 December
    from: 2098-12-01
    until: 2098-12-05
`,
    'pages/notice.yaml': `heading: The lift is under repair
intro: Until 5 December we climb stairs, and we carry your bags up.
paragraphs:
  - The lift gets a new motor. The work goes on from ten until five, never at night.
`,
  },
} as const;
