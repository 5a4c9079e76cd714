import { getImage } from 'astro:assets';
import { join } from 'node:path';
import photographs from 'virtual:photographs';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { hexOf } from '../colours/contrast.ts';
import type { PictureProps } from '../components/controls/Picture.tsx';
import { contentFolder } from '../content/folder.ts';
import { memoizeEach } from '../content/memoize.ts';
import type { Picture } from '../content/schema/parts.ts';
import {
  type Crop,
  type Layout,
  PHONE_MEDIA,
  type PictureLayout,
  pictureLayouts,
  WHOLE_WIDTHS,
} from './layouts.ts';

/** A photograph's average colour as `#rrggbb`, shown until the photograph loads. */
const averageColour = memoizeEach(async (photo: string) => {
  const file = join(contentFolder(), 'photos', photo);
  const [r = 0, g = 0, b = 0] = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer();
  return hexOf([r, g, b]);
});

/**
 * The photograph with this name in a content file. Throws if there is none (`npm run content`
 * explains it to owners).
 */
function photoOf(name: string): ImageMetadata {
  const photo = photographs[name];
  if (!photo) throw new Error(`photos/${name} is missing: add the file or correct its name.`);
  return photo;
}

async function encode(
  picture: Picture,
  aspect: number,
  width: number,
  format: 'avif' | 'jpeg',
  quality?: number,
) {
  const image = await getImage({
    src: photoOf(picture.photo),
    width,
    height: Math.round(width / aspect),
    format,
    ...(quality === undefined ? {} : { quality }),
    position: `${picture.focus[0]}% ${picture.focus[1]}%`,
  });
  return image.src;
}

async function setOf(
  picture: Picture,
  crop: Omit<Crop, 'sizes'>,
  format: 'avif' | 'jpeg' = 'avif',
) {
  // Larger widths would only upscale the photograph.
  const { width, height } = photoOf(picture.photo);
  const largest = Math.min(width, Math.round(height * crop.aspect));
  const widths = crop.widths.filter((wanted) => wanted <= largest);
  const files = await Promise.all(
    (widths.length > 0 ? widths : [largest]).map(
      async (wanted) =>
        `${await encode(picture, crop.aspect, wanted, format, crop.quality)} ${wanted}w`,
    ),
  );
  return { srcSet: files.join(', '), largest };
}

/**
 * Prepares a photograph for a place in the layout: AVIF in the widths it needs, one JPEG for other
 * browsers (or JPEG only), cropped around its focus, with its average colour.
 */
export async function preparePicture(
  picture: Picture,
  place: PictureLayout,
  options: { priority?: boolean } = {},
): Promise<PictureProps> {
  const layout: Layout = pictureLayouts[place];
  const type = 'image/avif';
  const wide = await setOf(picture, layout, layout.encoding);
  const width = Math.min(1080, wide.largest, layout.widths.at(-1) ?? wide.largest);
  const phone = layout.phone && {
    type,
    media: layout.phone.media ?? PHONE_MEDIA,
    sizes: layout.phone.sizes,
    srcSet: (await setOf(picture, layout.phone)).srcSet,
    width: 720,
    height: Math.round(720 / layout.phone.aspect),
  };
  return {
    src: await encode(picture, layout.aspect, width, 'jpeg'),
    width,
    height: Math.round(width / layout.aspect),
    alt: picture.alt,
    placeholderColour: await averageColour(picture.photo),
    ...(layout.encoding
      ? { srcSet: wide.srcSet, sizes: layout.sizes }
      : {
          sources: [...(phone ? [phone] : []), { type, sizes: layout.sizes, srcSet: wide.srcSet }],
        }),
    priority: options.priority ?? false,
  };
}

/** Prepares a row of photographs; with `firstPriority` the first loads before all else. */
export function preparePictures(
  pictures: readonly Picture[],
  place: PictureLayout,
  options: { firstPriority?: boolean } = {},
): Promise<PictureProps[]> {
  return Promise.all(
    pictures.map((picture, index) =>
      preparePicture(picture, place, { priority: Boolean(options.firstPriority) && index === 0 }),
    ),
  );
}

/** The uncropped photograph in the widths screens may need, and as a JPEG, which every browser can open. */
export async function wholePictureSet(picture: Picture) {
  const { width, height } = photoOf(picture.photo);
  const aspect = width / height;
  const { srcSet } = await setOf(picture, { aspect, widths: WHOLE_WIDTHS });
  const href = await encode(picture, aspect, Math.min(1600, width), 'jpeg');
  return { href, srcSet, width, height };
}
