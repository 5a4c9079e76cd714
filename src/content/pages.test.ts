import { expect, test } from 'vitest';
import * as z from 'zod';
import { neededFiles } from './files.ts';
import { allPages, pageAt, pageIds } from './pages.ts';

/** The specification, section 2. */
const MENU = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Rooms', '/rooms'],
  ['Facilities', '/facilities'],
  ['Gallery', '/gallery'],
  ['Contact Us', '/contact'],
];
const QUICK = ['/', '/about', '/gallery', '/contact'];

test('the menu has the specification’s six pages in its order, the footer its four', () => {
  const linked = (place: 'menu' | 'quick') =>
    pageIds.map(pageAt).filter(({ links }) => links?.includes(place));
  const menu = linked('menu').map(({ label, path }) => [label, path]);
  expect(menu.filter(([, path]) => MENU.some(([, one]) => one === path))).toEqual(MENU);
  expect(linked('quick').map(({ path }) => path)).toEqual(expect.arrayContaining(QUICK));
});

test('the required pages are those of the specification and those that the site itself links to', () => {
  expect(neededFiles.filter((path) => path.startsWith('pages/')).sort()).toEqual(
    [
      ...['home', 'about', 'rooms', 'facilities', 'gallery', 'contact'],
      ...['privacy', 'not-found', 'failure', 'sent', 'not-sent'],
    ]
      .map((id) => `pages/${id}.yaml`)
      .sort(),
  );
});

test('no two pages share an address', () => {
  const paths = allPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(pageIds)('%s says how a tab, a search engine and a link name it', (id) => {
  const { head, schema } = pageAt(id);
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const named = ['title', 'description', 'heading'].every((field) => fields.includes(field));
  expect(named || head !== undefined).toBe(true);
});
