import type { Hono } from 'hono';
import { confirmSample, openFile, save, validate } from '../documents/files.ts';
import { tree } from '../documents/tree.ts';
import { history, restore, undo } from '../history/history.ts';
import type { Deps } from './deps.ts';
import { bodyAs, requests } from './requests.ts';

/** Opening, checking and saving files, and their history. */
export function wordRoutes(app: Hono, { workspace }: Deps): void {
  app.get('/api/tree', async (c) => c.json(await tree(workspace)));
  app.get('/api/file', async (c) => c.json(await openFile(workspace, c.req.query('path'))));
  app.post('/api/check', async (c) =>
    c.json(await validate(workspace, await bodyAs(c, requests.edit))),
  );
  app.post('/api/save', async (c) => {
    const { confirmSamples, ...edit } = await bodyAs(c, requests.save);
    return c.json(await save(workspace, edit, confirmSamples));
  });
  app.post('/api/samples/own', async (c) =>
    c.json(await confirmSample(workspace, await bodyAs(c, requests.own))),
  );
  app.get('/api/history', async (c) => c.json(await history(workspace, c.req.query('path'))));
  app.post('/api/undo', async (c) => {
    const { id, confirmed } = await bodyAs(c, requests.undo);
    return c.json(await undo(workspace, id, confirmed));
  });
  app.post('/api/restore', async (c) => {
    const { id, path, confirmed } = await bodyAs(c, requests.restore);
    return c.json(await restore(workspace, id, { only: path, isConfirmed: confirmed }));
  });
}
