import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import { soon } from '../support/soon.ts';
import { startService } from './support/child.ts';
import { openCrowd, statusFor } from './support/crowd.ts';
import { bookingForm, contactForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { BOUNDARY, changed, request } from './support/malformed/requests.ts';
import { outboxRows } from './support/outboxRows.ts';
import { startProduct } from './support/product.ts';
import { SERVE_FLAGS } from './support/resourceLoop.ts';
import { hasProc, openFiles, peakMemory } from './support/resources.ts';

const CROWD = 200;
const LIMIT = 20;
const MEGABYTE = 1024 ** 2;
/** Megabytes; a busy machine frees them late, but were each file held whole, it would be 1,600 more. */
const MEMORY = 500;
/** Milliseconds that a reader may take nothing: more than a busy machine holds up the test's own. */
const SLOW = 5000;
const TIMEOUTS = {
  headersTimeout: 1500,
  requestTimeout: 2000,
  timeout: 1500,
  connectionsCheckingInterval: 200,
};

function enquiryFrom(address: string, subject: string): Buffer {
  const body = changed('name', subject);
  return request(
    `POST ${SEND_FORM_PATH} HTTP/1.1`,
    [
      `X-Forwarded-For: ${address}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ],
    body,
  );
}

test('one address posting from 200 connections at once gets its twenty; others are served', async () => {
  const { origin, dataDir } = await startProduct({ mail: { trustProxy: true, rateLimit: LIMIT } });
  const crowd = await openCrowd(origin, CROWD);
  const enquiries = crowd.map((_, index) => enquiryFrom('203.0.113.9', `Flood ${index}`));
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  subscribe('http.server.request.start', count);
  onTestFinished(() => void unsubscribe('http.server.request.start', count));
  // All but the last byte: every one of them is under way when the first is counted.
  for (const [index, { socket }] of crowd.entries()) {
    socket.write((enquiries[index] as Buffer).subarray(0, -1));
  }
  await soon(() => expect(begun).toBe(CROWD));
  for (const [index, { socket }] of crowd.entries()) {
    socket.write((enquiries[index] as Buffer).subarray(-1));
  }
  const others = ['198.51.100.1', '198.51.100.2', '2001:db8::1'].map((address) =>
    post(origin, contactForm({ subject: address }), { 'x-forwarded-for': address }),
  );
  const statuses = await Promise.all(crowd.map(statusFor));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(CROWD - LIMIT);
  expect(outboxRows(dataDir)).toHaveLength(LIMIT + others.length);
});

test('two hundred who send a byte at a time are cut off, and nobody waits for them', async () => {
  const { origin } = await startProduct({ options: { timeouts: TIMEOUTS } });
  const crowd = await openCrowd(origin, CROWD);
  const [head = '', body = ''] = enquiryFrom('203.0.113.9', 'Slow').toString().split('\r\n\r\n--');
  const bytes = [head, `${head}\r\n\r\n--${body.slice(0, -200)}`];
  for (const [index, { socket }] of crowd.entries()) {
    socket.write((bytes[index % 2] ?? '').slice(0, -100));
  }
  const dribble = setInterval(() => {
    for (const { socket } of crowd) if (!socket.destroyed) socket.write('x');
  }, 100);
  onTestFinished(() => clearInterval(dribble));
  expect((await post(origin, bookingForm())).status).toBe(200);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  for (const status of await Promise.all(crowd.map(statusFor))) expect(status ?? 408).toBe(408);
  await Promise.all(crowd.map(({ closed }) => closed));
});

test.runIf(hasProc)(
  'two hundred who do not read what they asked for are cut off; one who reads slowly is not',
  async () => {
    const large = Buffer.alloc(8 * MEGABYTE, 'photograph');
    const service = await startService({
      dist: folderWith({ ...SITE_FILES, 'large.jpg': large }),
      dataDir: temporaryFolder(),
      smtpUrl: 'smtp://127.0.0.1:1',
      timeouts: { ...TIMEOUTS, timeout: SLOW },
      flags: SERVE_FLAGS,
    });
    const { origin, child } = service;
    await fetch(`${origin}/about`);
    const before = openFiles(child.pid);
    const crowd = await openCrowd(origin, CROWD);
    for (const { socket } of crowd) {
      socket.pause();
      socket.write('GET /large.jpg HTTP/1.1\r\nHost: inn.example\r\n\r\n');
    }
    await soon(() => expect(openFiles(child.pid)).toBeGreaterThan(before + CROWD));
    expect((await post(origin, bookingForm())).status).toBe(200);

    const slow = await fetch(`${origin}/large.jpg`);
    let received = 0;
    for await (const chunk of slow.body ?? []) {
      received += chunk.length;
      // In all longer than anybody may take nothing.
      await sleep((1.2 * SLOW * chunk.length) / large.length);
    }
    expect(received).toBe(large.length);
    await soon(() => expect(openFiles(child.pid)).toBeLessThan(before + 10));
    const peak = peakMemory(child.pid);
    console.log(`Slow readers: ${CROWD} held and let go, ${peak.toFixed(0)} MB at most.`);
    expect(peak).toBeLessThan(MEMORY);
    await service.kill();
  },
);
