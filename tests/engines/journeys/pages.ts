import { expect } from 'vitest';
import type { Guest } from '../guest.ts';
import { DESK, type Journey, PHONE } from './journey.ts';

/** Problems of a page's first screen that no script reports. */
async function drawn(): Promise<string[]> {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const first = document.querySelector<HTMLImageElement>('main img');
  await first?.decode().catch(() => undefined);
  // Fallback fonts depend on the machine.
  const fonts = [...document.fonts].filter(
    ({ family, status }) => status === 'error' && !/fallback|Headings \d/.test(family),
  );
  return [
    ...(scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : []),
    ...(first && first.naturalWidth === 0 ? [`no picture at ${first.currentSrc}`] : []),
    ...fonts.map(({ family }) => `the font ${family} failed`),
    ...(document.querySelector('h1')?.checkVisibility() ? [] : ['its heading is not shown']),
  ];
}

/** Whether the icons and plans that a page takes from the file of drawings are there. */
export function isIllustrated(): boolean {
  const drawings = [...document.querySelectorAll<SVGUseElement>('svg use')];
  return drawings
    .filter((drawing) => drawing.ownerSVGElement?.checkVisibility())
    .every((drawing) => drawing.getBBox().width > 0);
}

/** Opens pages in a narrow window, which is then made as wide as a desk: each must be drawn whole in both. */
export async function seeWhole(guest: Guest, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    for (const size of [PHONE, DESK]) {
      await guest.resize(...size);
      if (size === PHONE) await guest.goto(route);
      await guest.until('its drawings appear', isIllustrated);
      expect([route, size, await guest.ask(drawn)]).toEqual([route, size, []]);
    }
  }
}

/** Whether the element with this id is in the window. */
function isInView(id: string): boolean {
  const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top >= 0 && bottom <= innerHeight;
}

export const pages: Journey[] = [
  {
    name: 'home: a guest who is led to its foot is there, and is there again after a reload',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...PHONE);
      await guest.goto('/');
      const id = await guest.ask(() => [...document.querySelectorAll('main h2[id]')].at(-1)?.id);
      expect(id).toMatch(/./);
      await guest.goto('/about');
      await guest.goto(`/#${id}`);
      await guest.until('the heading comes into view', isInView, String(id));
      await guest.reload();
      await guest.until('the heading is in view again', isInView, String(id));
    },
  },
  {
    name: 'every page is drawn whole on a desk and in a narrow window',
    async walk(inn) {
      await seeWhole(await inn.welcome(), inn.routes);
    },
  },
  {
    name: '404: a lost guest is told so and finds the way back',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/a-door-that-is-not-here');
      await guest.sees({ role: 'heading', name: inn.notFound });
      await guest.click({ role: 'link', name: 'Home' });
      await guest.at('/');
    },
  },
];
