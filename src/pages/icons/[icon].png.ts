import type { APIRoute, GetStaticPaths } from 'astro';
import { getDrawingColours, getInn } from '../../content/queries.ts';
import { emblemOf } from '../../seo/emblem.ts';
import { type IconFile, iconFiles, iconPng } from '../../seo/icons.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(iconFiles).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const { ground, size } = iconFiles[params['icon'] as IconFile];
  const inn = await getInn();
  const png = await iconPng(ground, size, await getDrawingColours(), await emblemOf(inn));
  return new Response(new Uint8Array(png));
};
