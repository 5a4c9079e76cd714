// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { tabAfter } from './room-tabs.ts';

test('arrow keys go round in both directions', () => {
  expect(tabAfter('ArrowDown', 5, 6)).toBe(0);
  expect(tabAfter('ArrowRight', 0, 6)).toBe(1);
  expect(tabAfter('ArrowUp', 0, 6)).toBe(5);
  expect(tabAfter('ArrowLeft', 3, 6)).toBe(2);
});

test('Home and End lead to the first and the last', () => {
  expect(tabAfter('Home', 3, 6)).toBe(0);
  expect(tabAfter('End', 3, 6)).toBe(5);
});

test('every other key is left to the browser', () => {
  expect(tabAfter('Tab', 3, 6)).toBeUndefined();
  expect(tabAfter('Enter', 3, 6)).toBeUndefined();
});

const goTo = (hash: string) => {
  history.replaceState(null, '', hash);
  dispatchEvent(new Event('hashchange'));
};
const shown = () => document.querySelector('[data-panel]:not([hidden])')?.id;
const chat = () => document.querySelector('header a')?.getAttribute('href');

/** Opens a page with two rooms at a fragment. */
function openRooms(hash: string) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  goTo(hash);
  document.body.innerHTML = `<header><a href="https://wa.me/91">WhatsApp</a></header>
    <footer><a href="https://wa.me/message/KADAL2MANE">Catalogue</a></footer>
    <main><room-tabs data-question="About [room]">
      <ul><li><a data-room="Fan" href="/Fan">Fan</a></li><li><a data-room="AC" href="/AC">AC</a></li></ul>
      <div data-name="Fan" data-panel="Fan"></div><div data-name="AC" data-panel="AC"></div>
    </room-tabs></main>`;
}

test('a fragment that names no room keeps the chosen room, at first the first one', () => {
  openRooms('#compare');
  expect(shown()).toBe('panel-Fan');
  expect(chat()).toBe('https://wa.me/91');
  goTo('#AC');
  expect(shown()).toBe('panel-AC');
  goTo('#compare');
  expect(shown()).toBe('panel-AC');
  expect(chat()).toBe('https://wa.me/91?text=About%20AC');
  // An address of the inn's own among its social pages is no number to write to.
  expect(document.querySelector('footer a')?.getAttribute('href')).toBe(
    'https://wa.me/message/KADAL2MANE',
  );
});

test('of two rooms chosen at once, the last stays; address and contact links follow the paint', async () => {
  openRooms('#');
  const tab = (id: string) => document.querySelector<HTMLElement>(`[data-room="${id}"]`);
  tab('AC')?.click();
  expect(shown()).toBe('panel-AC');
  expect(chat()).toBe('https://wa.me/91');
  tab('Fan')?.click();
  await vi.waitFor(() => expect(location.hash).toBe('#Fan'));
  expect(shown()).toBe('panel-Fan');
  expect(chat()).toBe('https://wa.me/91?text=About%20Fan');
  expect(tab('Fan')?.tabIndex).toBe(0);
  expect(tab('AC')?.tabIndex).toBe(-1);
});
