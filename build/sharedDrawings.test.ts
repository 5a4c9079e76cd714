import { expect, test } from 'vitest';
import { DRAWINGS, SharedDrawings } from './sharedDrawings.ts';

const icon = (path: string) =>
  `<svg class="i" viewBox="0 0 256 256"><path d="${path}"></path></svg>`;
const use = (id: string) =>
  `<svg class="i" viewBox="0 0 256 256"><use href="${DRAWINGS}#${id}"/></svg>`;
const plan =
  '<svg viewBox="0 0 9 9"><g id="p1"><path id="p1-0" d="M1 1"/><use href="#p1-0" x="4"/></g></svg>';
const small = (href: string) => `<svg class="small"><use href="${href}"></use></svg>`;
const map = '<svg class="map"><path class="road" d="M5 5"></path></svg>';

/** Random letters, which no compression shortens: such a page exceeds the first window. */
let seed = 1;
const letters = (length: number) =>
  Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  })
    .join('')
    .replaceAll(/[<>"&]/g, '');
const long = letters(18_700);

const page = (above: string, below: string, bar: string, filler = long) =>
  `<body><main>${above}<img fetchPriority="high" src="/a.jpeg">${below}</main><footer></footer>${bar}<p>${filler}</p></body>`;

test('drawings below the first photograph move to a file, each once; those above stay', () => {
  const drawings = new SharedDrawings();
  const [bed, wifi, phone] = [icon('M1 2'), icon('M3 4'), icon('M5 6')];
  expect(drawings.withoutDrawings(page(bed, bed + wifi + wifi, phone))).toBe(
    page(bed, use('d0') + use('d1') + use('d1'), phone),
  );
  expect(drawings.withoutDrawings(page('', wifi, ''))).toBe(page('', use('d1'), ''));
  expect(drawings.file()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="d0"><path d="M1 2"></path></g><g id="d1"><path d="M3 4"></path></g></svg>',
  );
});

test('a plan’s small copies refer to the file too, and its parts to each other', () => {
  const drawings = new SharedDrawings();
  const html = drawings.withoutDrawings(page(small('#p1'), plan, ''));
  expect(html).toContain(small(`${DRAWINGS}#d0p1`));
  expect(drawings.file()).toContain(
    '<g id="d0"><g id="d0p1"><path id="d0p1-0" d="M1 1"/><use href="#d0p1-0" x="4"/></g></g>',
  );
});

test('a drawing that the page’s styles apply to stays', () => {
  const drawings = new SharedDrawings();
  expect(drawings.withoutDrawings(page('', map, ''))).toBe(page('', map, ''));
  expect(drawings.file()).toBeUndefined();
});

test('a page that exceeds the first window even without its drawings keeps them', () => {
  const tooLong = page('', icon('M1 2'), '', long + letters(2000));
  const drawings = new SharedDrawings();
  expect(drawings.withoutDrawings(tooLong)).toBe(tooLong);
  expect(drawings.file()).toBeUndefined();
});

test('a page that fits the first window keeps its drawings', () => {
  const short = page('', icon('M1 2'), '', 'short');
  expect(new SharedDrawings().withoutDrawings(short)).toBe(short);
});
