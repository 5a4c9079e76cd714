import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addPidFile } from '../lib/pidFile.ts';
import { serverSettings, serversFolder, storeOf } from '../releases/store.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { publishTools } from './editorTools.ts';

type Env = Readonly<Record<string, string>>;

/** How a server that runs with some settings differs from an editor with others. */
function serverBeside(server: Env, editor: Env) {
  const root = temporaryFolder();
  const settings = serverSettings(server);
  onTestFinished(addPidFile(serversFolder(storeOf(root)), { settings, release: 1 }).remove);
  const content = join(root, editor['CONTENT_DIR'] ?? 'content');
  return publishTools(root, content, { env: editor }).server();
}

test('without a running server there is no server to compare with', () => {
  const root = temporaryFolder();
  expect(publishTools(root, join(root, 'content'), { env: {} }).server()).toBeUndefined();
});

test.each<[string, Env, Env, string[]]>([
  [
    'the same settings',
    { SITE_ORIGIN: 'https://a.example' },
    { SITE_ORIGIN: 'https://a.example' },
    [],
  ],
  ['an editor without settings', { SITE_ORIGIN: 'https://a.example' }, {}, []],
  ['one folder by two names', { CONTENT_DIR: './content' }, {}, []],
  ['another content folder', { CONTENT_DIR: '/srv/inn' }, {}, ['CONTENT_DIR']],
  ['an editor with another content folder', {}, { CONTENT_DIR: 'other' }, ['CONTENT_DIR']],
  [
    'another address',
    { SITE_ORIGIN: 'https://a.example' },
    { SITE_ORIGIN: 'https://b.example' },
    ['SITE_ORIGIN'],
  ],
  ['another mail service', {}, { EMAILJS_ORIGIN: 'https://api.emailjs.com' }, ['EMAILJS_ORIGIN']],
  [
    'an address that the desk does not know',
    { SITE_ORIGIN: 'https://a.example' },
    { SMTP_URL: 'smtp://x' },
    ['SITE_ORIGIN'],
  ],
])('beside a server with %s', (_, server, editor, differs) => {
  expect(serverBeside(server, editor)).toEqual({ differs });
});
