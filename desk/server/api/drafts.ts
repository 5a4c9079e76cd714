import type { Hono } from 'hono';
import { drafts, dropDrafts, keepDraft } from '../kept/drafts.ts';
import type { Parts } from '../parts.ts';
import { bodyAs, requests } from '../requests.ts';

/** What is typed and not saved yet. */
export function draftRoutes(app: Hono, { kept }: Parts): void {
  app.get('/api/drafts', async (c) => c.json(await drafts(kept)));
  app.put('/api/drafts', async (c) => {
    await keepDraft(kept, await bodyAs(c, requests.draft));
    return c.json({});
  });
  app.delete('/api/drafts', async (c) => {
    await dropDrafts(kept, c.req.query('path') ?? '', c.req.query('session'));
    return c.json({});
  });
}
