/**
 * `npm run bench -- mail`: measures how fast enquiries are accepted, with durable writes, and the
 * memory used.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../commands/commands.mjs';
import { LIB_VERSION, PLACEHOLDERS, SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import { listenLocally } from '../../tests/support/listenLocally.ts';
import { machine } from './machine.ts';

interface Figures {
  senders: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const TYPE = 'application/x-www-form-urlencoded';

/** A unique enquiry of typical length. */
function bodyOf(number: number): string {
  return new URLSearchParams({
    name: 'Asha Rao',
    email: 'asha@example.org',
    subject: `Parking ${process.hrtime.bigint()}-${number}`,
    message: 'Is there room for a van? It is five metres long. '.repeat(6),
    lib_version: LIB_VERSION,
    service_id: PLACEHOLDERS.serviceId,
    template_id: PLACEHOLDERS.contactTemplateId,
    user_id: PLACEHOLDERS.publicKey,
  }).toString();
}

function send(origin: string, agent: Agent, body: string): Promise<number> {
  const headers = { 'Content-Type': TYPE, 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(origin + SEND_FORM_PATH, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`An enquiry was answered with ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sends `count` enquiries, `senders` at a time, and measures the responses. */
async function measure(origin: string, senders: number, count: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  let left = count;
  const started = performance.now();
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await send(origin, agent, bodyOf(left)));
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    senders,
    perSecond: count / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

const MEGABYTE = 1024 ** 2;
const LOADS = [
  { senders: 1, count: 500 },
  { senders: 8, count: 2000 },
  { senders: 32, count: 4000 },
];

async function rssOf(child: ChildProcess): Promise<number> {
  child.send('rss');
  const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
  return rss / MEGABYTE;
}

/** A mail server that accepts everything, so that deliveries are part of the load. */
async function startSink(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (text.startsWith('DATA')) socket.write('354 Go on\r\n');
      else if (/^(?:EHLO|MAIL|RCPT|QUIT)|\r\n\.\r\n$/.test(text)) socket.write('250 OK\r\n');
    });
  });
  const port = await listenLocally(server);
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

// Work in the project's folder: the system's temporary one may be in memory, where durable writes cost
// nothing.
const scratch = fileURLToPath(new URL('../../.test', import.meta.url));
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'bench-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bench</title>');
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const sink = await startSink();
const script = fileURLToPath(new URL('mailService.ts', import.meta.url));
// Serve the built site if there is one: its files count towards the process's memory.
const site = existsSync(dist) ? dist : folder;
// Use the flags of `npm run serve`.
const flags = COMMANDS.serve.flags ?? [];
const asServed = { execArgv: flags.filter((flag) => !flag.startsWith('--env-file')) };
const child = fork(script, [site, join(folder, 'data'), sink.url], asServed);
const exited = once(child, 'exit');
try {
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  await sleep(2000);
  const atRest = await rssOf(child);
  await measure(origin, 4, 200);
  const rows: Record<string, string>[] = [];
  let underLoad = 0;
  for (const { senders, count } of LOADS) {
    const { perSecond, p50, p99 } = await measure(origin, senders, count);
    underLoad = Math.max(underLoad, await rssOf(child));
    rows.push({
      'at once': String(senders),
      'enquiries/s': perSecond.toFixed(0),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
    });
  }
  console.log(`Machine: ${machine()}`);
  console.table(rows);
  console.log(`Memory: ${atRest.toFixed(0)} MB at rest, ${underLoad.toFixed(0)} MB under load`);
} finally {
  child.disconnect();
  await exited;
  sink.close();
  rmSync(folder, { recursive: true });
}
