import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from './listenLocally.ts';
import { STATIC } from './places.ts';

/** Number of chunks of a page's body, and milliseconds between them. */
const PIECES = 20;
const BETWEEN = 40;

/**
 * Serves the built site as over a slow line: each page's head at once, then its body in chunks,
 * with time for a frame in between. Listens on a free loopback port.
 */
export async function startInPieces() {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', STATIC));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const body = html.indexOf('<body');
    const length = Math.ceil((html.length - body) / PIECES);
    response.write(html.slice(0, body));
    for (let at = body; at < html.length; at += length) {
      response.write(html.slice(at, at + length));
      await sleep(BETWEEN);
    }
    response.end();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
