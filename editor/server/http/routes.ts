import type { Hono } from 'hono';
import { createQueue } from '../../../lib/queue.ts';
import { publishWords } from '../../serverWords.ts';
import { confirmSample, openFile, save, validate } from '../documents/files.ts';
import { archiveRoom, copyRoom, orderRooms, restoreRoom } from '../documents/rooms.ts';
import { tree } from '../documents/tree.ts';
import { drafts, dropDrafts, saveDraft } from '../history/drafts.ts';
import { history, restore, undo } from '../history/history.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';
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

/** Adding, archiving and ordering rooms. */
export function roomRoutes(app: Hono, { workspace }: Deps): void {
  app.post('/api/rooms/copy', async (c) => {
    const { from, name } = await bodyAs(c, requests.copy);
    return c.json(await copyRoom(workspace, from, name));
  });
  app.post('/api/rooms/aside', async (c) =>
    c.json(await archiveRoom(workspace, (await bodyAs(c, requests.path)).path)),
  );
  app.post('/api/rooms/back', async (c) =>
    c.json(await restoreRoom(workspace, (await bodyAs(c, requests.path)).path)),
  );
  app.post('/api/rooms/order', async (c) =>
    c.json(await orderRooms(workspace, (await bodyAs(c, requests.paths)).paths)),
  );
}

/** Unsaved drafts. */
export function draftRoutes(app: Hono, { workspace }: Deps): void {
  // In order: a draft that is still being stored must not outlive its deletion.
  const enqueue = createQueue();

  app.get('/api/drafts', async (c) => c.json(await enqueue(() => drafts(workspace))));
  app.put('/api/drafts', async (c) => {
    await enqueue(async () => saveDraft(workspace, await bodyAs(c, requests.draft)));
    return c.json({});
  });
  app.delete('/api/drafts', async (c) => {
    const { path = '', session } = c.req.query();
    await enqueue(() => dropDrafts(workspace, path, session));
    return c.json({});
  });
}

/** The launch check, and publishing step by step. */
export function publishRoutes(app: Hono, { launch, publisher }: Deps): void {
  app.get('/api/launch', async (c) => c.json(await launch()));
  app.get('/api/publish', async (c) => c.json(await publisher.plan()));
  app.post('/api/publish', async (c) => {
    const { ignoreErrors = false } = await bodyAs(c, requests.publish);
    return c.json({ job: publisher.start(ignoreErrors).job });
  });
  app.get('/api/publish/:job', (c) => {
    const job = publisher.find(c.req.param('job'));
    if (!job) throw new HttpError(404, publishWords.noSuchJob);
    return c.json(job);
  });
}
