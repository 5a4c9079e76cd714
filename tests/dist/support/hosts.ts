import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenLocally } from '../../support/listenLocally.ts';

interface Found {
  status: 200 | 301 | 404;
  /** A file of the site, or a redirect. */
  at: string;
}

/** How a host maps a path to a file; docs/hosting.md describes two ways. */
export type Rule = (isFile: (path: string) => boolean, path: string) => Found | undefined;

/** The simplest: exact file names, and a folder's index.html. */
export const plain: Rule = (isFile, path) => {
  if (path.endsWith('/')) {
    return isFile(`${path}index.html`) ? { status: 200, at: `${path}index.html` } : undefined;
  }
  if (isFile(path)) return { status: 200, at: path };
  return isFile(`${path}/index.html`) ? { status: 301, at: `${path}/` } : undefined;
};

/** Clean URLs: /rooms serves rooms.html. */
export const clean: Rule = (isFile, path) => {
  if (isFile(`${path}.html`)) return { status: 200, at: `${path}.html` };
  return plain(isFile, path);
};

export interface Host {
  origin: string;
  close(): void;
}

/** Serves a folder on a free port, mapping paths by a rule. */
export async function openHost(dist: string, rule: Rule): Promise<Host> {
  const isFile = (path: string) => {
    const file = join(dist, path);
    return existsSync(file) && statSync(file).isFile();
  };
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURI(new URL(url, 'http://host').pathname);
    const { status, at } = rule(isFile, path) ?? { status: 404, at: '/404.html' };
    response.statusCode = status;
    if (status === 301) response.setHeader('Location', encodeURI(at)).end();
    else response.end(readFileSync(join(dist, at)));
  });
  const port = await listenLocally(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
