import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { createLink } from '../../../editor/server/auth/links.ts';
import { openAuthStore } from '../../../editor/server/auth/store.ts';
import { temporaryFolder } from '../../mail/support/folders.ts';
import { writeSmallInn } from '../../support/openEditor.ts';
import { createKiller, expectWhole, leastPerMoment, startProcess } from './killedEditor.ts';

const OWNER = 'asha@example.org';
const HOSTED = { EDITOR_ORIGIN: 'https://edit.example.org', EDITOR_OWNERS: OWNER };
const CAT = 'public/cat.jpg';

/**
 * Kills a hosted editor at random moments of requests that change more than one file. After each kill a
 * request has done everything or nothing, and no link lets anybody in twice.
 * @param rounds how often to send each of these requests and kill the editor meanwhile
 */
export async function killRoutes(rounds: number): Promise<void> {
  const parent = temporaryFolder();
  const [content, store] = [join(parent, 'content'), join(parent, 'store')];
  await writeSmallInn(content);
  const photos = join(content, 'photos');
  copyFileSync(join(photos, 'rooms/bed.jpg'), join(photos, CAT));
  copyFileSync(join(photos, 'rooms/bed.jpg'), join(photos, 'public/dog.jpg'));
  const auth = openAuthStore(store, () => [OWNER]);
  onTestFinished(() => auth.database.close());
  const settings = join(store, '.env');
  writeFileSync(settings, 'MAIL_TO=asha@example.org\n', { mode: 0o600 });
  let editor = await startProcess(content, store, HOSTED);
  let cookie = '';

  const ask = (path: string, body?: object) =>
    new Promise<{ status: number; answer: never; cookie: string }>((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        Host: 'edit.example.org',
        'X-Editor': '1',
        Cookie: cookie,
        ...(body && {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(text)),
        }),
      };
      const sent = request(editor.origin + path, { method: body ? 'POST' : 'GET', headers });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let answer = '';
        response.on('data', (chunk) => {
          answer += chunk;
        });
        response.on('error', reject);
        response.on('end', () => {
          const [set = ''] = response.headers['set-cookie'] ?? [];
          const status = response.statusCode ?? 0;
          resolve({ status, answer: JSON.parse(answer) as never, cookie: set.split(';')[0] ?? '' });
        });
      });
      sent.end(text);
    });
  const get = async <Answer>(path: string) => (await ask(path)).answer as Answer;
  const open = (token: string) => ask('/api/sign-in/open', { token });
  cookie = (await open(createLink(auth, OWNER))).cookie;

  const killWithin = createKiller();
  /** Kills before a request did anything, after it did everything except answer, and after its answer. */
  const kills = { early: 0, unanswered: 0, late: 0 };
  /** Sends a request, kills the editor meanwhile and restarts it. Tells whether the request was answered. */
  const killed = async (path: string, body: object, historyStatus = 200): Promise<boolean> => {
    const before = stateNow();
    const wasAnswered = await killWithin(path, () => ask(path, body), editor.kill);
    expectWhole(content);
    editor = await startProcess(content, store, HOSTED);
    // Opening the history completes an interrupted save.
    expect((await ask('/api/history')).status).toBe(historyStatus);
    if (wasAnswered) kills.late += 1;
    else if (stateNow() === before) kills.early += 1;
    else kills.unanswered += 1;
    return wasAnswered;
  };
  const filesNow = () =>
    readdirSync(content, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => [name, statSync(join(content, name)).isFile() && textOf(name)]);
  const textOf = (name: string) => readFileSync(join(content, name), 'latin1');
  const hasPhoto = (photo: string) => readdirSync(join(photos, 'public')).includes(photo.slice(7));
  const sessions = () =>
    Number(auth.database.prepare('SELECT count(*) AS n FROM sessions').get()?.['n']);

  const stateNow = () => JSON.stringify([filesNow(), readFileSync(settings, 'utf8'), sessions()]);

  const changeSettings = async (round: number) => {
    const { version } = await get<{ version: string }>('/api/setup');
    const before = parseEnv(readFileSync(settings, 'utf8'));
    const isDone = await killed('/api/setup/address', { version, address: `inn-${round}.in` });
    const after = parseEnv(readFileSync(settings, 'utf8'));
    const next = { ...before, SITE_ORIGIN: `https://inn-${round}.in` };
    expect([...(isDone ? [] : [before]), next]).toContainEqual(after);
    expect(statSync(settings).mode & 0o777).toBe(0o600);
  };
  const deleteAndRestore = async () => {
    const bytes = readFileSync(join(photos, CAT));
    await killed('/api/photos/delete', { photo: CAT });
    if (hasPhoto(CAT)) expect((await ask('/api/photos/delete', { photo: CAT })).status).toBe(200);
    const [deleted] = await get<{ id: string }[]>('/api/photos/deleted');
    await killed('/api/photos/restore', { id: deleted?.id });
    if (!hasPhoto(CAT)) await ask('/api/photos/restore', { id: deleted?.id });
    expect(readFileSync(join(photos, CAT))).toEqual(bytes);
  };
  const replace = async (photo: string, by: string) => {
    type Listed = { photo: string; uses: { path: string; version: string }[] };
    const usesOf = async () =>
      (await get<Listed[]>('/api/photos')).find((one) => one.photo === photo)?.uses ?? [];
    const uses = await usesOf();
    const files = [...new Map(uses.map(({ path, version }) => [path, { path, version }])).values()];
    await killed('/api/photos/replace', { photo, by, files });
    const left = await usesOf();
    expect([0, uses.length]).toContain(left.length);
    if (left.length > 0) await ask('/api/photos/replace', { photo, by, files });
    expect(await usesOf()).toEqual([]);
  };
  /** Hides all samples. If the killed request changed anything, a repetition must change nothing more. */
  const hideAll = async () => {
    const before = filesNow();
    await killed('/api/samples/hide', {});
    const after = filesNow();
    const { status } = await ask('/api/samples/hide', {});
    expect(status).toBeLessThan(500);
    if (JSON.stringify(after) !== JSON.stringify(before)) expect(filesNow()).toEqual(after);
  };
  const signIn = async () => {
    const before = sessions();
    const token = createLink(auth, OWNER);
    const mine = cookie;
    cookie = '';
    const wasAnswered = await killed('/api/sign-in/open', { token }, 401);
    const again = await open(token);
    expect(wasAnswered ? [410] : [200, 410]).toContain(again.status);
    expect((await open(token)).status).toBe(410);
    expect(sessions() - before).toBeLessThanOrEqual(1);
    cookie = mine;
  };
  for (let round = 1; round <= rounds; round++) {
    await changeSettings(round);
    await deleteAndRestore();
    const [from, to] =
      round % 2 ? ['rooms/bed.jpg', 'public/dog.jpg'] : ['public/dog.jpg', 'rooms/bed.jpg'];
    await replace(from ?? '', to ?? '');
    await hideAll();
    await signIn();
  }
  const { early, unanswered, late } = kills;
  const all = early + unanswered + late;
  console.log(
    `${all} SIGKILLs: ${early} before anything was done, ${unanswered} before the answer, ${late} after.`,
  );
  for (const moment of Object.values(kills))
    expect(moment).toBeGreaterThanOrEqual(leastPerMoment(all));
}
