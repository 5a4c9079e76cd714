/** Milliseconds, from section 9 of the specification unless noted. */
export const times = {
  /** From the start of one slide change to the start of the next. */
  heroInterval: 5000,
  heroSlide: 800,
  testimonialsInterval: 3000,
  testimonialsSlide: 500,
  roomSlide: 500,
  counter: 5000,
  resizeDebounce: 50,
} as const;
