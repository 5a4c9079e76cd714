import { request } from 'node:http';
import { readHosting } from '../../editor/server/auth/hosting.ts';
import { openAuth } from '../../editor/server/auth/routes.ts';
import type { Bundle } from '../../editor/server/http/bundle.ts';
import type { Network } from '../../editor/server/setup/address.ts';
import { openEditor } from './openEditor.ts';

export const ORIGIN = 'https://edit.example.org';
export const ASHA = 'asha@example.org';
export const RAVI = 'ravi@example.org';

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  text?: string;
}

interface Answer {
  status: number;
  text: string;
  json: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
}

interface HostedOptions {
  origin?: string;
  port?: number;
  bundle?: Bundle;
  env?: Record<string, string>;
  /** Origin of the preview's development server. */
  preview?: () => string;
  net?: Network;
}

/** The sign-in page and one asset, in place of the built ones. */
const PAGES: Bundle = {
  find: (path, who = 'owner') => {
    const isOpen = who === 'owner' || !path.includes('owners');
    const bytes = new TextEncoder().encode(who === 'owner' ? 'the editor' : 'sign in');
    return isOpen ? { bytes, type: 'text/html' } : undefined;
  },
};

/** Opens an editor that owners sign in to, with a clock for tests to move and a list of its letters. */
export async function openHostedEditor(options: HostedOptions = {}) {
  const { origin = ORIGIN, bundle = PAGES, port = 0 } = options;
  const env: Record<string, string> = {
    EDITOR_ORIGIN: origin,
    EDITOR_OWNERS: `${ASHA}, ${RAVI}`,
    ...options.env,
  };
  const letters: { to: string; link: string }[] = [];
  /** Who was told of a new passkey, and whose it is. */
  const warned: { owners: readonly string[]; who: string }[] = [];
  const clock = { ahead: 0 };
  const hosting = readHosting(() => env);
  if (!hosting) throw new Error('EDITOR_ORIGIN is not set.');
  const editor = await openEditor(
    {},
    {
      bundle,
      port,
      preview: options.preview,
      ...(options.net && { net: options.net }),
      auth: (store) =>
        openAuth(
          hosting,
          store,
          {
            link: (to, link) => letters.push({ to, link }),
            passkey: (owners, { who }) => warned.push({ owners, who }),
          },
          {
            now: () => Date.now() + clock.ahead,
            elapsed: () => performance.now() + clock.ahead,
          },
        ),
    },
  );

  /** Sends a request as from the editor's own page, unless the headers say otherwise. */
  const ask = (path: string, { method, headers = {}, json, text }: AskOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const body = json === undefined ? undefined : JSON.stringify(json);
      const own = {
        Host: hosting.host,
        'X-Editor': '1',
        ...(body && {
          Origin: origin,
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
        }),
      };
      const sent = request(
        {
          host: '127.0.0.1',
          port: editor.port,
          path,
          method: method ?? (body ? 'POST' : 'GET'),
          headers: { ...own, ...headers },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => {
            const isJson = response.headers['content-type']?.includes('json');
            const { statusCode = 0, headers } = response;
            resolve({ status: statusCode, text, json: isJson ? JSON.parse(text) : {}, headers });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body ?? text);
    });

  /** A browser that keeps its cookies. */
  const browser = (more: Record<string, string> = {}) => {
    const cookies = new Map<string, string>();
    const send = async (path: string, options: AskOptions = {}) => {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...(Cookie && { Cookie }), ...more, ...options.headers };
      const answer = await ask(path, { ...options, headers });
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return answer;
    };
    const askForLink = async (address: string) => {
      const answer = await send('/api/sign-in/link', { json: { address } });
      const token = letters.at(-1)?.link.split('=')[1] ?? '';
      return { ...answer, token };
    };
    const open = (token: string) => send('/api/sign-in/open', { json: { token } });
    return {
      cookies,
      send,
      askForLink,
      open,
      signIn: async (address: string) => open((await askForLink(address)).token),
    };
  };
  return { ...editor, hosting, env, letters, warned, clock, ask, browser };
}

export type HostedEditor = Awaited<ReturnType<typeof openHostedEditor>>;
