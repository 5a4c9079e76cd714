import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import { listenLocally } from '../support/listenLocally.ts';
import { hasCaddy, startCaddy } from './support/caddy.ts';
import { bookingForm } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { startProduct } from './support/product.ts';

/** The product behind our Caddyfile, and a guest's post to it over TLS. */
async function startBehindCaddy() {
  const dist = folderWith(SITE_FILES);
  const product = await startProduct({
    options: { dist },
    mail: { trustProxy: true, rateLimit: 2 },
  });
  const caddy = await startCaddy(product.origin, dist);
  const send = async (rooms: string, headers: Record<string, string> = {}) => {
    const form = new Response(bookingForm({ rooms }));
    const type = form.headers.get('content-type') ?? '';
    const body = Buffer.from(await form.arrayBuffer());
    const all = { 'Content-Type': type, 'Content-Length': String(body.length), ...headers };
    return caddy.ask(SEND_FORM_PATH, { method: 'POST', headers: all, body });
  };
  return { product, ...caddy, send };
}

test.runIf(hasCaddy)(
  'behind Caddy: TLS, redirects, an enquiry that arrives, callers told apart',
  async () => {
    const { product, ask, origin, send } = await startBehindCaddy();
    const page = await ask('/about');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await ask('/About/')).headers.location).toBe('/about');

    const sent = await send('1', { origin, accept: 'text/html' });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/sent\?ref=/);
    await product.mailbox.arrived(1);

    // What a guest claims about its address, Caddy does not pass on.
    expect((await send('2', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await send('3', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
  },
);

test.runIf(hasCaddy)(
  'behind Caddy with the service gone: the failure page tells how to reach the inn',
  async () => {
    const { product, ask, send } = await startBehindCaddy();
    await product.close();
    const page = await ask('/about');
    expect(page.status).toBe(503);
    expect(page.text).toContain('<title>Broken');
    expect((await send('1')).status).toBe(503);
  },
);

test.runIf(hasCaddy)(
  'behind Caddy with nothing built and nothing there: a plain sentence',
  async () => {
    const { ask } = await startCaddy('http://127.0.0.1:1', temporaryFolder());
    const page = await ask('/about');
    expect([page.status, page.text]).toEqual([
      503,
      'This website is not answering. Please try again in a minute.',
    ]);
  },
);

test.runIf(hasCaddy)(
  'behind Caddy: editor and preview by their names, and a sentence without them',
  async () => {
    const server = createServer((request, answer) => answer.end(request.headers.host));
    const editor = `http://127.0.0.1:${await listenLocally(server)}`;
    const { ask, origin } = await startCaddy('http://127.0.0.1:1', temporaryFolder(), editor);
    const { port } = new URL(origin);
    for (const name of ['edit.localhost', 'preview.edit.localhost']) {
      expect((await ask('/', { name })).text).toBe(`${name}:${port}`);
    }
    server.closeAllConnections();
    server.close();
    const gone = await ask('/', { name: 'edit.localhost' });
    expect(gone.status).toBe(503);
    expect(gone.text).toMatch(/^The editor is not running just now\./);
  },
);
