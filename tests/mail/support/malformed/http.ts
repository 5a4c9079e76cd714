import { SEND_FORM_PATH } from '../../../../src/enquiry/contract/service.ts';
import { type Malformed, named, request } from './requests.ts';

function wrongMethods(): Malformed[] {
  const methods = [
    'GET',
    'HEAD',
    'PUT',
    'DELETE',
    'PATCH',
    'TRACE',
    'OPTIONS',
    'PROPFIND',
    'post',
    'X',
  ];
  const lines = methods.flatMap((method) => [
    `${method} ${SEND_FORM_PATH} HTTP/1.1`,
    `${method} / HTTP/1.1`,
  ]);
  return [
    ...named(
      'wrong method',
      lines.map((line) => request(line, [])),
    ),
    ...named('wrong method', [request('CONNECT example.org:443 HTTP/1.1', [])]),
  ];
}

function traversals(): Malformed[] {
  const targets = [
    '/../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/....//....//package.json',
    '/_astro/../../package.json',
    '/_astro/..%2f..%2fpackage.json',
    '/%c0%ae%c0%ae/package.json',
    '/%00',
    '/index.html%00.png',
    '/%',
    '/%zz',
    '/%ff%fe',
    '//',
    '///etc/passwd',
    '/\\..\\..\\package.json',
    '/.git/config',
    '/.env',
    '/node_modules/hono/package.json',
    '/data/outbox.db',
    '/_headers',
    `/${'a'.repeat(8000)}`,
    `/${'%41'.repeat(3000)}`,
    `/?${'&'.repeat(5000)}`,
    'http://evil.example/about',
    'http://[::1',
    '*',
    'about',
    '/about HTTP/1.1\r\nX: y',
  ];
  return named(
    'path',
    targets.map((target) => request(`GET ${target} HTTP/1.1`, [])),
  );
}

function oddHeaders(): Malformed[] {
  const headers = [
    'Host: other',
    'Range: bytes=0-,0-,0-,0-',
    'Range: bytes=99999999999999999999-',
    'Range: bytes=-99999999999999999999',
    `If-None-Match: ${'"x",'.repeat(2000)}`,
    'If-Range: \u00ff',
    `Accept-Encoding: ${'br;q=0,'.repeat(1000)}`,
    'Accept-Encoding: br;q=x;;;,,,',
    'X-Forwarded-Proto: https\u00ff',
    'Expect: 200-nothing',
    'Upgrade: h2c',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1, 2',
    'Transfer-Encoding: chunked, chunked',
    'Transfer-Encoding: gzip',
    `X-Flood: ${'y'.repeat(20_000)}`,
    'No-Colon',
    ' : ',
    'X\0: y',
  ];
  const body = ['Content-Length: 10', 'Transfer-Encoding: chunked'];
  return [
    ...named(
      'odd header',
      headers.map((header) => request('GET /about HTTP/1.1', [header])),
    ),
    ...named('smuggling', [
      request(`POST ${SEND_FORM_PATH} HTTP/1.1`, body, '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
    ]),
    ...named(
      'bad chunk',
      ['zz\r\n', 'ffffffffffffffff\r\n', '-1\r\n', '5\r\nab'].map((chunk) =>
        request(`POST ${SEND_FORM_PATH} HTTP/1.1`, ['Transfer-Encoding: chunked'], chunk),
      ),
    ),
    ...named(
      'not HTTP',
      ['GET / HTTP/9.9\r\n\r\n', '\x16\x03\x01\x02\x00', 'HELO me\r\n', '\0'.repeat(100)].map(
        (text) => Buffer.from(text),
      ),
    ),
  ];
}

/** Requests that no browser makes, whatever their body. */
export function malformedHttp(): Malformed[] {
  return [...wrongMethods(), ...traversals(), ...oddHeaders()];
}
