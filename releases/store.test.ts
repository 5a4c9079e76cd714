import { expect, test } from 'vitest';
import { commandSettings, serverSettings } from './store.ts';

const SELF = { EMAILJS_ORIGIN: 'self' };
const running = serverSettings({ SITE_ORIGIN: 'https://example.org', CONTENT_DIR: 'content' });

test('what is built for a server posts to it, and other variables make no other build', () => {
  expect(running).toEqual({ ...SELF, SITE_ORIGIN: 'https://example.org' });
  expect(serverSettings({ PORT: '1', EMAILJS_ORIGIN: 'https://api.emailjs.com' })).toEqual(SELF);
});

test('npm run build is for EmailJS, unless the settings name a mail server', () => {
  expect(commandSettings({ EMAILJS_SERVICE_ID: 'inn' }, [])).toEqual({ EMAILJS_SERVICE_ID: 'inn' });
  expect(commandSettings({ SMTP_URL: 'smtp://x' }, [])).toEqual(SELF);
  const both = { SMTP_URL: 'smtp://x', EMAILJS_ORIGIN: 'https://api.emailjs.com' };
  expect(commandSettings(both, [])).toEqual({ EMAILJS_ORIGIN: 'https://api.emailjs.com' });
});

test('beside a running server it is for that one, unless something is set otherwise', () => {
  expect(commandSettings({}, [running])).toEqual(running);
  expect(commandSettings({ SITE_ORIGIN: 'https://example.org' }, [running])).toEqual(running);
  const elsewhere = { SITE_ORIGIN: 'https://example.com' };
  expect(commandSettings(elsewhere, [running])).toEqual(elsewhere);
});
