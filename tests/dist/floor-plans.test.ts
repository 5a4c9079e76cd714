import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

/** Bytes of SVG for a plan, before compression. */
const MOST = 1500;

const rooms = pages.filter(({ route }) => /^\/Deluxe_/.test(route));

test('there are rooms to look at', () => {
  expect(rooms).toHaveLength(6);
});

test.each(rooms.map((page) => [page.route, page] as const))(
  '%s draws its floor plan once, in few bytes, and says it in words',
  (_, { document }) => {
    const [plan, ...others] = document.querySelectorAll('[data-part="floor-plan"]');
    expect(others).toEqual([]);
    const drawing = plan?.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.outerHTML.replaceAll(/><\/(path|use)>/g, '/>').length).toBeLessThanOrEqual(
      MOST,
    );
    expect(plan?.textContent).toMatch(
      /^[\d.]+\s×\s[\d.]+\sm \d+\sm²: .*\bbeds? along the .*\bbathroom\b.*\. .* pairs of sandals at the door, one for each guest\.$/,
    );
  },
);

test('the rooms page draws each plan once, and shows it small in its list and its table', () => {
  const page = pages.find(({ route }) => route === '/rooms')?.document;
  const plans = [...(page?.querySelectorAll('[data-part="floor-plan"] svg > g[id]') ?? [])];
  expect(new Set(plans.map(({ id }) => id)).size).toBe(6);
  for (const { id } of plans) {
    expect(page?.querySelectorAll(`room-tabs li use[href="#${id}"]`)).toHaveLength(1);
    expect(page?.querySelectorAll(`#compare use[href="#${id}"]`)).toHaveLength(1);
  }
});

test('every plan has one scale: its width in em is its width in metres', () => {
  const drawings = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('[data-part="floor-plan"] svg, #compare th svg'),
  ]);
  expect(drawings.length).toBeGreaterThan(12);
  for (const drawing of drawings) {
    const [, , centimetres = ''] = drawing.getAttribute('viewBox')?.split(' ') ?? [];
    expect(drawing.getAttribute('width')).toBe(`${Number(centimetres) / 100}em`);
  }
});
