// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { listenForSwipes, onSwipeAtEdge, swipeStep } from './swipe.ts';

const viewport = { scale: 1 };
vi.stubGlobal('visualViewport', viewport);

test('a long swipe changes the picture, however slow', () => {
  expect(swipeStep(-120, 3000)).toBe(1);
  expect(swipeStep(120, 3000)).toBe(-1);
});

test('a short swipe changes it only if it is quick', () => {
  expect(swipeStep(-40, 60)).toBe(1);
  expect(swipeStep(40, 60)).toBe(-1);
  expect(swipeStep(-40, 600)).toBe(0);
});

test('a trembling tap changes nothing', () => {
  expect(swipeStep(6, 5)).toBe(0);
  expect(swipeStep(0, 0)).toBe(0);
});

test('a mouse released outside the element drags nothing', () => {
  const element = Object.assign(document.createElement('div'), { setPointerCapture: vi.fn() });
  const [move, end] = [vi.fn(), vi.fn()];
  listenForSwipes(element, { move, end });
  const send = (type: string, clientX: number, buttons: number) =>
    element.dispatchEvent(new PointerEvent(type, { isPrimary: true, clientX, buttons }));
  send('pointerdown', 0, 1);
  send('pointermove', 5, 1);
  send('pointermove', 200, 0);
  send('pointermove', 300, 0);
  expect(move).not.toHaveBeenCalled();
  send('pointerdown', 0, 1);
  send('pointermove', 50, 1);
  expect(move).toHaveBeenCalledExactlyOnceWith(50);
  expect(end).not.toHaveBeenCalled();
});

test('one finger swipes beyond the end of a row; two zoom, and then one finger pans', () => {
  const row = document.createElement('div');
  const swiped = vi.fn();
  onSwipeAtEdge(row, swiped);
  const touch = (type: string, clientX: number, fingers: number) => {
    const changedTouches = [{ clientX, clientY: 0 }];
    row.dispatchEvent(
      Object.assign(new Event(type), { changedTouches, touches: { length: fingers } }),
    );
  };
  touch('touchstart', 300, 1);
  touch('touchend', 100, 0);
  expect(swiped).toHaveBeenCalledExactlyOnceWith(1);
  touch('touchstart', 300, 1);
  touch('touchstart', 20, 2);
  touch('touchend', 250, 1);
  touch('touchend', 200, 0);
  viewport.scale = 2;
  touch('touchstart', 300, 1);
  touch('touchend', 100, 0);
  expect(swiped).toHaveBeenCalledOnce();
});
