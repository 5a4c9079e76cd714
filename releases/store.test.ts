import { expect, test } from 'vitest';
import { commandSettings, servedSettings, serverSettings } from './store.ts';

const SELF = { EMAILJS_ORIGIN: 'self' };
const running = serverSettings({ SITE_ORIGIN: 'https://example.org', CONTENT_DIR: 'content' });

test('a build for a server posts to it; unrelated variables do not change the build', () => {
  expect(running).toEqual({ ...SELF, SITE_ORIGIN: 'https://example.org' });
  expect(serverSettings({ PORT: '1', EMAILJS_ORIGIN: 'https://api.emailjs.com' })).toEqual(SELF);
});

test('npm run build is for EmailJS, unless the settings name a mail server', () => {
  expect(commandSettings({ EMAILJS_SERVICE_ID: 'inn' }, [])).toEqual({ EMAILJS_SERVICE_ID: 'inn' });
  expect(commandSettings({ SMTP_URL: 'smtp://x' }, [])).toEqual(SELF);
  const both = { SMTP_URL: 'smtp://x', EMAILJS_ORIGIN: 'https://api.emailjs.com' };
  expect(commandSettings(both, [])).toEqual({ EMAILJS_ORIGIN: 'https://api.emailjs.com' });
});

test('while a server runs, the build is for that server, unless something else is set', () => {
  expect(commandSettings({}, [running])).toEqual(running);
  expect(commandSettings({ SITE_ORIGIN: 'https://example.org' }, [running])).toEqual(running);
  const elsewhere = { SITE_ORIGIN: 'https://example.com' };
  expect(commandSettings(elsewhere, [running])).toEqual(elsewhere);
});

const account = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_BOOKING_TEMPLATE_ID: 'template_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key_1',
};

test('a server without a mailbox shows forms that post to EmailJS, if the account is complete', () => {
  const byEmailjs = { ...account, EMAILJS_ORIGIN: 'https://api.emailjs.com' };
  expect(servedSettings(account)).toEqual(byEmailjs);
  expect(servedSettings({ ...account, SMTP_URL: 'smtp://x' })).toEqual({ ...account, ...SELF });
  expect(servedSettings({ ...account, EMAILJS_ORIGIN: 'self' })).toEqual({ ...account, ...SELF });
  const { EMAILJS_PUBLIC_KEY: _, ...part } = account;
  expect(servedSettings(part)).toEqual({ ...part, ...SELF });
  // The editor publishes for that server.
  expect(commandSettings(account, [byEmailjs])).toEqual(byEmailjs);
});
