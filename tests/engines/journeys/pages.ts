import { expect } from 'vitest';
import { DESK, type Journey, PHONE } from './journey.ts';

/** Problems of a page's first screen that no script reports. */
export async function drawn(): Promise<string[]> {
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

export const pages: Journey[] = [
  {
    name: 'every page is drawn whole on a desk and in a narrow window',
    async walk(inn) {
      const guest = await inn.welcome();
      for (const size of [DESK, PHONE]) {
        await guest.resize(...size);
        for (const route of inn.routes) {
          await guest.goto(route);
          await guest.until('its drawings appear', isIllustrated);
          expect([route, await guest.ask(drawn)]).toEqual([route, []]);
        }
      }
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
