import type { PictureProps } from '../controls/Picture.tsx';

/**
 * The attributes of links that preload a photograph with high priority. Each crop's link excludes the
 * screens of earlier crops, as `<picture>` does.
 */
export const preloadsOf = ({ sources = [] }: PictureProps) =>
  sources.map(({ type, srcSet, sizes, media }, index) => {
    const others = sources.slice(0, index).map((earlier) => `(not (${earlier.media}))`);
    return {
      rel: 'preload',
      as: 'image',
      fetchpriority: 'high',
      type,
      imagesrcset: srcSet,
      imagesizes: sizes,
      media: [...others, ...(media ? [media] : [])].join(' and ') || undefined,
    } as const;
  });

/** These links as HTML. Escapes nothing: their values contain no quotation marks. */
export const linkTags = (picture: PictureProps): string =>
  preloadsOf(picture)
    .map((link) => {
      const attributes = Object.entries(link).filter(([, value]) => value !== undefined);
      return `<link ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>`;
    })
    .join('');
