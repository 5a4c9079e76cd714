import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { createQueue } from '../../../lib/promises.ts';
import { searchIcons } from '../../../src/icons/names.ts';
import { iconPaths } from '../../../src/icons/paths.ts';
import type { Diagnostic, IconDrawing, Status, StoredDraft } from '../../model/api.ts';
import { requests } from '../../model/requests.ts';
import { publishWords } from '../../serverWords.ts';
import { Presence } from '../auth/presence.ts';
import type { Auth } from '../auth/routes.ts';
import { currentSession } from '../auth/sessions.ts';
import { confirmSample, confirmSentence, openFile, save, validate } from '../documents/files.ts';
import { firstHour, hideSamples } from '../documents/firstHour.ts';
import { archiveRoom, copyRoom, moveRoom, restoreRoom } from '../documents/rooms.ts';
import { tree } from '../documents/tree.ts';
import { DraftArrivals } from '../history/draftArrivals.ts';
import { drafts, dropDrafts, saveDraft } from '../history/drafts.ts';
import { changesIn, history, restore, undo } from '../history/history.ts';
import { journalStamp } from '../history/journal.ts';
import type { Workspace } from '../history/workspace.ts';
import { iconMeanings } from '../language/iconSearch.ts';
import { photoRoutes } from '../media/routes.ts';
import type { Publisher } from '../publish/publisher.ts';
import { addSetupRoutes, type SetupDeps } from '../setup/routes.ts';
import { languagesOf } from '../translations/sentences.ts';
import { bodyAs } from './body.ts';
import type { Bundle } from './bundle.ts';
import { HttpError } from './httpError.ts';

/** The dependencies of the editor's routes. */
export interface Deps {
  workspace: Workspace;
  port: () => number;
  /** Origin of the preview; empty while none runs. */
  preview: () => string;
  bundle: Bundle;
  /** Runs the launch check. */
  launch: () => Promise<Diagnostic[]>;
  publisher: Publisher;
  /** Sign-in, if the editor is open to other machines. */
  auth?: Auth | undefined;
  setup: SetupDeps;
}

/** Routes to open, check and save files, and for their history. */
function fileRoutes(app: Hono, { workspace }: Deps): void {
  app.get('/api/tree', async (c) => c.json(await tree(workspace)));
  app.get('/api/file', async (c) => c.json(await openFile(workspace, c.req.query('path'))));
  app.post('/api/check', async (c) =>
    c.json(await validate(workspace, await bodyAs(c, requests.edit))),
  );
  app.post('/api/save', async (c) => {
    const { confirmSamples, ...edit } = await bodyAs(c, requests.save);
    return c.json(await save(workspace, edit, confirmSamples));
  });
  app.post('/api/samples/confirm', async (c) =>
    c.json(await confirmSample(workspace, await bodyAs(c, requests.confirmSample))),
  );
  app.get('/api/languages', async (c) => c.json(await languagesOf(workspace.content)));
  app.get('/api/first-hour', async (c) => c.json(await firstHour(workspace)));
  app.post('/api/samples/hide', async (c) => {
    await bodyAs(c, requests.nothing);
    await hideSamples(workspace);
    return c.json({});
  });
  app.post('/api/samples/confirm-sentence', async (c) => {
    const { text } = await bodyAs(c, requests.confirmSentence);
    await confirmSentence(workspace, text);
    return c.json({});
  });
  app.get('/api/history', async (c) => c.json(await history(workspace, c.req.query('path'))));
  app.get('/api/history/:id', async (c) => c.json(await changesIn(workspace, c.req.param('id'))));
  app.post('/api/undo', async (c) => {
    const { id, confirmed } = await bodyAs(c, requests.undo);
    return c.json(await undo(workspace, id, confirmed));
  });
  app.post('/api/restore', async (c) => {
    const { id, path, confirmed } = await bodyAs(c, requests.restore);
    return c.json(await restore(workspace, id, { only: path, isConfirmed: confirmed }));
  });
}

/** Routes to add, archive and order rooms. */
function roomRoutes(app: Hono, { workspace }: Deps): void {
  app.post('/api/rooms/copy', async (c) => {
    const { from, name } = await bodyAs(c, requests.copy);
    return c.json({ path: await copyRoom(workspace, from, name) });
  });
  app.post('/api/rooms/archive', async (c) => {
    await archiveRoom(workspace, (await bodyAs(c, requests.path)).path);
    return c.json({});
  });
  app.post('/api/rooms/restore', async (c) => {
    await restoreRoom(workspace, (await bodyAs(c, requests.path)).path);
    return c.json({});
  });
  app.post('/api/rooms/move', async (c) => {
    const { path, to } = await bodyAs(c, requests.move);
    await moveRoom(workspace, path, to);
    return c.json({});
  });
}

/** Routes for unsaved drafts. */
function draftRoutes(app: Hono, { workspace }: Deps, presence: Presence): void {
  // A queue, so that deleting a draft waits until it is stored.
  const enqueue = createQueue();
  const arrivals = new DraftArrivals();

  const by = () => currentSession()?.address;

  app.get('/api/drafts', async (c) => {
    const session = currentSession();
    const found = await enqueue(() => drafts(workspace, session?.address));
    const isOpen = (draft: StoredDraft) =>
      session !== undefined && presence.isOpenElsewhere(draft.session, session);
    return c.json(found.map((draft) => (isOpen(draft) ? { ...draft, isOpen: true } : draft)));
  });
  app.put('/api/drafts', async (c) => {
    const draft = await arrivals.receive(() => bodyAs(c, requests.draft));
    if (draft) await enqueue(() => saveDraft(workspace, draft, by()));
    return c.json({});
  });
  app.delete('/api/drafts', async (c) => {
    const { path = '', session } = c.req.query();
    if (session !== undefined) arrivals.supersede({ path, session });
    await enqueue(() => dropDrafts(workspace, path, session, by()));
    return c.json({});
  });
}

/** Routes for the launch check, and to publish step by step. */
function publishRoutes(app: Hono, { launch, publisher }: Deps): void {
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

const drawn = ({ name, words }: ReturnType<typeof searchIcons>[number]): IconDrawing => ({
  name,
  words,
  paths: iconPaths(name),
});

/** Routes for the site's icons: by name, or by a search word with the best match first. */
function iconRoutes(app: Hono): void {
  app.get('/api/icons', (c) => {
    const { search = '', names } = c.req.query();
    if (names === undefined) return c.json(searchIcons(search, 60, iconMeanings).map(drawn));
    const wanted = names.split(',');
    const all = searchIcons('', Number.POSITIVE_INFINITY);
    return c.json(all.filter(({ name }) => wanted.includes(name)).map(drawn));
  });
}

/** All routes under /api/, except those in `auth/`. */
export function addRoutes(app: Hono, deps: Deps): void {
  const run = randomUUID();
  const presence = new Presence(() => performance.now());
  app.get('/api/status', async (c) => {
    const session = currentSession();
    const { window = '', path } = c.req.query();
    if (session) presence.note(window.slice(0, 100), path?.slice(0, 300), session);
    return c.json({
      run,
      saves: await journalStamp(deps.workspace),
      preview: deps.preview(),
      ...(session && { owner: session.address, elsewhere: presence.elsewhere(session) }),
    } satisfies Status);
  });
  fileRoutes(app, deps);
  draftRoutes(app, deps, presence);
  photoRoutes(app, deps);
  iconRoutes(app);
  roomRoutes(app, deps);
  publishRoutes(app, deps);
  addSetupRoutes(app, deps.setup);
}
