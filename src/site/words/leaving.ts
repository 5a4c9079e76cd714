/** Words of "Where must you be, and when?", which says when to leave. */
export const leaving = {
  question: 'Where must you be, and when?',
  /** The parts of one sentence: before the place, and before the hour. */
  place: 'I must be at',
  hour: 'by',
  leave: 'Leave at [time]',
  /** Replaces the time if the guest must leave before midnight. */
  dayBefore: '[time] the day before',
  /** @param note the inn's note for that hour: "tea at the desk from five". */
  answer: (leave: string, note?: string) => `${[leave, note].filter(Boolean).join('; ')}.`,
  byRoad: '[minutes] by road.',
  inTheRush: '[minutes] by road in the rush.',
  onFoot: '[minutes] on foot.',
  minutes: 'min',
  ask: { auto: 'Ask the desk for an auto', cab: 'Ask the desk for a cab' },
  ring: { auto: 'Ring the desk for an auto', cab: 'Ring the desk for a cab' },
  /** The guest's WhatsApp message to the desk. */
  message: {
    auto: 'Please call an auto for me at [time], to [place]. I must be there by [hour].',
    cab: 'Please call a cab for me at [time], to [place]. I must be there by [hour].',
  },
} as const;
