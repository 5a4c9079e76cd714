/** Words around the drawn locator map; what is on it is in content/map.yaml. */
export const map = {
  open: 'Open the interactive map',
  back: 'Back to the drawn map',
  frameTitle: 'Interactive map of the way to the inn',
} as const;
