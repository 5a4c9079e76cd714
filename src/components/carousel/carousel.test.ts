// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
  },
);
await import('./carousel.ts');

test('arrow keys move the carousel; with a modifier key they are the browser’s', () => {
  document.body.innerHTML = `<inn-carousel>
    <div data-part="scroller"><ul data-part="track"><li>A door</li></ul></div>
    <button data-move="1">Next</button>
  </inn-carousel>`;
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    document.querySelector('button')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press({ key: 'ArrowLeft' })).toBe(true);
  expect(press({ key: 'ArrowLeft', altKey: true })).toBe(false);
  expect(press({ key: 'ArrowLeft', metaKey: true })).toBe(false);
  expect(press({ key: 'ArrowRight', ctrlKey: true })).toBe(false);
});
