import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getDrawingColours, getInn } from '../content/queries.ts';
import { emblemOf } from '../seo/emblem.ts';
import { iconPng, iconSvg, icoOf, manifestIcons } from '../seo/icons.ts';

const icons = {
  'favicon.svg': { ground: 'tile', size: 32 },
  'favicon.ico': { ground: 'tile', size: 32 },
  'apple-touch-icon.png': { ground: 'bleed', size: 180 },
  ...manifestIcons,
} as const;

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The site's icons, each in the format that its address ends in. */
export const GET: APIRoute<Props, { icon: string }> = async ({ params, props }) => {
  const { ground, size } = props;
  const [colours, emblem] = [await getDrawingColours(), await emblemOf(await getInn())];
  if (params.icon.endsWith('.svg')) return new Response(iconSvg(ground, colours, emblem));
  const png = await iconPng(ground, size, colours, emblem);
  return new Response(new Uint8Array(params.icon.endsWith('.ico') ? icoOf(png, size) : png));
};
