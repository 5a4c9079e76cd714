interface Crop {
  /** Width divided by height. */
  aspect: number;
  /** Pixels. Each is at most about 1.5 times the one before, so that no browser loads far too much. */
  widths: readonly number[];
  sizes: string;
  /** AVIF quality, 0 to 100; the default is 50. */
  quality?: number;
}
interface Layout extends Crop {
  /** JPEG only, for pictures too small for AVIF to save much. */
  encoding?: 'jpeg';
  /** A different crop for other screens; those below 640 px unless `media` says otherwise. */
  phone?: Crop & { media?: string };
}

// On a phone's dense screen a lower quality is not visible.
const PHONE_QUALITY = 40;

export const PHONE_MEDIA = '(width < 40rem)';
export const TABLET_MEDIA = '(width < 64rem)';
/** Screens for which `TABLET_MEDIA` has no crop. */
export const WIDE_MEDIA = '(width >= 64rem)';
/** Where the larger photograph of a pair stands beside text that is taller than wide. */
const SQUARE_MEDIA = '(64rem <= width < 105rem)';
const GALLERY_COLUMN =
  '(width >= 96rem) 20.5rem, (width >= 64rem) 21vw, (width >= 40rem) 29vw, 44vw';

/** Full screen widths: a tablet, the two most common laptops, and larger screens. */
const SCREENS = [960, 1366, 1600, 2000] as const;

/** A picture of the page's width on narrow screens; of a column; of one of the gallery's columns. */
const PAGE = [480, 750, 1080, 1440] as const;
const COLUMN = [480, 720, 1080, 1440] as const;
const TILE = [220, 320, 480, 720] as const;

/** Full photographs, for any screen. */
export const WHOLE_WIDTHS = [720, 1080, 1600] as const;

/**
 * The width of a picture by its place in the layout. `sizes` repeats the section's CSS: change
 * both together (a browser test measures the difference).
 */
export const pictureLayouts = {
  hero: {
    aspect: 16 / 9,
    widths: SCREENS,
    sizes: '100vw',
    // The sample's façade takes 36 kB at 1366 px, Lighthouse's desktop, and 24 kB at 780 px, its
    // phone. That is the most the home page can carry (docs/performance.md).
    quality: 36,
    // The square around the focus: the door and the sign, above the text.
    phone: { aspect: 1, widths: [390, 570, 780, 1080], sizes: '100vw', quality: 36 },
  },
  banner: {
    aspect: 21 / 9,
    widths: SCREENS,
    sizes: '100vw',
    // A third smaller than at 50 with no visible loss; saves a round trip on Lighthouse's desktop.
    quality: 38,
    phone: { aspect: 4 / 3, widths: [480, 750, 1080], sizes: '100vw', quality: PHONE_QUALITY },
  },
  /** Portrait at the edge of a wide page; full width on a narrow one. */
  upright: {
    aspect: 4 / 5,
    widths: [540, 720, 960],
    sizes: '42vw',
    phone: {
      aspect: 3 / 2,
      widths: PAGE,
      sizes: '100vw',
      media: TABLET_MEDIA,
      quality: PHONE_QUALITY,
    },
  },
  /** Seven of twelve columns plus the margin, beside text; full width on a narrow page. */
  spread: { aspect: 3 / 2, widths: PAGE, sizes: '(width >= 64rem) 57vw, 100vw' },
  /** As wide, but beside text on tablets too. */
  promo: { aspect: 3 / 2, widths: PAGE, sizes: '(width >= 48rem) 57vw, 100vw' },
  /** Portrait next to text on a wide page, landscape on a narrow one. */
  teaser: {
    aspect: 3 / 4,
    widths: [540, 720, 1080],
    sizes: '42vw',
    phone: { aspect: 3 / 2, widths: [480, 750, 1080], sizes: '100vw', media: TABLET_MEDIA },
  },
  /** A large picture, and a small one that overlaps it. */
  large: {
    aspect: 3 / 2,
    widths: COLUMN,
    sizes: '(width >= 64rem) 42vw, 84vw',
    phone: { aspect: 1, widths: COLUMN, sizes: '42vw', media: SQUARE_MEDIA },
  },
  inset: { aspect: 1, widths: [200, 300, 420, 600], sizes: '(width >= 64rem) 21vw, 41vw' },
  /** Four of twelve columns plus the margin; below the form on a narrow page. */
  formColumn: {
    aspect: 3 / 2,
    widths: [480, 720, 1080],
    sizes: '37vw',
    phone: {
      aspect: 3 / 2,
      widths: PAGE,
      sizes: '(width >= 40rem) 50vw, 100vw',
      media: TABLET_MEDIA,
      quality: PHONE_QUALITY,
    },
  },
  /** Five of twelve columns plus the margin, at the top of a page; on a phone an arch. */
  headingColumn: {
    aspect: 2,
    widths: [360, 540, 720, 960],
    sizes: '44vw',
    quality: PHONE_QUALITY,
    phone: { aspect: 3 / 4, widths: [72, 108, 160, 220], sizes: '4.5rem', quality: PHONE_QUALITY },
  },
  arch: {
    aspect: 3 / 4,
    widths: [360, 480, 720, 1080],
    sizes: '(width >= 96rem) 27.5rem, (width >= 64rem) 28vw, (width >= 40rem) 37vw, 80vw',
  },
  roomWide: { aspect: 3 / 2, widths: PAGE, sizes: '(width >= 64rem) 66vw, 100vw' },
  /**
   * All of a room's pictures, below the large one. Two files per picture: an inn with many rooms
   * has thousands of pictures, and some hosts limit a site to 20,000 files.
   */
  roomThumbnail: { aspect: 3 / 2, widths: [120, 200], sizes: '6rem', encoding: 'jpeg' },
  /** Pairs of seven and five of twelve columns, see `pairAt`. */
  pairWide: {
    aspect: 3 / 2,
    widths: COLUMN,
    sizes: '(width >= 64rem) 50vw, (width >= 40rem) 46vw, 100vw',
  },
  pairNarrow: {
    aspect: 3 / 2,
    widths: COLUMN,
    sizes: '(width >= 96rem) 34.5rem, (width >= 64rem) 36vw, (width >= 40rem) 46vw, 100vw',
  },
  /** One of two in a row, or of a row to swipe. */
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
  /** The gallery's four crops: one column of 4, 3 or 2, or two columns for `galleryDouble`. */
  galleryLandscape: { aspect: 3 / 2, widths: TILE, sizes: GALLERY_COLUMN },
  gallerySquare: { aspect: 1, widths: TILE, sizes: GALLERY_COLUMN },
  galleryPortrait: { aspect: 3 / 4, widths: TILE, sizes: GALLERY_COLUMN },
  galleryDouble: {
    aspect: 3 / 2,
    widths: [480, 720, 1080, 1600],
    sizes: '(width >= 96rem) 42rem, (width >= 64rem) 43vw, (width >= 40rem) 59vw, 91vw',
  },
  /** Next to a guest's name. */
  keepsake: { aspect: 1, widths: [110, 160, 220, 330], sizes: '6.75rem' },
} as const satisfies Record<string, Layout>;

/** The layout of the picture at `index` in rows of pairs: wide, narrow; narrow, wide; and so on. */
export function pairAt(index: number, total = 0) {
  // The last of an odd number has its own row, next to its text.
  if (index === total - 1 && total % 2 === 1) return 'pairWide';
  return index % 4 === 1 || index % 4 === 2 ? 'pairNarrow' : 'pairWide';
}

export type PictureLayout = keyof typeof pictureLayouts;
export type { Crop, Layout };
