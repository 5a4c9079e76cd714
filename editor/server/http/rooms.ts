import type { Hono } from 'hono';
import { bringBack, copyRoom, orderRooms, putAside } from '../documents/rooms.ts';
import type { Parts } from './deps.ts';
import { bodyAs, requests } from './requests.ts';

/** Rooms that come, go and change places. */
export function roomRoutes(app: Hono, { kept }: Parts): void {
  app.post('/api/rooms/copy', async (c) => {
    const { from, name } = await bodyAs(c, requests.copy);
    return c.json(await copyRoom(kept, from, name));
  });
  app.post('/api/rooms/aside', async (c) =>
    c.json(await putAside(kept, (await bodyAs(c, requests.path)).path)),
  );
  app.post('/api/rooms/back', async (c) =>
    c.json(await bringBack(kept, (await bodyAs(c, requests.path)).path)),
  );
  app.post('/api/rooms/order', async (c) =>
    c.json(await orderRooms(kept, (await bodyAs(c, requests.paths)).paths)),
  );
}
