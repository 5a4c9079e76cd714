import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../editor/server/preview.ts';
import { temporaryFolder } from './folders.ts';

const CADDYFILE = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url));

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

export interface Answer {
  status: number | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

interface Call {
  method?: string;
  /** The host name, by default localhost. */
  name?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

function call(
  port: number,
  path: string,
  { method = 'GET', name = 'localhost', headers, body }: Call,
): Promise<Answer> {
  const options = {
    ...{ host: '127.0.0.1', servername: name, port, path, method },
    headers: { host: `${name}:${port}`, ...headers },
    // Caddy's own certificate authority signed the certificate; this machine should not trust it.
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      const text = Buffer.concat(chunks).toString();
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Runs Caddy with our Caddyfile and TLS on a free loopback port, in front of `upstream` and an editor. */
export async function startCaddy(upstream: string, dist: string, editor = upstream) {
  const port = await freePort();
  const folder = temporaryFolder();
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `https://localhost:${port}`,
    SITE_UPSTREAM: new URL(upstream).host,
    WWW_ADDRESS: `https://www.localhost:${port}`,
    EDITOR_ADDRESS: `https://edit.localhost:${port}`,
    PREVIEW_ADDRESS: `https://preview.edit.localhost:${port}`,
    EDITOR_UPSTREAM: new URL(editor).host,
    SITE_DIST: dist,
  };
  const adapt = ['adapt', '--config', CADDYFILE, '--adapter', 'caddyfile'];
  const config = JSON.parse(execFileSync('caddy', adapt, { env, stdio: 'pipe' }).toString());
  // Leave the machine's trust store, its port 80 and its own Caddy alone.
  config.admin = { disabled: true };
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  config.apps.http.servers.srv0.automatic_https = { disable_redirects: true };
  config.apps.http.servers.srv0.listen = [`127.0.0.1:${port}`];
  const file = join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify(config));
  const child = spawn('caddy', ['run', '--config', file], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const ask = (path: string, options: Call = {}) => call(port, path, options);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await ask('/healthz');
      break;
    } catch {
      await sleep(100);
    }
  }
  return { ask, origin: `https://localhost:${port}` };
}
