import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeHostFiles } from '../../../build/hostFiles.ts';
import { publishRelease } from '../../../releases/publish.ts';
import { soon } from '../../support/soon.ts';
import { SITE_FILES } from './folders.ts';
import { startProduct } from './product.ts';

const OURS = { EMAILJS_ORIGIN: 'self' };
const ANOTHERS = { EMAILJS_ORIGIN: 'self', EMAILJS_SERVICE_ID: 'another' };

const ROUTES = ['/', '/about', '/rooms', '/gallery', '/contact'];
/** Bytes: one size that the server reads whole, and one that it streams. */
const PICTURE_SIZES = [20_000, 400_000];

const assetsOf = (version: string) => [
  `/_astro/app.${version}.js`,
  ...PICTURE_SIZES.map((size) => `/_astro/photo-${size}.${version}.avif`),
];

/** The exact content of a version's file. */
function contentOf(asset: string): Buffer {
  const size = Number(/photo-(\d+)/.exec(asset)?.[1] ?? 3000);
  return Buffer.alloc(size, asset);
}

/** A page that says in every part which version it is, and whose service its form uses. */
function pageOf(version: string, service: string): string {
  const assets = assetsOf(version).map((asset) => `<link href="${asset}">`);
  return `<html>${`<p>${version}</p>`.repeat(500)}<form data-service="${service}">${assets}</form></html>`;
}

async function publish(
  store: string,
  settings: Record<string, string>,
  version: string,
): Promise<void> {
  const service = settings['EMAILJS_SERVICE_ID'] ?? 'ours';
  const files: Record<string, string | Buffer> = { ...SITE_FILES };
  for (const route of ROUTES) {
    files[`${route === '/' ? 'index' : route.slice(1)}.html`] = pageOf(version, service);
  }
  for (const asset of assetsOf(version)) files[asset.slice(1)] = contentOf(asset);
  const staged = join(store, `next-${randomUUID()}`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    writeFileSync(join(staged, path), content);
  }
  await writeHostFiles(staged);
  publishRelease(store, staged, { settings, sources: version });
}

/** Sends a GET request; rejects if the response is incomplete. */
function get(url: string, encoding: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const packed = answer.headers['content-encoding'];
        if (!answer.complete || Number(answer.headers['content-length']) !== bytes.length) {
          reject(new Error('cut off'));
          return;
        }
        const unpack = packed === 'br' ? brotliDecompressSync : packed ? gunzipSync : Buffer.from;
        resolve({ status: answer.statusCode ?? 0, body: unpack(bytes) as Buffer });
      });
    });
    sent.on('error', reject).end();
  });
}

const pick = <Of>(many: readonly Of[]) => many[Math.floor(Math.random() * many.length)] as Of;

export interface Trial {
  /** Versions that guests saw, in the order in which they first appeared. */
  seen: string[];
  requests: number;
  /** What went wrong, in words. */
  faults: string[];
}

/**
 * Publishes builds one after the other, some of them for another service, while guests read pages and
 * fetch their assets, at once or after a while.
 * @param requests how many to send at least, spread evenly over the updates, however slow the machine
 */
export async function updateUnderLoad(
  store: string,
  { updates, guests, requests }: { updates: number; guests: number; requests: number },
): Promise<Trial> {
  mkdirSync(store, { recursive: true });
  await publish(store, OURS, 'v0');
  const { origin } = await startProduct({ options: { dist: { store, settings: OURS } } });
  const trial: Trial = { seen: [], requests: 0, faults: [] };
  const ask = async (path: string) => {
    trial.requests += 1;
    const { status, body } = await get(origin + path, pick(['br', 'gzip', 'identity']));
    if (status !== 200) throw new Error(`${status}`);
    return body;
  };
  const fetchAsset = async (asset: string) => {
    if (!(await ask(asset)).equals(contentOf(asset))) throw new Error(`${asset} is another's`);
  };
  let isOver = false;
  async function visit(): Promise<void> {
    const page = (await ask(pick(ROUTES))).toString();
    const version = /<p>(v\d+)<\/p>/.exec(page)?.[1] ?? '';
    if (page !== pageOf(version, 'ours'))
      throw new Error(`a page of ${version || 'none'} is mixed`);
    if (!trial.seen.includes(version)) trial.seen.push(version);
    // Read some pages for a while before fetching their assets.
    if (Math.random() < 0.3) await sleep(Math.random() * 2500);
    await Promise.all(assetsOf(version).map(fetchAsset));
  }
  async function beGuest(): Promise<void> {
    while (!isOver) {
      try {
        await visit();
      } catch (error) {
        trial.faults.push(String(error));
      }
    }
  }
  const crowd = Array.from({ length: guests }, beGuest);
  const settled = (update: number) =>
    soon(() => {
      if (!trial.seen.includes(`v${update}`)) throw new Error(`v${update} is not shown yet`);
      const missing = (requests * (update + 1)) / (updates + 1) - trial.requests;
      if (missing > 0) throw new Error(`${missing} requests are not made yet`);
    });
  await settled(0);
  for (let update = 1; update <= updates; update += 1) {
    if (update % 3 === 0) await publish(store, ANOTHERS, `v${1000 + update}`);
    await publish(store, OURS, `v${update}`);
    await settled(update);
  }
  isOver = true;
  await Promise.all(crowd);
  return trial;
}
