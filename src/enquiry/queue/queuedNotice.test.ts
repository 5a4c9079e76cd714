// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { queueEnquiry } from './queueChanges.ts';

let leave = new AbortController();
beforeEach(() => {
  localStorage.clear();
  // Each page has its own listeners.
  leave = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) =>
    listen(type, listener, { signal: leave.signal }),
  );
});
afterEach(() => {
  leave.abort();
  vi.restoreAllMocks();
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** Loads the script in a page. */
async function openPage(path: string, tag = '') {
  history.replaceState(null, '', path);
  document.documentElement.lang = tag;
  document.body.innerHTML = `<a href="${tag && '/kn'}/contact">Contact</a><main tabindex="-1"></main>`;
  vi.resetModules();
  await import('./queuedNotice.ts');
}

const link = () => screen.queryByRole('link', { name: words.goThere });

test.each([
  ['/', 'contact'],
  ['/contact', 'booking'],
  ['/about', 'contact'],
] as const)('%s mentions a queued %s enquiry and links to its form', async (path, kind) => {
  queueEnquiry(kind, { name: 'Asha' });
  await openPage(path);
  expect(link()?.getAttribute('href')).toBe(kind === 'contact' ? '/contact#enquiry' : '/#enquiry');
});

test.each([
  ['contact', '/kn/contact#enquiry'],
  ['booking', '/kn#enquiry'],
] as const)('on a page in Kannada the %s form is the one in Kannada', async (kind, address) => {
  queueEnquiry(kind, { name: 'ಆಶಾ' });
  await openPage('/kn/about', 'kn-IN');
  expect(link()?.getAttribute('href')).toBe(address);
});

// Hosts that serve folders add a slash.
test.each([
  ['/contact', '', 'contact'],
  ['/contact/', '', 'contact'],
  ['/kn/contact/', 'kn-IN', 'contact'],
  ['/', '', 'booking'],
  ['/kn/', 'kn-IN', 'booking'],
] as const)(
  '%s %s, whose form offers the enquiry, does not mention it too',
  async (path, tag, kind) => {
    queueEnquiry(kind, { name: 'Asha' });
    await openPage(path, tag);
    expect(link()).toBeNull();
  },
);

test('after Back the notice is there if an enquiry waits, once, and gone if none does', async () => {
  const comeBack = () => dispatchEvent(new Event('pageshow'));
  await openPage('/about');
  expect(link()).toBeNull();
  queueEnquiry('contact', { name: 'Asha' });
  comeBack();
  comeBack();
  expect(link()?.getAttribute('href')).toBe('/contact#enquiry');
  link()?.focus();
  localStorage.clear();
  comeBack();
  expect(link()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('main'));
  queueEnquiry('booking', { name: 'Asha' });
  comeBack();
  expect(link()?.getAttribute('href')).toBe('/#enquiry');
});
