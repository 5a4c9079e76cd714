/** Words of the carousels, the gallery and its lightbox, the room tabs and the map. */
export const pictures = {
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
} as const;
