import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '../../../lib/durations.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { MailTests } from './mailTests.ts';

test('a mail server that hangs is reported as not answering', async () => {
  const server = createServer(() => {});
  onTestFinished(() => void server.close());
  const port = await listenLocally(server);
  const target = { smtpUrl: `smtp://127.0.0.1:${port}`, mailTo: ['a@b.in'], mailFrom: 'a@b.in' };
  const tests = new MailTests({ greetingTimeout: 50 });
  await expect(tests.send(target, 'Inn', {})).rejects.toMatchObject({
    status: 422,
    more: { kind: 'silent' },
  });
});

test('a number is valid for an hour', () => {
  let now = 0;
  const tests = new MailTests<string>({}, () => now);
  const id = tests.expect('000123', 'tested');
  now = HOUR - 1;
  expect(tests.check(id, ' 000 123 ')).toBe('tested');
  now = HOUR + 1;
  expect(() => tests.check(id, '000123')).toThrow(expect.objectContaining({ status: 410 }));
});

test('numbers of several windows are valid side by side, but the oldest expire', () => {
  const tests = new MailTests<number>();
  const ids = Array.from({ length: 6 }, (_, at) => tests.expect('123456', at));
  expect(() => tests.check(ids[0] ?? '', '123456')).toThrow(
    expect.objectContaining({ status: 410 }),
  );
  expect(tests.check(ids[1] ?? '', '123456')).toBe(1);
  expect(() => tests.check(ids[2] ?? '', '12345')).toThrow(
    expect.objectContaining({ status: 422 }),
  );
  tests.forget(ids[3] ?? '');
  expect(() => tests.check(ids[3] ?? '', '123456')).toThrow(
    expect.objectContaining({ status: 410 }),
  );
});
