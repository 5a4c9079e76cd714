import type { Hono } from 'hono';
import { drafts, dropDrafts, saveDraft } from '../history/drafts.ts';
import type { Deps } from './deps.ts';
import { bodyAs, requests } from './requests.ts';

/** Unsaved drafts. */
export function draftRoutes(app: Hono, { workspace }: Deps): void {
  let last: Promise<unknown> = Promise.resolve();
  /** In the order in which they come: a draft that is slow to be kept must not outlive its being thrown away. */
  function withWorkspaceLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  app.get('/api/drafts', async (c) => c.json(await withWorkspaceLock(() => drafts(workspace))));
  app.put('/api/drafts', async (c) => {
    await withWorkspaceLock(async () => saveDraft(workspace, await bodyAs(c, requests.draft)));
    return c.json({});
  });
  app.delete('/api/drafts', async (c) => {
    const { path = '', session } = c.req.query();
    await withWorkspaceLock(() => dropDrafts(workspace, path, session));
    return c.json({});
  });
}
