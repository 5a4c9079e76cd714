import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Encoding, encodedFile, type SiteFile } from './files.ts';

export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Parses a Range header for a file of `size` bytes.
 * @returns undefined to send the whole file: several ranges, an unknown form, or an If-Range for
 * another version
 */
export function parseRange(
  headers: Headers,
  tag: string,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  if (condition && condition !== tag) return undefined;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const [, first = '', last = ''] = parts ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}

// Bytes. Smaller files are read whole; larger ones are streamed.
const STREAM_FROM = 256 * 1024;

function bestEncoding(accepted: string | null, file: SiteFile): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find(
    (encoding) => file.encoded[encoding] !== undefined && names.includes(encoding),
  );
}

async function bodyOf(path: string, size: number, { start, end }: Range): Promise<BodyInit> {
  if (size <= STREAM_FROM) return (await readFile(path)).subarray(start, end + 1);
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}

/** Headers for any response with this file, whole, partial or not modified. */
function headersOf(file: SiteFile): Headers {
  const headers = new Headers({ 'Cache-Control': file.cacheControl });
  if (Object.keys(file.encoded).length > 0) headers.set('Vary', 'Accept-Encoding');
  if (file.policy) headers.set('Content-Security-Policy', file.policy);
  for (const [name, value] of Object.entries(file.ownHeaders)) headers.set(name, value);
  return headers;
}

function matches(ifNoneMatch: string | null, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/**
 * Responds to GET or HEAD with a file: compressed, partial or "not modified" as the request
 * allows.
 */
export async function respondWith(request: Request, file: SiteFile): Promise<Response> {
  // Ranges are for GET alone (RFC 9110, 14.2), and never compressed: players and resumed downloads could
  // not use a part of the compressed data.
  const wantsRange = request.method === 'GET' && request.headers.has('range');
  const encoding = wantsRange
    ? undefined
    : bestEncoding(request.headers.get('accept-encoding'), file);
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = headersOf(file);
  headers.set('ETag', tag);
  if (matches(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  const size = (encoding && file.encoded[encoding]) ?? file.size;
  const range = wantsRange ? parseRange(request.headers, tag, size) : undefined;
  headers.set('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Type', file.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const sent = range ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(sent.end - sent.start + 1));
  const path = encoding ? encodedFile(file.file, encoding) : file.file;
  const body = request.method === 'HEAD' ? null : await bodyOf(path, size, sent);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/**
 * Responds with the thank-you page and the reference in it: without JavaScript, no script can add the
 * reference.
 */
export async function respondWithReference(file: SiteFile, reference: string): Promise<Response> {
  const headers = headersOf(file);
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Type', file.type);
  const page = await readFile(file.file, 'utf8');
  const body = page.replace(
    /(<sent-reference data-label="([^"]*)">)[^<]*/,
    (_, tag: string, label: string) => `${tag}${label} <strong>${reference}</strong>`,
  );
  return new Response(body, { headers });
}

/** Responds with the site's page for an error status; never cached, never "not modified". */
export async function respondWithStatus(
  request: Request,
  file: SiteFile,
  status: 404 | 500,
): Promise<Response> {
  const encoding = bestEncoding(request.headers.get('accept-encoding'), file);
  const headers = headersOf(file);
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Type', file.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  const path = encoding ? encodedFile(file.file, encoding) : file.file;
  return new Response(await readFile(path), { status, headers });
}
