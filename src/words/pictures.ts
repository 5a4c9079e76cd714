/** Words of the carousels, the gallery and its lightbox, the room tabs and the map. */
export const pictures = {
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
  carousel: {
    /** What a screen reader calls the two roles. */
    role: 'carousel',
    slideRole: 'slide',
    slides: 'Slides',
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    position: (position: number, total: number) => `${position} of ${total}`,
    goTo: (position: number, total: number) => `Slide ${position} of ${total}`,
  },
  /** Names the list of room types beside the chosen room. */
} as const;
