import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bookingForm, post } from './support/enquiries.ts';
import { SITE_FILES, temporaryFolder } from './support/folders.ts';
import { soon } from './support/soon.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = [
  'build',
  'server',
  'mail-service',
  'src/content',
  'src/enquiry',
  'src/words',
  'package.json',
];
const PACKAGES = ['hono', '@hono', 'nodemailer', 'maildev'];

/** The project on a fresh machine, with a build that takes no time. */
function freshProject(): string {
  const root = temporaryFolder();
  for (const folder of PARTS) {
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  }
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true });
  for (const name of PACKAGES) {
    symlinkSync(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name));
  }
  const pages = Object.entries(SITE_FILES).filter(([path]) => path.endsWith('.html'));
  writeFileSync(
    join(root, 'node_modules/astro/bin/astro.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync('dist');
     for (const [path, page] of ${JSON.stringify(pages)}) writeFileSync('dist/' + path, page);`,
  );
  return root;
}

function run(script: string, env: Record<string, string>) {
  const root = freshProject();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(root, 'data'), PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  const errors: string[] = [];
  createInterface(child.stdout).on('line', (line) => output.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  return { child, output, errors, exited: once(child, 'exit') };
}

test('npm start: a newcomer sends a form and reads the e-mail', async () => {
  const { child, output, errors, exited } = run('server/start.ts', { INBOX_PORT: '0' });
  await soon(() => expect(output).toHaveLength(3));
  const [site = '', inbox = ''] = output.map((line) => line.split(/: +/)[1] ?? '');
  expect(output[2]).toBe('Real mail: set SMTP_URL and MAIL_TO, then start again (docs/mail.md)');
  expect((await post(site, bookingForm())).status).toBe(200);
  await soon(async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Booking enquiry: Asha Rao, 10–12 March, 2 rooms',
    ]);
  });
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(output).toHaveLength(3);
  expect(errors.join('\n')).not.toMatch(/Asha|asha|98450/);
  await expect(fetch(inbox)).rejects.toThrow();
});

test.each([
  [{}, 'SMTP_URL is not set: give your mail server, smtps://user:password@host:465.'],
  [
    { SMTP_URL: 'smtps://inn:s3cret@mail.example.org' },
    'MAIL_TO is not set: give the address enquiries go to.',
  ],
])('npm run serve refuses without real mail: %o', async (env, message) => {
  const { output, errors, exited } = run('server/serve.ts', env);
  expect(await exited).toEqual([1, null]);
  expect([output, errors]).toEqual([[], [message]]);
});

test('npm run serve: the site, without an inbox', async () => {
  const { child, output, exited } = run('server/serve.ts', {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'inn@example.org',
  });
  await soon(() => expect(output).toHaveLength(1));
  const site = output[0]?.split(': ')[1] ?? '';
  expect((await fetch(`${site}/about`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
