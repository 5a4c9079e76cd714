// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const scroll = vi.fn();
vi.stubGlobal('scrollTo', scroll);
// jsdom cannot follow a link.
addEventListener('click', (event) => event.preventDefault());

const whilePrerendering = (is: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: is, configurable: true });

/** Loads the script anew, as each page does. */
async function openPage(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<a data-language="kn" href="/kn/about">ಕನ್ನಡ</a><main><p>Rooms</p></main>`;
  vi.resetModules();
  await import('./language-switch.ts');
}

/** Follows the link to the page in Kannada. */
async function switchLanguage() {
  await openPage('/about');
  document.querySelector('a')?.click();
}

beforeEach(() => {
  sessionStorage.clear();
  scroll.mockReset();
  whilePrerendering(false);
});

test.each(['/kn/about', '/kn/about/'])(
  '%s opens at the place that the guest left',
  async (path) => {
    await switchLanguage();
    await openPage(path);
    expect(scroll).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  },
);

test('another page opens at its top, and the place is forgotten', async () => {
  await switchLanguage();
  await openPage('/kn/rooms');
  expect(scroll).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('a page prerendered before the click opens at the place once it is shown', async () => {
  await openPage('/about');
  const link = document.querySelector('a');
  whilePrerendering(true);
  await openPage('/kn/about');
  expect(scroll).not.toHaveBeenCalled();
  link?.click();
  whilePrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scroll).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});
