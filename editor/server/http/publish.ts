import type { Hono } from 'hono';
import { publishWords } from '../../serverWords.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';
import { bodyAs, requests } from './requests.ts';

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
