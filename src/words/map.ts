/** Words of the drawn locator map; the names are the city's own. */
export const map = {
  hosurRoad: 'Hosur Road',
  ringRoad: 'Outer Ring Road',
  yellowLine: 'Metro, Yellow Line',
  open: 'Open the interactive map',
  back: 'Back to the drawn map',
  frameTitle: 'Interactive map of the way to the inn',
  alt: (inn: string) =>
    `Sketch map, north at the top. ${inn} is a short way east of Hongasandra station, on Hosur Road between Bommanahalli and Kudlu Gate. Central Silk Board is to the north, Electronic City to the south-east. The metro’s Yellow Line runs along Hosur Road.`,
} as const;
