import type { APIRoute } from 'astro';
import { getInn, getPage } from '../content/queries.ts';
import { ICON_COLOURS, iconFiles } from '../discovery/icons.ts';

/** What a phone shows when a guest keeps the site on the home screen. */
export const GET: APIRoute = async () => {
  const [inn, home] = await Promise.all([getInn(), getPage('home')]);
  const manifest = {
    name: inn.name,
    short_name: inn.name,
    description: home.description,
    lang: 'en-IN',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ICON_COLOURS.petal,
    theme_color: ICON_COLOURS.ground,
    icons: Object.entries(iconFiles).map(([name, { ground, size }]) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: ground === 'maskable' ? 'maskable' : 'any',
    })),
  };
  return new Response(JSON.stringify(manifest));
};
