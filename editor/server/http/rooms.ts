import type { Hono } from 'hono';
import { archiveRoom, copyRoom, orderRooms, restoreRoom } from '../documents/rooms.ts';
import type { Deps } from './deps.ts';
import { bodyAs, requests } from './requests.ts';

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
