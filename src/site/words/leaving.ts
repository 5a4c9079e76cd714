/** Words of "Where must you be, and when?", which says when to leave. */
export const leaving = {
  question: 'Where must you be, and when?',
  /** Before the place, and before the hour: one sentence. */
  place: 'I must be at',
  hour: 'by',
  leave: 'Leave at [time]',
  dayBefore: 'the day before',
  byRoad: '[minutes] by road.',
  inTheRush: '[minutes] by road in the rush.',
  onFoot: '[minutes] on foot.',
  minutes: 'min',
  ask: 'Ask the desk for an auto',
  ring: 'Ring the desk for an auto',
  /** What a guest sends to the desk. */
  message: 'Please call an auto for me at [time], to [place]. I must be there by [hour].',
} as const;
