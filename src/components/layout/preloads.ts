import type { PictureProps } from '../controls/Picture.tsx';

/**
 * The attributes of links that preload a photograph before anything else, on the connection that is
 * already open. Each crop's link excludes the screens of earlier crops, as in its `<picture>`.
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

/** These links as HTML; none of their values has a quotation mark. */
export const linkTags = (picture: PictureProps): string =>
  preloadsOf(picture)
    .map((link) => {
      const attributes = Object.entries(link).filter(([, value]) => value !== undefined);
      return `<link ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>`;
    })
    .join('');
