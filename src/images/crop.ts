interface Size {
  width: number;
  height: number;
}
interface Region extends Size {
  left: number;
  top: number;
}

/**
 * The largest region of a picture with the given aspect, as close to the focus as the edges allow.
 * @param aspect width divided by height
 * @param focus per cent from the left and from the top
 * @returns whole pixels, for sharp's `extract`
 */
export function cropAround(size: Size, aspect: number, [x, y]: [number, number]): Region {
  const width = Math.min(size.width, Math.round(size.height * aspect));
  const height = Math.min(size.height, Math.round(size.width / aspect));
  const place = (centre: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max((centre / 100) * whole - part / 2, 0), whole - part));
  return {
    left: place(x, width, size.width),
    top: place(y, height, size.height),
    width,
    height,
  };
}
