/** Words of the line that says what time it is at the desk. */
export const desk = {
  /** [time] becomes "2:14 am", each minute anew. */
  now: 'It is [time] at the desk.',
  /** After it by night. */
  awake: 'Someone is awake.',
  /** True at any hour, for whoever has no script to tell it. */
  always: 'The desk answers at any hour.',
} as const;
