import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { narrowRoomsHead } from './narrowRooms.head.ts';
import { answersIn, fitting } from './roomFit.ts';

const ROOMS = [
  ['Two_Fan', 2, 'non-ac'],
  ['Two_AC', 2, 'ac'],
  ['Three_Fan', 3, 'non-ac'],
  ['Four_AC', 4, 'ac'],
  ['', 6, 'ac'],
] as const;

/** What the script changes on the page for an address, before layout. */
function ahead(search: string, hash = '') {
  const dataset: { answered?: string } = {};
  const root = { documentElement: { dataset }, adoptedStyleSheets: [] as { css: string }[] };
  class CSSStyleSheet {
    css = '';
    replaceSync(css: string) {
      this.css = css;
    }
  }
  const globals = { location: { search, hash }, document: root, URLSearchParams, CSSStyleSheet };
  runInNewContext(narrowRoomsHead(ROOMS), { ...globals, CSS: { escape: (id: string) => id } });
  const css = root.adoptedStyleSheets[0]?.css ?? '';
  return {
    css,
    answered: dataset.answered,
    panel: /data-panel="(.*?)"/.exec(css)?.[1],
    /** The kinds that stay visible. */
    kinds: [...css.matchAll(/data-sleeps="(\d+)"\]\[data-climate="(.*?)"/g)].map(
      ([, sleeps, climate]) => `${sleeps} ${climate}`,
    ),
  };
}

const answers = [
  ...['', '1', '2', '3', '4', '5', '6', '7', '05', '0', '100', '-1', 'many'],
].flatMap((guests) =>
  ['', 'ac', 'non-ac', 'fan', 'constructor'].map(
    (climate) => `?guests=${guests}&climate=${climate}`,
  ),
);

test.each(answers)('%s leaves the rooms that the page narrows to', (search) => {
  const asked = answersIn(search);
  const rooms = ROOMS.map(([id, sleeps, climate]) => ({ id, sleeps, climate }));
  const left = rooms.filter(fitting(rooms, asked));
  const { kinds, answered, panel } = ahead(search);
  const isAsked = asked.guests !== undefined || asked.climate !== undefined;
  expect(answered).toBe(isAsked ? (left.length > 0 ? 'some' : 'none') : undefined);
  if (!isAsked) return;
  expect(kinds).toEqual([...new Set(left.map(({ sleeps, climate }) => `${sleeps} ${climate}`))]);
  expect(panel).toBe(left.find(({ id }) => id)?.id);
});

test('the room that the address names is shown, if it is right', () => {
  expect(ahead('', '#Three_Fan')).toMatchObject({ panel: 'Three_Fan', kinds: [] });
  expect(ahead('?guests=2', '#Two_AC').panel).toBe('Two_AC');
  expect(ahead('?guests=2', '#Three_Fan').panel).toBe('Two_Fan');
  expect(ahead('', '#compare').css).toBe('');
  expect(ahead('', '').css).toBe('');
});
