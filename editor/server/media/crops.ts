import { type Layout, type PictureLayout, pictureLayouts } from '../../../src/images/layouts.ts';
import type { Pointer } from '../../model/api.ts';
import type { Crop } from '../../model/photos.ts';
import { cropWords } from '../../serverWords.ts';

/** The layouts in which pages show a picture, by the file's kind and the keys of the field. */
const places: Record<string, PictureLayout[]> = {
  'page:home hero pictures': ['hero'],
  'page:home about pictures 0': ['large'],
  'page:home about pictures 1': ['inset'],
  'page:home promo picture': ['promo'],
  'page:home facilities picture': ['teaser'],
  'page:about banner': ['banner'],
  'page:about about pictures 0': ['large'],
  'page:about about pictures 1': ['inset'],
  'page:about arch': ['arch'],
  'page:about services items': ['pairWide'],
  'page:facilities picture': ['banner'],
  'page:facilities groups': ['spread'],
  'page:contact picture': ['formColumn'],
  'page:notice picture': ['headingColumn'],
  'page:privacy picture': ['headingColumn'],
  'page:not-found picture': ['upright'],
  'page:failure picture': ['upright'],
  'page:sent picture': ['upright'],
  'page:not-sent picture': ['upright'],
  'good-to-know picture': ['headingColumn'],
  'room pictures': ['roomWide', 'card'],
  'testimonials picture': ['keepsake'],
  'gallery picture': ['galleryLandscape', 'gallerySquare', 'galleryPortrait'],
};

function named(...keys: Pointer): PictureLayout[] | undefined {
  const place = keys.join(' ');
  return Object.hasOwn(places, place) ? places[place] : undefined;
}

/** The layouts of a picture. Ignores indices in lists, except for an about text's two pictures. */
function placeOf(kind: string, at: Pointer): PictureLayout[] {
  const keys = at.filter((step) => typeof step === 'string' && step !== 'photo');
  const exact = named(kind, ...at.filter((step) => step !== 'photo'));
  const near = exact ?? named(kind, ...keys) ?? named(kind, ...keys.slice(0, -1));
  // For an unknown field, all layouts of the file.
  const all = Object.entries(places).filter(([place]) => place.startsWith(`${kind} `));
  return near ?? all.flatMap(([, layouts]) => layouts);
}

/**
 * The crops that a picture gets on the site.
 * @param kind the file's kind, such as `page:home`
 * @param at the picture's pointer
 */
export function cropsOf(kind: string, at: Pointer): Crop[] {
  const crops = placeOf(kind, at).flatMap((name): Crop[] => {
    const { aspect, phone }: Layout = pictureLayouts[name];
    const wide = { name: cropWords[name] ?? cropWords['page'] ?? '', ratio: aspect };
    return phone ? [wide, { name: cropWords['phone'] ?? '', ratio: phone.aspect }] : [wide];
  });
  return crops.filter(
    ({ ratio }, index) => crops.findIndex((other) => other.ratio === ratio) === index,
  );
}
