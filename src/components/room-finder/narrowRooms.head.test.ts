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
function runHeadScript(search: string, hash = '', hasQuestions = true) {
  const dataset: { answered?: string } = {};
  const root = { documentElement: { dataset }, adoptedStyleSheets: [] as { css: string }[] };
  class CSSStyleSheet {
    css = '';
    replaceSync(css: string) {
      this.css = css;
    }
  }
  const globals = { location: { search, hash }, document: root, URLSearchParams, CSSStyleSheet };
  runInNewContext(narrowRoomsHead(ROOMS, hasQuestions), {
    ...globals,
    CSS: { escape: (id: string) => id },
  });
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
  ...[
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '05',
    '5%2B',
    '6+',
    '7%2B',
    '0',
    '0+',
    '100',
    '-1',
    'many',
  ],
].flatMap((guests) =>
  ['', 'ac', 'non-ac', 'fan', 'constructor'].map(
    (climate) => `?guests=${guests}&climate=${climate}`,
  ),
);

test.each(answers)('%s leaves the rooms that the page’s filter leaves', (search) => {
  const answers = answersIn(search);
  const rooms = ROOMS.map(([id, sleeps, climate]) => ({ id, sleeps, climate }));
  const fits = rooms.filter(fitting(rooms, answers));
  const { kinds, answered, panel } = runHeadScript(search);
  const isAnswered = answers.guests !== undefined || answers.climate !== undefined;
  expect(answered).toBe(isAnswered ? (fits.length > 0 ? 'some' : 'none') : undefined);
  if (!isAnswered) return;
  expect(kinds).toEqual([...new Set(fits.map(({ sleeps, climate }) => `${sleeps} ${climate}`))]);
  expect(panel).toBe(fits.find(({ id }) => id)?.id);
});

test('the room in the address is shown, if it matches the answers', () => {
  expect(runHeadScript('', '#Three_Fan')).toMatchObject({ panel: 'Three_Fan', kinds: [] });
  expect(runHeadScript('?guests=2', '#Two_AC').panel).toBe('Two_AC');
  expect(runHeadScript('?guests=2', '#Three_Fan').panel).toBe('Two_Fan');
  expect(runHeadScript('', '#compare').css).toBe('');
  expect(runHeadScript('', '').css).toBe('');
});

test('a page without the questions ignores answers in its address, but shows the named room', () => {
  expect(runHeadScript('?guests=9&climate=ac', '', false)).toMatchObject({ css: '', kinds: [] });
  expect(runHeadScript('?guests=9', '', false).answered).toBeUndefined();
  const named = runHeadScript('?guests=9', '#Three_Fan', false);
  expect(named).toMatchObject({ panel: 'Three_Fan', kinds: [], answered: undefined });
});
