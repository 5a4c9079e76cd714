/** Whatever valid content an owner writes, nothing of the sample remains on the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../lib/files.ts';
import { drawingColours, OWN_COLOURS } from '../../src/colours/palette.ts';
import type { GoodToKnow } from '../../src/content/schema/goodToKnow.ts';
import type { Inn } from '../../src/content/schema/inn.ts';
import { iconPaths } from '../../src/icons/paths.ts';
import { languages } from '../../src/site/languages.ts';
import { contentWords, interfaceWords, textOf, wordsIn } from './support/said.ts';
import { SECOND_INN, SECOND_ORIGIN } from './support/secondInn.ts';

const { content, dist } = SECOND_INN;
const SAMPLE = join(import.meta.dirname, '../../content');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const yaml = (path: string) => parse(readFileSync(join(content, path), 'utf8'));
const files = listFiles(dist);
const htmlFiles = files.filter((path) => path.endsWith('.html'));
const pageAt = (path: string) => new DOMParser().parseFromString(read(path), 'text/html');
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const textsOf = (page: Document, parts: string) =>
  [...page.querySelectorAll(parts)].map(({ textContent }) => plain(textContent));
const inn: Inn = yaml('inn.yaml');

/** Words of the sample that no other inn would use. */
const known = new Set([...contentWords(content), ...interfaceWords()]);
const sampleWords = new Set([...contentWords(SAMPLE)].filter((word) => !known.has(word)));
// Words that schema.org, addresses of files, the default time zone and languages share with the sample.
const COMMON = new Set([
  ...'address asia device drawings google hotel https kolkata maps offers openstreetmap'.split(' '),
  ...['postal', 'website', ...Object.values(languages).map(({ name }) => name)],
]);
const leftovers = (text: string) =>
  [...new Set(wordsIn(text))].filter((word) => sampleWords.has(word) && !COMMON.has(word));
/** Sample names that must not appear even in code. */
const NAMES = ['copperpod', 'bengaluru', 'hosur', 'hongasandra', '560068', '0000 0168'];
const named = (text: string) => NAMES.filter((name) => text.toLowerCase().includes(name));

test('the sample inn has words to be left over', () => {
  expect(sampleWords.size).toBeGreaterThan(300);
  expect(leftovers('Copperpod Inn, Hosur Road, Bengaluru 560068')).toHaveLength(4);
});

test.each(htmlFiles)('%s says no word of the sample inn', (path) => {
  expect(leftovers(textOf(pageAt(path)))).toEqual([]);
});

test.each(['/llms.txt', '/site.webmanifest'])('%s says no word of the sample inn', (path) => {
  expect(leftovers(read(path).replace(/_/g, ' '))).toEqual([]);
});

test('no text, script or style names the sample inn', () => {
  const texts = files.filter((path) =>
    /\.(?:html|js|css|txt|xml|json|webmanifest)$|\/_\w+$/.test(path),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((path) => named(read(path)).length > 0)).toEqual([]);
});

test('every route of the specification is there, and a page for each room', () => {
  const routes = [
    'index',
    'about',
    'contact',
    'good-to-know',
    'gallery',
    'rooms',
    'facilities',
    'privacy',
  ];
  const rooms = ['Jackfruit_Tree_Family_Suite_with_Verandah', 'Well_Side_Room', 'Attic'];
  for (const page of [...routes, ...rooms]) expect(htmlFiles).toContain(`/${page}.html`);
  const english = htmlFiles.filter((path) => !path.startsWith('/hi/'));
  expect(english).toHaveLength(routes.length + rooms.length + 6);
});

test('without WhatsApp no page offers it', () => {
  for (const path of htmlFiles) {
    expect(read(path)).not.toContain('wa.me');
    expect(textOf(pageAt(path))).not.toContain('WhatsApp');
  }
});

test('the inn’s pages elsewhere are linked, and no other, each by its name or label', () => {
  const links = [...pageAt('/index.html').querySelectorAll('a[rel=me]')];
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(inn.social?.map(({ url }) => url)),
  );
  expect(new Set(links.map((link) => plain(link.textContent)))).toEqual(
    new Set(['Facebook', 'Tide and ferry times']),
  );
});

test('counters, prices, facilities and pictures are the second inn’s', () => {
  const home = textOf(pageAt('/index.html'));
  for (const text of ['1987', '6/7', 'from ₹4,200 a night, GST included', '₹1,850', '₹1,200']) {
    expect(plain(home)).toContain(text);
  }
  const facilities = textsOf(pageAt('/facilities.html'), 'main h2, main h3');
  for (const { serviceName } of yaml('facilities.yaml')) expect(facilities).toContain(serviceName);
  for (const { heading } of yaml('pages/facilities.yaml').groups) {
    expect(facilities).toContain(heading);
  }
  expect(pageAt('/sent.html').querySelector('path[pathLength]')).toBeNull();
  expect(pageAt('/gallery.html').querySelectorAll('main ul[data-sheet] > li')).toHaveLength(6);
});

test('places nearby stand under its own headings, in its own order', () => {
  expect(textsOf(pageAt('/index.html'), '[scope=rowgroup]')).toEqual([
    'Sea and boats',
    'Airport',
    'Railway',
    'Hospital',
  ]);
});

test('its prices are said alike in the list of rooms, in the table and to assistants', () => {
  const rooms = pageAt('/rooms.html');
  expect(textsOf(rooms, 'room-tabs small')).toContain('from ₹1,850 a night');
  expect(textsOf(rooms, 'table td')).toContain('from ₹1,850 a night');
  expect(plain(rooms.body.textContent)).toContain('Prices are per room, per night, GST included.');
  expect(textsOf(rooms, 'table td')).toContain('495 sq ft (46 m²)');
  expect(read('/llms.txt')).toContain('from ₹1,850 a night, GST included');
});

test('the questions of the rooms page are about its own rooms', () => {
  const links = [...pageAt('/rooms.html').querySelectorAll('room-questions a[data-ask=guests]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/rooms?guests=1#for-1',
    '/rooms?guests=2#for-2',
    '/rooms?guests=3#for-5',
    '/rooms?guests=4#for-5',
    '/rooms?guests=5#for-5',
    '/rooms?guests=6%2B#for-more',
  ]);
});

test('Kannada is kept as it was written', () => {
  expect(pageAt('/index.html').title).toContain('Kadala Mane');
  expect(textOf(pageAt('/Well_Side_Room.html'))).toContain('ಬಾವಿಕಟ್ಟೆ');
  expect(read('/llms.txt')).toContain('ತುಳು, ಕನ್ನಡ');
});

test('search engines are told the second inn’s address, place and price', () => {
  const things = [...pageAt('/Attic.html').querySelectorAll('script[type*=json]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  const home = read('/index.html');
  expect(home).toContain('"postalCode":"575010"');
  expect(home).toContain('"addressLocality":"Mangaluru"');
  expect(home).toContain(`"latitude":${inn.location.latitude}`);
  expect(JSON.stringify(things)).toContain('1200');
});

test('canonical addresses and the sitemap begin with its own origin', () => {
  expect(read('/sitemap.xml')).toContain(`<loc>${SECOND_ORIGIN}/Attic</loc>`);
  for (const path of htmlFiles) {
    const canonical = pageAt(path).querySelector('link[rel=canonical]')?.getAttribute('href');
    if (canonical) expect(canonical.startsWith(`${SECOND_ORIGIN}/`)).toBe(true);
  }
});

test('no map of another town is drawn', () => {
  const contact = pageAt('/contact.html');
  expect(contact.querySelector('main svg text')).toBeNull();
  const maps = [...contact.querySelectorAll('main a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(maps.some((href) => decodeURIComponent(href).includes('Tannirbhavi'))).toBe(true);
});

test('its own questions are asked and answered, without WhatsApp and without ways here', () => {
  const page = pageAt('/good-to-know.html');
  const { groups } = yaml('good-to-know.yaml') as GoodToKnow;
  const requested = groups.flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(textsOf(page, 'main details h3')).toEqual(requested);
  const letters = [...page.querySelectorAll('details a[href^="mailto:"]')];
  expect(letters.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    expect.stringContaining('ಅಲೆಗಳು ಯಾವಾಗ ದೊಡ್ಡವು?'),
  ]);
  expect(page.querySelector('#getting-here')).toBeNull();
  const linked = htmlFiles.filter((path) => /drivers-card|#getting-here/.test(read(path)));
  expect(linked).toEqual([]);
});

test('share pictures are drawn for every page', () => {
  for (const name of ['home', 'Attic', 'gallery', 'Well_Side_Room']) {
    expect(files).toContain(`/share/${name}.jpg`);
  }
});

test('an address of its earlier website leads to a page of today', () => {
  expect(read('/_redirects')).toContain('/house-rules.html /about 301\n');
});

test('an icon that the sample has no use for is drawn, and only where it is named', () => {
  const bicycle = iconPaths('bicycle');
  expect(read('/facilities.html')).toContain(bicycle);
  expect(read('/gallery.html')).not.toContain(bicycle);
});

test('all is in its own colours: pages, the browser’s frame, icons', () => {
  const deep = drawingColours(inn.colours).deep;
  const page = pageAt('/index.html');
  expect(page.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(deep);
  expect(JSON.parse(read('/site.webmanifest')).theme_color).toBe(deep);
  expect(read('/favicon.svg')).toContain(deep);
  expect(read('/index.html')).toContain(inn.colours?.ink);
  const own = [...Object.values(OWN_COLOURS), drawingColours().deep];
  const texts = files.filter((path) => /\.(?:html|js|css|svg|webmanifest)$/.test(path));
  const workspace = texts.filter((path) => own.some((colour) => read(path).includes(colour)));
  expect(workspace).toEqual([]);
});

test('its own words stand on its links, and in what scripts say', () => {
  const home = textsOf(pageAt('/index.html'), 'a');
  expect(home).toContain('More of the house');
  expect(home).toContain('Pictures');
  expect(home).not.toContain('Explore More');
  const scripts = files
    .filter((path) => path.endsWith('.js'))
    .map(read)
    .join('\n');
  // The inn's own words are assigned after the defaults, so they are what is said.
  const [own, ours] = ['The boat is on its way.', 'One moment, please.'];
  expect(scripts.lastIndexOf(own)).toBeGreaterThan(scripts.lastIndexOf(ours));
  expect(scripts).toContain('A copy from before the boat left');
});

test('an inn whose rooms all have a price says nothing in place of one', () => {
  expect(inn.priceOnRequest).toContain('Ask what it costs');
  expect(htmlFiles.filter((path) => read(path).includes('Ask what it costs'))).toEqual([]);
});
