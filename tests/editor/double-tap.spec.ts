import { expect, type Locator } from '@playwright/test';
import { test } from '../support/editorPage.ts';

test.use({
  ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  changes: {
    'facilities.yaml': (text) =>
      ['Hot water', 'Tea', 'A lift'].map((name) => text.replace('Hot water', name)).join(''),
  },
});

/** Taps a button below its middle line, some pixels from its left or right edge. */
async function tap(button: Locator, fromEdge: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const x = box.x + (fromEdge < 0 ? box.width : 0) + fromEdge;
  await button.page().touchscreen.tap(x, box.y + box.height * 0.6);
}

test.beforeEach(({ page }) =>
  // Some phones count no taps.
  page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(UIEvent.prototype, 'detail') ?? {};
    Object.defineProperty(UIEvent.prototype, 'detail', {
      get() {
        return Math.min(1, get?.call(this));
      },
    });
  }),
);

test('a double tap removes one entry, not also the one that takes its place', async ({ visit }) => {
  const page = await visit('edit/facilities.yaml');
  const removals = page.getByRole('button', { name: /^Remove: / });
  await removals.first().scrollIntoViewIfNeeded();
  await tap(removals.first(), 10);
  await tap(removals.first(), 15);
  await expect(removals).toHaveCount(2);
  await expect(removals.first()).toHaveAccessibleName('Remove: Tea');
});

test('quick taps on two buttons press both', async ({ visit }) => {
  const page = await visit('edit/facilities.yaml');
  const removals = page.getByRole('button', { name: /^Remove: / });
  await removals.first().scrollIntoViewIfNeeded();
  await tap(page.getByRole('button', { name: /^Move down: / }).first(), -5);
  await tap(removals.first(), 5);
  await expect(removals).toHaveCount(2);
  await expect(removals.first()).toHaveAccessibleName('Remove: Hot water');
});
