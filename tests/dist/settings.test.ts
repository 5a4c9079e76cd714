import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LARGER_INN } from './support/largerInn.ts';
import { DIST } from './support/site.ts';

test('a build knows what it was told, not what an .env file of the folder says besides', () => {
  // The larger inn's folder has its own settings. Otherwise a build could disagree with the server
  // that starts it.
  const page = readFileSync(join(LARGER_INN, 'contact.html'), 'utf8');
  expect(page).toContain('YOUR_SERVICE_ID');
  expect(page).not.toContain('unasked');
});

/** Whether a build's pages load the service worker's registration, and the worker itself. */
function workerIn(dist: string) {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const [page, worker, headers] = ['contact.html', 'sw.js', '_headers'].map(read);
  const scripts = /data-scripts="([^"]+)"/.exec(page ?? '')?.[1]?.split(' ') ?? [];
  return {
    page,
    worker,
    headers,
    confirming: scripts.filter((path) => read(path).includes('/sw.js')),
  };
}

test('a build keeps an offline copy; OFFLINE_COPY=0 takes it back, and no page asks for one', () => {
  const workspace = workerIn(DIST);
  expect(workspace.confirming).toHaveLength(1);
  expect(workspace.page).toContain("worker-src 'self'");
  expect(workspace.worker).toContain('/offline');
  expect(workspace.worker).not.toContain('registration.unregister');
  const taken = workerIn(LARGER_INN);
  expect(taken.confirming).toEqual([]);
  expect(taken.worker).toContain('registration.unregister');
  expect(taken.worker).not.toContain('/offline');
  for (const { headers } of [workspace, taken]) {
    expect(headers).toContain('/sw.js\n  Cache-Control: no-cache\n  Content-Security-Policy: ');
  }
});
