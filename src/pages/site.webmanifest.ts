import type { APIRoute } from 'astro';
import { getDrawingColours, getInn, getPage } from '../content/queries.ts';
import { manifestIcons } from '../seo/icons.ts';

/** The web app manifest, for the home screen. */
export const GET: APIRoute = async () => {
  const [inn, home, colours] = await Promise.all([getInn(), getPage('home'), getDrawingColours()]);
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
    background_color: colours.pale,
    theme_color: colours.deep,
    icons: Object.entries(manifestIcons).map(([path, { ground, size }]) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: ground === 'maskable' ? 'maskable' : 'any',
    })),
  };
  return new Response(JSON.stringify(manifest));
};
