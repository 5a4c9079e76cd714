import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { describeFile } from './files.ts';
import { parseRange, respondWith } from './respond.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['rows=0-9', undefined],
])('%s of 100 bytes is %o', (range, expected) => {
  expect(parseRange(new Headers({ range }), '"a"', 100)).toEqual(expected);
});

test('an If-Range for another version gets the whole file', () => {
  const headers = new Headers({ range: 'bytes=0-9', 'if-range': '"b"' });
  expect(parseRange(headers, '"a"', 100)).toBeUndefined();
});

/** What is answered for a file of this many bytes, whose content never changes. */
async function answerTo(range: string, { method = 'GET', size = 1000 } = {}) {
  const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
  const file = describeFile(folderWith({ '_astro/a.bin': bytes }), '/_astro/a.bin');
  const request = new Request('http://localhost/', { method, headers: { range } });
  return respondWith(request, file);
}

test.each([1_000, 300_000])('of a file of %i bytes the requested ones are sent', async (size) => {
  const answer = await answerTo('bytes=510-512', { size });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    206,
    `bytes 510-512/${size}`,
  ]);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([8, 9, 10]);
});

test('browsers do not cache an unsatisfiable range', async () => {
  const { status, headers } = await answerTo('bytes=5000-');
  expect([status, headers.get('cache-control')]).toEqual([416, 'no-store']);
});

test.each(['bytes=10-19', 'bytes=5000-'])('HEAD with %s describes the file', async (range) => {
  const { status, headers } = await answerTo(range, { method: 'HEAD' });
  expect([status, headers.get('content-length'), headers.has('content-range')]).toEqual([
    200,
    '1000',
    false,
  ]);
});
