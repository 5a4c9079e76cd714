/** A site that is served while it is built anew, well and badly, in processes of their own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soon } from '../support/soon.ts';
import { CONTENT_ERROR, freshProject, runIn, SLOW, writeContent } from './support/project.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'inn@example.org' };
const REASON = 'The site could not be built: content/inn.yaml, line 1: There is no slip.';

/** `npm run serve` in a project, and ways to ask it. */
async function serve(root: string, env: Record<string, string> = MAIL) {
  const { child, output, errors, exited } = runIn(root, 'serve', env);
  await soon(() => expect(output).toHaveLength(1));
  const origin = output[0]?.split(': ')[1] ?? '';
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const health = async () => {
    const answer = await fetch(`${origin}/healthz`);
    return `${answer.status} ${await answer.text()}`;
  };
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { origin, errors, textOf, health, stop };
}

/** `npm run build` in a project. */
async function build(root: string, env: Record<string, string> = {}) {
  const { output, errors, exited } = runIn(root, 'build', env);
  const [code] = await exited;
  return { code, said: [...output, ...errors].join('\n') };
}

const distOf = (root: string) => readFileSync(join(root, 'dist/words.html'), 'utf8');

test('npm run build beside npm run serve: shown without a restart, its forms for this server', async () => {
  const root = freshProject();
  const site = await serve(root);
  expect(await site.textOf('/words')).toBe('name: Inn to self');
  writeContent(root, 'name: Other');
  const { code, said } = await build(root);
  expect([code, said]).toEqual([0, expect.stringContaining('shows it in a moment')]);
  expect(distOf(root)).toBe('name: Other to self');
  await soon(async () => expect(await site.textOf('/words')).toBe('name: Other to self'));
  expect(await site.stop()).toEqual([0, null]);
});

test('a build for elsewhere goes into dist/ and is not shown by the server', async () => {
  const root = freshProject();
  const site = await serve(root);
  const seen = new Set([await site.textOf('/words')]);
  writeContent(root, 'name: Other');
  const { said } = await build(root, { EMAILJS_ORIGIN: 'https://api.emailjs.com' });
  expect(said).toContain('keeps what it shows');
  expect(distOf(root)).toBe('name: Other to https://api.emailjs.com');
  // One for the server, so that there is something to wait for.
  writeContent(root, 'name: Third');
  await build(root);
  await soon(async () => {
    seen.add(await site.textOf('/words'));
    expect(seen).toContain('name: Third to self');
  });
  expect([...seen]).toEqual(['name: Inn to self', 'name: Third to self']);
});

test('a build that fails changes nothing, and is told by /healthz until one does not', async () => {
  const root = freshProject();
  const site = await serve(root);
  await build(root);
  writeContent(root, CONTENT_ERROR);
  const { code, said } = await build(root);
  expect(code).toBe(1);
  expect(said).toContain(`${REASON} dist/ is as it was.`);
  expect(distOf(root)).toBe('name: Inn to self');
  expect(await site.textOf('/words')).toBe('name: Inn to self');
  expect(await site.health()).toMatch(/^200 .*The build of .* failed, the one of .* is shown\. /s);
  expect(await site.health()).toContain(REASON);
  await soon(() => expect(site.errors.join()).toContain(`build failed reason=${REASON}`));
  writeContent(root, 'name: Corrected');
  await build(root);
  await soon(async () => expect(await site.textOf('/words')).toBe('name: Corrected to self'));
  expect(await site.health()).not.toContain('build');
});

test('a slip in the content and a restart: the site is up with the last good build', async () => {
  const root = freshProject();
  const before = await serve(root);
  await before.stop();
  writeContent(root, CONTENT_ERROR);
  const after = await serve(root);
  expect(await after.textOf('/words')).toBe('name: Inn to self');
  await soon(async () => expect(await after.health()).toContain(REASON));
  await soon(() => expect(after.errors.join('\n')).toContain(REASON));
  expect(after.errors.join('\n')).toContain('1 thing to correct');
});

test('a changed word and a restart: the last build is shown until the new one is whole', async () => {
  const root = freshProject();
  const before = await serve(root);
  await before.stop();
  writeContent(root, 'name: Other');
  const after = await serve(root);
  expect(await after.textOf('/')).toContain('Home');
  await soon(async () => expect(await after.textOf('/words')).toBe('name: Other to self'));
});

test('a server that cannot start takes its build with it', async () => {
  const root = freshProject();
  const first = await serve(root);
  const port = new URL(first.origin).port;
  writeContent(root, SLOW);
  const env = { ...MAIL, PORT: port, DATA_DIR: join(root, 'other') };
  const { errors, exited } = runIn(root, 'serve', env);
  expect(await exited).toEqual([1, null]);
  expect(errors.at(-1)).toBe(
    `PORT ${port} is in use: stop the other program, or set another PORT.`,
  );
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(existsSync(join(root, 'slow-build'))).toBe(false);
});

test('without any build that could be shown, guests read that the site is being prepared', async () => {
  const root = freshProject();
  writeContent(root, CONTENT_ERROR);
  const site = await serve(root);
  const nothing = 'Until a build succeeds, guests read that the site is being prepared.';
  expect(site.errors).toContain(`${REASON} ${nothing}`);
  expect(await site.health()).toContain(`${nothing} ${REASON}`);
  expect(await site.textOf('/words')).toBe(
    'This website is being prepared. Please come back soon.',
  );
  writeContent(root, 'name: Inn');
  await build(root);
  await soon(async () => expect(await site.textOf('/words')).toBe('name: Inn to self'));
  expect(await site.health()).not.toContain('prepared');
});

test('a build that may not lock its folder is said in one line', async () => {
  const root = freshProject();
  // Not even root can open it.
  mkdirSync(join(root, '.site/build.lock'), { recursive: true });
  const { code, said } = await build(root);
  expect(code).toBe(1);
  expect(said.split('\n').at(-1)).toMatch(/build\.lock cannot be locked .* dist\/ is as it was\.$/);
});

test('npm run build and npm run serve read the same .env; what is set in the environment wins', async () => {
  const root = freshProject();
  const settings = { ...MAIL, SITE_ORIGIN: 'https://file.example', DATA_DIR: join(root, 'data') };
  const lines = Object.entries(settings).map((entry) => entry.join('='));
  writeFileSync(join(root, '.env'), lines.join('\n'));
  const site = await serve(root, {});
  expect(await site.textOf('/words')).toBe('name: Inn to selfhttps://file.example');
  writeContent(root, 'name: Other');
  await build(root);
  const words = 'name: Other to selfhttps://file.example';
  await soon(async () => expect(await site.textOf('/words')).toBe(words));
  await build(root, { SITE_ORIGIN: 'https://set.example' });
  expect(distOf(root)).toBe('name: Other to selfhttps://set.example');
});

test('packages older than the lockfile are told of, in the log and by /healthz', async () => {
  const root = freshProject();
  const locked = { packages: { 'node_modules/hono': { version: '99.0.0' } } };
  const installed = { packages: { 'node_modules/hono': { version: '4.0.0' } } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(locked));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed));
  const site = await serve(root);
  const said = 'not those of package-lock.json (hono is 4.0.0, not 99.0.0): stop the server';
  expect(site.errors.join()).toContain(said);
  expect(await site.health()).toMatch(/^200 /);
  expect(await site.health()).toContain(said);
});
