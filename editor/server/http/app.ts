import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { iconPaths } from '../../../src/icons/paths.ts';
import { searchIcons } from '../../../src/icons/search.ts';
import type { IconDrawing, Status } from '../../model/api.ts';
import { diskWords } from '../../serverWords.ts';
import type { Deps } from './deps.ts';
import { guard } from './guard.ts';
import { HttpError } from './httpError.ts';
import { photoRoutes } from './photos.ts';
import { draftRoutes, publishRoutes, roomRoutes, wordRoutes } from './routes.ts';

const drawn = ({ name, words }: ReturnType<typeof searchIcons>[number]): IconDrawing => ({
  name,
  words,
  paths: iconPaths(name),
});

/** Searches the icons, best match first. */
export const findIcons = (search = '') => searchIcons(search).map(drawn);

/** The icons of these names. */
export const iconsNamed = (names: readonly string[]) =>
  searchIcons('', Number.POSITIVE_INFINITY)
    .filter(({ name }) => names.includes(name))
    .map(drawn);

/** The editor as a Hono app. */
export function editorApp(deps: Deps): Hono {
  const app = new Hono();
  app.use(guard(deps.port));
  wordRoutes(app, deps);
  draftRoutes(app, deps);
  photoRoutes(app, deps);
  roomRoutes(app, deps);
  publishRoutes(app, deps);
  const run = randomUUID();
  app.get('/api/status', (c) => c.json({ run, preview: deps.preview() } satisfies Status));
  app.get('/api/icons', (c) => {
    const { search, names } = c.req.query();
    return c.json(names === undefined ? findIcons(search) : iconsNamed(names.split(',')));
  });
  app.get('*', (c) => {
    const file = c.req.path.startsWith('/api/') ? undefined : deps.bundle.find(c.req.path);
    if (!file) return c.json({ error: 'There is nothing here: go back to the desk.' }, 404);
    return c.body(file.bytes, 200, { 'Content-Type': file.type });
  });
  app.notFound((c) => c.json({ error: 'There is nothing here: go back to the desk.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      return c.json({ error: error.message, ...error.more }, error.status);
    }
    console.error(error);
    const code = String((error as NodeJS.ErrnoException).code);
    return c.json({ error: diskWords[code] ?? diskWords['other'] }, diskWords[code] ? 507 : 500);
  });
  return app;
}
