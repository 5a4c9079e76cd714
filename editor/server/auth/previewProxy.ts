import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse, serialize } from 'hono/utils/cookie';
import type { LanguageCode } from '../../model/language.ts';
import { ENTER_PREVIEW } from '../../model/protocol.ts';
import { previewWords as words } from '../../words/signIn.ts';
import { inLanguage } from '../language/requestLanguage.ts';
import { isForPreview } from './previewFiles.ts';
import { type Auth, COOKIE } from './routes.ts';
import { sessionOf } from './sessions.ts';

const PREVIEW = '__Host-preview';
/** Request headers that the development server gets: no cookies, nothing about the origin. */
const FORWARDED =
  /^(?:accept|accept-encoding|accept-language|if-[\w-]+|range|user-agent|sec-fetch-\w+)$/;
const DROPPED = /^(?:set-cookie|access-control-.*|connection|keep-alive|content-security-policy)$/;
/** Milliseconds between two checks that a socket's owner is still signed in. */
const CHECK_INTERVAL = 1_000;
/** Longer than any pass. */
const MAX_PASS_LENGTH = 200;

type ErrorAnswer = [status: number, sentence: string];

interface Options {
  auth: Auth;
  /** Origin of the development server; empty while none runs. */
  target: () => string;
  /** The project's folder, and the content folder. */
  root: string;
  content: string;
}

/** Serves the development server's pages at the preview's own host, to signed-in owners only. */
export class PreviewProxy {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  isFor = ({ headers }: IncomingMessage): boolean =>
    headers.host === this.#options.auth.hosting.previewHost;

  answer(incoming: IncomingMessage, answer: ServerResponse): void {
    const { auth, target } = this.#options;
    const { method = '', url = '/' } = incoming;
    const isEntry = url === ENTER_PREVIEW && incoming.headers.origin === auth.hosting.origin;
    if (isEntry && method === 'POST') {
      this.#enter(incoming, answer).catch(() => refuse(answer, [403, words.closed]));
      return;
    }
    const error = this.#errorFor(incoming);
    if (error) {
      refuse(answer, error, this.#viewerOf(incoming)?.language);
      return;
    }
    const forwarded = request(new URL(target()), {
      path: url,
      method,
      headers: passedOf(incoming),
    });
    forwarded.on('response', (given) => {
      const headers = Object.entries(given.headers).filter(([name]) => !DROPPED.test(name));
      answer.writeHead(given.statusCode ?? 502, {
        ...Object.fromEntries(headers),
        'Content-Security-Policy': `frame-ancestors ${auth.hosting.origin}`,
        'Referrer-Policy': 'no-referrer',
      });
      given.pipe(answer);
      given.on('error', () => answer.destroy());
    });
    forwarded.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else refuse(answer, [503, words.starting], this.#viewerOf(incoming)?.language);
    });
    answer.on('close', () => forwarded.destroy());
    forwarded.end();
  }

  /** Proxies the development server's WebSocket, by which pages reload after a save. */
  upgrade(incoming: IncomingMessage, socket: Duplex): void {
    const { auth, target } = this.#options;
    // Node hands over the socket without an error listener, and an unhandled error would crash the editor.
    socket.on('error', () => socket.destroy());
    const isOwn = incoming.headers.origin === auth.hosting.previewOrigin;
    if (!this.isFor(incoming) || !isOwn || !this.#isOwner(incoming) || !target()) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const names = Object.entries(incoming.headers).filter(([name]) =>
      /^(?:sec-websocket-|upgrade$|connection$)/.test(name),
    );
    const headers = { ...Object.fromEntries(names), origin: target() };
    const forwarded = request(new URL(target()), { path: incoming.url ?? '/', headers });
    forwarded.on('upgrade', (given, other, first) => {
      const lines = Object.entries(given.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      if (first.length > 0) socket.write(first);
      // Close the socket when the session ends, or it would keep reporting saves.
      const watch = setInterval(() => this.#isOwner(incoming) || socket.destroy(), CHECK_INTERVAL);
      socket.on('close', () => clearInterval(watch));
      socket.pipe(other).pipe(socket);
      for (const [one, end] of [
        [socket, other],
        [other, socket],
      ] as const) {
        one.on('error', () => end.destroy());
        one.on('close', () => end.destroy());
      }
    });
    forwarded.on('response', () => socket.destroy());
    forwarded.on('error', () => socket.destroy());
    socket.on('close', () => forwarded.destroy());
    forwarded.end();
  }

  #errorFor(incoming: IncomingMessage): ErrorAnswer | undefined {
    const { root, content, target } = this.#options;
    const { method = '', url = '/' } = incoming;
    if (!this.#isOwner(incoming)) return [403, words.closed];
    if (!['GET', 'HEAD'].includes(method)) return [405, words.onlyLook];
    if (!isForPreview(root, content, url)) return [404, words.nothing];
    return target() ? undefined : [503, words.starting];
  }

  #viewerOf({ headers }: IncomingMessage) {
    return this.#options.auth.passes.viewerOf(parse(headers.cookie ?? '', PREVIEW)[PREVIEW] ?? '');
  }

  #isOwner(incoming: IncomingMessage): boolean {
    const viewer = this.#viewerOf(incoming);
    return (
      viewer !== undefined && sessionOf(this.#options.auth.store, viewer.session) !== undefined
    );
  }

  /** Exchanges a pass from the editor's page for the preview's cookie. */
  async #enter(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { hosting, passes } = this.#options.auth;
    let pass = '';
    for await (const part of incoming) {
      pass += part;
      if (pass.length > MAX_PASS_LENGTH) break;
    }
    const secret = passes.use(pass);
    if (!secret) {
      refuse(answer, [403, words.closed]);
      return;
    }
    answer.writeHead(204, {
      'Set-Cookie': serialize(PREVIEW, secret, COOKIE),
      'Access-Control-Allow-Origin': hosting.origin,
      'Access-Control-Allow-Credentials': 'true',
    });
    answer.end();
  }
}

const passedOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.test(name)));

/** @param language the viewer's, if known */
function refuse(
  answer: ServerResponse,
  [status, sentence]: ErrorAnswer,
  language?: LanguageCode,
): void {
  answer.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  answer.end(`${inLanguage(sentence, language)}\n`);
}
