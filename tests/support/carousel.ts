import type { Locator, Page } from '@playwright/test';

export const carousels = (page: Page) => page.locator('[aria-roledescription="carousel"]');
export const hero = (page: Page) => carousels(page).first();
export const testimonials = (page: Page) => carousels(page).last();
export const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');

/** Names of the slides that assistive technology and the Tab key can reach, in visual order. */
export const shown = (carousel: Locator) =>
  slides(carousel).evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((slide) => !slide.inert)
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.getAttribute('aria-label')),
  );

export const motion = (carousel: Locator) =>
  carousel.evaluate((element) =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .filter(({ effect }) => effect instanceof KeyframeEffect && element.contains(effect.target))
      .map(({ effect }) => effect?.getTiming().duration),
  );

/** Durations of all moves. `openAtRest` records each as it begins: it may be over before a test looks. */
export const moves = (carousel: Locator) =>
  carousel.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-moves]')].flatMap(({ dataset }) =>
      JSON.parse(dataset['moves'] ?? '[]'),
    ),
  );

/** Clicks a button without moving pointer or focus onto the carousel, which would pause it. */
export const press = (carousel: Locator, name: RegExp) =>
  carousel.getByRole('button', { name }).dispatchEvent('click');

export const rotating = (carousel: Locator) => carousel.locator('[aria-live="off"]');

/** Opens a page with a paused clock, and records its animations for `moves`. */
export async function openAtRest(page: Page, path: string) {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, ...how) {
      const animation = animate.apply(this, how);
      const { duration } = animation.effect?.getTiming() ?? {};
      const known = JSON.parse(this.dataset['moves'] ?? '[]');
      this.dataset['moves'] = JSON.stringify([...known, duration]);
      return animation;
    };
  });
  await page.clock.install({ time: '2026-11-20T10:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01');
  await page.goto(path);
}
