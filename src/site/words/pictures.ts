/** Words of the carousels, the gallery and its lightbox, the room tabs and the map. */
export const pictures = {
  carousel: {
    /** The role descriptions that screen readers announce. */
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
  gallery: {
    label: 'Photographs of the inn',
    more: 'More pictures',
    back: 'The pictures before these',
    page: (number: number, total: number) => `Page ${number} of ${total}`,
  },
  lightbox: {
    label: 'The picture, large',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    /** Between a picture's number and the number of all pictures. */
    of: 'of',
    missing: 'This picture has not arrived. Check the connection, then come back to it.',
  },
} as const;
