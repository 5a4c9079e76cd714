import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import { bookingForm, contactForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES } from './support/folders.ts';
import { malformedForms } from './support/malformed/forms.ts';
import { malformedHttp } from './support/malformed/http.ts';
import { startProduct } from './support/product.ts';
import { sendRaw } from './support/raw.ts';

const TIMEOUTS = {
  headersTimeout: 1000,
  requestTimeout: 1500,
  connectionsCheckingInterval: 200,
  keepAliveTimeout: 500,
};

test('bad input is never answered with a failure, a crash or a path of this machine', async () => {
  const root = folderWith({
    'package.json': '"outside"',
    ...Object.fromEntries(Object.entries(SITE_FILES).map(([path, file]) => [`dist/${path}`, file])),
  });
  const dist = join(root, 'dist');
  const product = await startProduct({
    options: { dist, timeouts: TIMEOUTS },
    mail: { rateLimit: 0 },
  });
  const requests = [...malformedForms(), ...malformedHttp()];
  const statuses = new Map<string, number>();
  for (const { what, bytes } of requests) {
    const { status, text } = await sendRaw(product.origin, bytes);
    const kind = status === undefined ? 'closed' : `${Math.floor(status / 100)}xx`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    expect(status ?? 400, what).toBeLessThan(500);
    expect(text, what).not.toContain(root);
    expect(text, what).not.toMatch(/node_modules|node:internal|\.ts:\d|root:.*:0:0|"outside"/);
  }
  const counts = [...statuses].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`Bad input: ${requests.length} requests, answered ${counts}; none with 5xx.`);
  expect(requests.length).toBeGreaterThanOrEqual(200);

  expect((await post(product.origin, contactForm())).status).toBe(200);
  const mails = await product.mailbox.arrived(1);
  const recipients = new Set(product.mailbox.recipients.flat());
  expect(recipients).toEqual(new Set(['enquiries@inn.example']));
  expect(mails.every(({ headers }) => !headers.has('bcc'))).toBe(true);
});

test('who sends slowly is cut off, and nobody else waits for it', async () => {
  const { origin } = await startProduct({ options: { timeouts: TIMEOUTS } });
  const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\n`;
  const slow = [
    sendRaw(origin, head),
    sendRaw(
      origin,
      `${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60000\r\n\r\n--x`,
    ),
  ];
  expect((await post(origin, bookingForm())).status).toBe(200);
  for (const { status } of await Promise.all(slow)) expect(status ?? 408).toBe(408);
});
