import type { PictureProps } from '../../components/controls/Picture.tsx';
import type { Cut, GalleryPicture, GallerySheet } from '../../components/gallery/PhotoGrid.tsx';
import type { GalleryItem } from '../../content/schema/lists.ts';
import type { Picture } from '../../content/schema/parts.ts';
import { PHONE_MEDIA, type PictureLayout, TABLET_MEDIA } from '../../images/layouts.ts';
import { arrangeSheet } from '../../images/photoGrid.ts';
import { preparePicture, wholePictureSet } from '../../images/pictures.ts';
import { PER_SHEET } from '../routes.ts';

const layouts: Record<Cut, PictureLayout> = {
  landscape: 'galleryLandscape',
  square: 'gallerySquare',
  portrait: 'galleryPortrait',
  double: 'galleryDouble',
};

/** A photograph in the crop for each screen width; equal crops share files. */
async function cutPicture(
  picture: Picture,
  { wide, tablet, phone }: GalleryPicture['cuts'],
  priority: boolean,
): Promise<PictureProps> {
  const prepare = (cut: Cut) => preparePicture(picture, layouts[cut], { priority });
  const shown = await prepare(wide);
  const narrower = [
    ...(phone === tablet ? [] : [{ cut: phone, media: PHONE_MEDIA }]),
    ...(tablet === wide ? [] : [{ cut: tablet, media: TABLET_MEDIA }]),
  ];
  const sources = narrower.map(async ({ cut, media }) =>
    ((await prepare(cut)).sources ?? []).map((source) => ({ ...source, media })),
  );
  return { ...shown, sources: [...(await Promise.all(sources)).flat(), ...(shown.sources ?? [])] };
}

/** The pictures of a sheet, counted from 1; the sheet's first one has priority. */
export async function gallerySheet(
  gallery: readonly GalleryItem[],
  number: number,
): Promise<GallerySheet> {
  const items = gallery.slice((number - 1) * PER_SHEET, number * PER_SHEET);
  const wishes = items.map(({ shape }) => shape);
  const [wide, tablet, phone] = [4, 3, 2].map((columns) => arrangeSheet(wishes, columns));
  const pictures = items.map(async ({ caption, picture }, index): Promise<GalleryPicture> => {
    const cut = (cuts: Cut[] | undefined) => cuts?.[index] ?? 'landscape';
    const cuts = { wide: cut(wide), tablet: cut(tablet), phone: cut(phone) };
    return {
      caption,
      cuts,
      picture: await cutPicture(picture, cuts, index === 0),
      whole: await wholePictureSet(picture),
    };
  });
  return { number, pictures: await Promise.all(pictures) };
}
