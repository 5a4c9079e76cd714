interface Crop {
  /** Width divided by height. */
  aspect: number;
  /** Pixels; each at most half as wide again as the one before, so none is far too large. */
  widths: readonly number[];
  sizes: string;
  /** Of the AVIF encoding, 0 to 100; without it 50. */
  quality?: number;
}
interface Layout extends Crop {
  /** JPEG in every width and nothing else, where a picture is too small for AVIF to save much. */
  encoding?: 'jpeg';
  /** Another crop on narrow screens; below 640 px unless it says otherwise. */
  phone?: Crop & { media?: string };
}

// On a phone's dense screen two pixels make what one makes elsewhere; less is not seen to be less.
const PHONE_QUALITY = 40;

export const PHONE_MEDIA = '(width < 40rem)';
export const TABLET_MEDIA = '(width < 64rem)';
const GALLERY_COLUMN =
  '(width >= 120rem) 26rem, (width >= 96rem) 20.5rem, (width >= 64rem) 21vw, (width >= 40rem) 29vw, 44vw';

/** Across the whole screen: of a tablet, of the two commonest laptops, and of larger ones. */
const SCREENS = [960, 1366, 1600, 2000] as const;

/** Photographs shown whole, on a screen of any size. */
export const WHOLE_WIDTHS = [720, 1080, 1600] as const;

/**
 * How wide a picture is shown, by where it stands. `sizes` repeats what the section's CSS does:
 * change both together (a test measures the difference in the browser).
 */
export const pictureLayouts = {
  hero: {
    aspect: 16 / 9,
    widths: SCREENS,
    sizes: '100vw',
    // The sample's façade: 36 kB at 1366 px, Lighthouse's desk, and 24 kB at 780, its phone. The home
    // page can carry as much at the limit's speed (docs/performance.md).
    quality: 36,
    // The square around the focus: the door and the sign, above the words.
    phone: { aspect: 1, widths: [390, 570, 780, 1080], sizes: '100vw', quality: 36 },
  },
  banner: {
    aspect: 21 / 9,
    widths: SCREENS,
    sizes: '100vw',
    // A third lighter than at 50 and not seen to be: one round trip less on Lighthouse's desk.
    quality: 38,
    phone: { aspect: 4 / 3, widths: [480, 750, 1080], sizes: '100vw', quality: PHONE_QUALITY },
  },
  /** Upright off the edge of a wide page, across a narrow one. */
  upright: {
    aspect: 4 / 5,
    widths: [540, 720, 960],
    sizes: '42vw',
    phone: {
      aspect: 3 / 2,
      widths: [480, 750, 1080, 1440],
      sizes: '100vw',
      media: TABLET_MEDIA,
      quality: PHONE_QUALITY,
    },
  },
  /** Seven columns of twelve and the margin beside them; all of a narrow page. */
  spread: {
    aspect: 3 / 2,
    widths: [480, 750, 1080, 1440],
    sizes: '(width >= 64rem) 57vw, 100vw',
  },
  /** Upright beside words on a wide page, across on a narrow one. */
  teaser: {
    aspect: 3 / 4,
    widths: [540, 720, 1080],
    sizes: '42vw',
    phone: { aspect: 3 / 2, widths: [480, 750, 1080], sizes: '100vw', media: '(width < 64rem)' },
  },
  /** A large picture, and a small one that overlaps it. */
  large: {
    aspect: 3 / 2,
    widths: [480, 720, 1080, 1440],
    sizes: '(width >= 64rem) 42vw, 84vw',
  },
  inset: { aspect: 1, widths: [200, 300, 420, 600], sizes: '(width >= 64rem) 21vw, 41vw' },
  arch: {
    aspect: 3 / 4,
    widths: [360, 480, 720, 1080],
    sizes: '(width >= 96rem) 27.5rem, (width >= 64rem) 28vw, 80vw',
  },
  roomWide: {
    aspect: 3 / 2,
    widths: [480, 750, 1080, 1440],
    sizes: '(width >= 64rem) 66vw, 100vw',
  },
  /**
   * All of a room's pictures at once, below the large one. Two files a picture: an inn of many rooms
   * has thousands of pictures, and some hosts take 20,000 files.
   */
  roomThumbnail: { aspect: 3 / 2, widths: [120, 200], sizes: '6rem', encoding: 'jpeg' },
  /** Pairs of seven and five columns of twelve, see `pairAt`. */
  pairWide: {
    aspect: 3 / 2,
    widths: [480, 720, 1080, 1440],
    sizes: '(width >= 64rem) 50vw, (width >= 40rem) 46vw, 100vw',
  },
  pairNarrow: {
    aspect: 3 / 2,
    widths: [480, 720, 1080, 1440],
    sizes: '(width >= 96rem) 34.5rem, (width >= 64rem) 36vw, (width >= 40rem) 46vw, 100vw',
  },
  /** One of two beside each other, and of a row that is swiped. */
  roomPair: {
    aspect: 3 / 2,
    widths: [360, 540, 720, 1080],
    sizes: '(width >= 96rem) 37rem, (width >= 64rem) 37vw, (width >= 48rem) 46vw, 82vw',
  },
  card: {
    aspect: 3 / 2,
    widths: [240, 360, 540, 720],
    sizes: '(width >= 64rem) 18vw, (width >= 40rem) 33vw, 80vw',
  },
  /** The gallery's four cuts: one of 4, 3 or 2 columns, and `galleryDouble` two of them. */
  galleryLandscape: { aspect: 3 / 2, widths: [220, 320, 480, 720], sizes: GALLERY_COLUMN },
  gallerySquare: { aspect: 1, widths: [220, 320, 480, 720], sizes: GALLERY_COLUMN },
  galleryPortrait: { aspect: 3 / 4, widths: [220, 320, 480, 720], sizes: GALLERY_COLUMN },
  galleryDouble: {
    aspect: 3 / 2,
    widths: [480, 720, 1080, 1600],
    sizes:
      '(width >= 120rem) 53.5rem, (width >= 96rem) 42rem, (width >= 64rem) 43vw, (width >= 40rem) 59vw, 91vw',
  },
  /** Beside the name of a guest. */
  keepsake: { aspect: 1, widths: [110, 160, 220, 330], sizes: '6.75rem' },
  thumb: { aspect: 1, widths: [90, 130], sizes: '3.75rem' },
} as const satisfies Record<string, Layout>;

/** Where the picture at `index` of a row of pairs stands: wide, narrow; narrow, wide; and so on. */
export function pairAt(index: number, total = 0) {
  // The last of an odd number has a row to itself, its words beside it.
  if (index === total - 1 && total % 2 === 1) return 'pairWide';
  return index % 4 === 1 || index % 4 === 2 ? 'pairNarrow' : 'pairWide';
}

export type PictureLayout = keyof typeof pictureLayouts;
export type { Crop, Layout };
