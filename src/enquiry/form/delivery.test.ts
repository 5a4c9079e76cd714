// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import library from '../../../node_modules/@emailjs/browser/package.json' with { type: 'json' };
import { ELAPSED_FIELD, LIB_VERSION, MIN_FILL_TIME, type Service } from '../contract/service.ts';
import { deliver, TIME_LIMIT } from './delivery.ts';

const service: Service = {
  origin: 'https://mail.example',
  serviceId: 'S',
  templateId: 'T',
  publicKey: 'K',
};
const fetched = vi.fn<typeof fetch>();

function form(): HTMLFormElement {
  const made = document.createElement('form');
  made.innerHTML = '<input name="name" value="Asha">';
  return made;
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('posts the fields and the four of the service, each once', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({
    kind: 'sent',
    response: { text: 'OK' },
  });
  expect(fetched).toHaveBeenCalledWith(
    'https://mail.example/api/v1.0/email/send-form',
    expect.objectContaining({ method: 'POST' }),
  );
  const body = fetched.mock.lastCall?.[1]?.body as FormData;
  expect([...body.entries()]).toEqual([
    ['name', 'Asha'],
    ['lib_version', LIB_VERSION],
    ['service_id', 'S'],
    ['template_id', 'T'],
    ['user_id', 'K'],
  ]);
});

test('the reference is sent with the fields, unless the service already knows another', async () => {
  const withReference = form();
  withReference.innerHTML += '<input name="reference" type="hidden">';
  fetched.mockResolvedValueOnce(new Response('OK'));
  expect(await deliver(withReference, service, 'K7M-4RX')).toMatchObject({ reference: 'K7M-4RX' });
  const body = fetched.mock.lastCall?.[1]?.body as FormData;
  expect(body.get('reference')).toBe('K7M-4RX');
  fetched.mockResolvedValueOnce(new Response('OK T3C-9FW'));
  expect(await deliver(withReference, service, 'K7M-4RX')).toMatchObject({ reference: 'T3C-9FW' });
  fetched.mockResolvedValueOnce(new Response('OK <b>'));
  expect(await deliver(withReference, service, 'K7M-4RX')).toMatchObject({ reference: 'K7M-4RX' });
});

test('posts to the server of the page when the service is our own', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  await deliver(form(), { ...service, origin: 'self' }, 'K7M-4RX');
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/api/v1.0/email/send-form`);
});

test('a form that was filled in fast waits, also where the browser’s clock is inexact', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Firefox rounds each reading up or down.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1501);
  onTestFinished(() => clock.mockRestore());
  fetched.mockResolvedValue(new Response('OK'));
  const fast = form();
  fast.innerHTML += `<input name="${ELAPSED_FIELD}" type="hidden">`;
  const delivery = deliver(fast, service, 'K7M-4RX');
  clock.mockReturnValue(1999);
  await vi.advanceTimersByTimeAsync(499);
  await delivery;
  const body = fetched.mock.lastCall?.[1]?.body as FormData;
  expect(Number(body.get(ELAPSED_FIELD))).toBeGreaterThanOrEqual(MIN_FILL_TIME);
});

test('accepts any successful answer', async () => {
  fetched.mockResolvedValue(new Response(''));
  expect((await deliver(form(), service, 'K7M-4RX')).kind).toBe('sent');
});

test('does not accept a network’s sign-in page as an answer', async () => {
  fetched.mockResolvedValue(new Response('\n<!doctype html><title>Sign in</title>'));
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({
    kind: 'failed',
    reason: 'nonsense',
  });
});

test('names the reason for a rejection', async () => {
  fetched.mockResolvedValue(new Response('Too Many Requests', { status: 429 }));
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({
    kind: 'failed',
    reason: 'too-many',
  });
});

test('a missing id fails before anything is sent', async () => {
  expect(await deliver(form(), { ...service, templateId: '' }, 'K7M-4RX')).toMatchObject({
    reason: 'misconfigured',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('a lost connection fails as offline', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({
    kind: 'failed',
    reason: 'offline',
  });
});

test('a service that is blocked while this site answers is not offline', async () => {
  fetched.mockImplementation((address) =>
    String(address).startsWith('https://mail.example')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response()),
  );
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({ reason: 'unreachable' });
  expect(fetched.mock.lastCall).toEqual([
    location.pathname,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  ]);
});

test('the same is true in browsers without AbortSignal.timeout, such as iOS 15', async () => {
  vi.stubGlobal('AbortSignal', {});
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response());
  expect(await deliver(form(), service, 'K7M-4RX')).toMatchObject({ reason: 'unreachable' });
});

test('a service that hangs fails after 15 seconds, and a later answer changes nothing', async () => {
  vi.useFakeTimers();
  let answerLate: (response: Response) => void = () => {};
  fetched.mockReturnValue(new Promise((resolve) => (answerLate = resolve)));
  const onResult = vi.fn();
  const delivery = deliver(form(), service, 'K7M-4RX').then(onResult);

  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect(onResult).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  answerLate(new Response('OK'));
  await delivery;
  expect(onResult.mock.calls).toEqual([[expect.objectContaining({ reason: 'timeout' })]]);
});

test('names the version of the installed client', () => {
  expect(LIB_VERSION).toBe(library.version);
});
