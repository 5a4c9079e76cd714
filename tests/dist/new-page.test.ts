/** A page added as CONTRIBUTING.md says: the larger inn is built with it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Diagnostic, isError } from '../../src/content/diagnostics/diagnostic.ts';
import { copyProject, type ProjectCopy } from '../support/copy.ts';
import { LARGER_INN as dist, LARGER_CONTENT } from './support/largerInn.ts';
import { addPage, NEW_PAGE } from './support/newPage.ts';

const { route, path, name } = NEW_PAGE;
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const pageAt = (file: string) => new DOMParser().parseFromString(read(file), 'text/html');

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({ pictures: 'none' });
  addPage(copy.folder);
});
afterAll(() => copy.remove());

/** What a module of the changed project says. */
const ask = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(JSON.stringify(await (${expression})));`],
      { cwd: copy.folder, encoding: 'utf8' },
    ),
  );

test('the page has its words, and a share picture of its own', () => {
  const page = pageAt(`${route}.html`);
  expect(page.querySelector('h1')?.textContent).toBe(name);
  expect(page.querySelector('main h2')?.textContent).toMatch(/^Tell us the day/);
  const share = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(new URL(share ?? '').pathname).toBe(`/share${route}.jpg`);
  expect(existsSync(join(dist, `share${route}.jpg`))).toBe(true);
});

test('menu and footer of every page lead to it, in the order of the list', () => {
  const links = (label: string) =>
    [...pageAt('about.html').querySelectorAll(`nav[${label}] li a`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  expect(links('aria-label="Main"').slice(-2)).toEqual([
    ['Contact Us', '/contact'],
    [name, route],
  ]);
  expect(links('aria-labelledby="footer-links"').at(-1)).toEqual([name, route]);
});

test('search engines and assistants find it', () => {
  expect(read('sitemap.xml')).toContain(`${route}</loc>`);
  expect(read('llms.txt')).toContain(`[${name}](`);
});

test('the editor offers it, also to an inn that has none so far', () => {
  const known = `import('./src/content/files.ts').then(({ knownFile, optionalFiles }) => ({
    ...knownFile('${path}'), schema: undefined, isOptional: optionalFiles.includes('${path}') }))`;
  expect(ask(known)).toEqual({
    ...{ path, required: false, isOptional: true, group: 'pages', preview: route },
  });
  expect(
    ask(`import('./editor/server/documents/titles.ts').then(({ titleOf }) => titleOf('${path}'))`),
  ).toBe(name);
});

test('an inn without its file has no such address, and nothing amiss; words that miss some are told', () => {
  const check = `import('./src/content/diagnostics/check.ts').then(({ checkContent }) =>
    [null, 'title: Weddings'].map((words) =>
      checkContent(${JSON.stringify(LARGER_CONTENT)}, new Map([['${path}', words]]))))
    .then((both) => Promise.all(both))`;
  const [without, unfinished] = ask(check) as Diagnostic[][];
  expect(without?.filter((one) => isError(one) || one.file === path)).toEqual([]);
  expect(unfinished).toContainEqual(expect.objectContaining({ field: 'heading' }));
  const own = `import('./src/content/files.ts').then(({ ownAddresses }) =>
    [['inn.yaml'], ['${path}']].map((paths) => ownAddresses(paths).has('${route}')))`;
  expect(ask(own)).toEqual([false, true]);
});
