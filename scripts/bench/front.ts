import { once } from 'node:events';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export interface Front {
  /** Such as `https://127.0.0.1:40123`; its certificate is self-signed. */
  origin: string;
  close(): void;
}

// Connection-specific headers (RFC 9113, section 8.2.2), and those a proxy sets itself.
const OWN_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding'];

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OWN_HEADERS.includes(name),
    ),
  );
}

/**
 * TLS and HTTP/2 in front of a server, as Caddy or a static host provide. Over plain HTTP/1.1 each
 * parallel request would open a connection of its own.
 * @param target the origin of a running server, which must trust its proxy
 */
export async function openFront(target: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = {
      ...passedOn(request.headers),
      host: request.authority,
      'x-forwarded-proto': 'https',
    };
    const requested = ask(target + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(response);
    });
    // The browser was closed before the response arrived.
    requested.on('error', () => response.destroy());
    request.pipe(requested);
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}
