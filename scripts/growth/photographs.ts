import sharp from 'sharp';

/** Pixels. Small, since the benchmark measures growth, not encoding. */
const [WIDTH, HEIGHT] = [480, 320];

/** Phones store a photograph's location: here, the inn's. */
const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '12/1 55/1 27/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '77/1 37/1 12/1',
};

/**
 * Draws a unique photograph for a number: a gradient of two colours, the number, and a location in
 * its metadata.
 */
export async function drawPhotograph(file: string, number: number): Promise<void> {
  // The golden angle keeps neighbouring hues apart and repeats late.
  const hue = (number * 137.508) % 360;
  const stop = (offset: number, degrees: number, lightness: number) =>
    `<stop offset="${offset}" stop-color="hsl(${degrees.toFixed(1)},45%,${lightness}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="ground" x2="1" y2="1">${stop(0, hue, 25)}${stop(1, hue + 60, 75)}</linearGradient>
<rect width="100%" height="100%" fill="url(#ground)"/>
<text x="50%" y="60%" font-size="96" fill="#fff" text-anchor="middle">${number}</text>
</svg>`;
  await sharp(Buffer.from(svg))
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: POSITION })
    .jpeg({ quality: 80 })
    .toFile(file);
}
