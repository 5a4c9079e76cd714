/** Times in milliseconds. Where none other is named, the source is the specification, section 9. */
export const times = {
  /** A slide change begins each time this has passed since the last one began. */
  heroInterval: 5000,
  heroSlide: 800,
  testimonialsInterval: 3000,
  testimonialsSlide: 500,
  roomSlide: 500,
  counter: 5000,
  resizeDebounce: 50,
} as const;
