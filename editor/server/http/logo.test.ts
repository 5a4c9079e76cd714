import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { LogoReport, UploadedLogo } from '../../model/photos.ts';

let editor: TestEditor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());

const SHAPE = '<path fill="#fff" d="M2 2h20v20H2z"/>';
const svg = (inside: string, width = 24) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24">${inside}</svg>`;

const send = (bytes: string | Uint8Array, name: string, type = 'image/svg+xml') =>
  editor.ask(`/api/logo?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(bytes)),
    headers: { 'Content-Type': type },
  });
const taken = async (bytes: string | Uint8Array, name: string) => {
  const answer = await send(bytes, name);
  expect(answer.status).toBe(200);
  return (await answer.json()) as UploadedLogo;
};
const workspace = (logo: string) => readFileSync(join(editor.content, 'photos', logo));

test('a logo is stored among the photographs, and never overwrites one', async () => {
  expect(await taken(svg(SHAPE), 'Our Logo (final).svg')).toEqual({
    logo: 'our-logo-final.svg',
    warnings: [],
  });
  expect((await taken(svg(SHAPE, 30), 'Our Logo (final).svg')).logo).toBe('our-logo-final-2.svg');
  expect((await taken(svg(SHAPE), '../../ಲೋಗೋ.svg')).logo).toBe('logo.svg');
  expect(workspace('logo.svg').toString()).toBe(svg(SHAPE));
});

test.each([
  [
    'a script',
    '<script>fetch("https://evil.example")</script>',
    /could run on your guests’ devices/,
  ],
  [
    'an event',
    '<g onclick="alert(1)"><path d="M0 0h9v9z"/></g>',
    /could run on your guests’ devices/,
  ],
  [
    'a whole page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    /could run on your guests’ devices/,
  ],
  [
    'a picture from elsewhere',
    '<image href="https://evil.example/a.png" width="9" height="9"/>',
    /from another website/,
  ],
  [
    'a style sheet from elsewhere',
    '<style>@import url(https://evil.example/a.css);</style>',
    /from another website/,
  ],
])('%s in it is left out, and said', async (_, harm, said) => {
  const { logo, warnings } = await taken(svg(harm + SHAPE), 'harm.svg');
  expect(warnings).toEqual([expect.stringMatching(said)]);
  expect(workspace(logo).toString()).not.toMatch(/script|on\w+=|foreign|evil|import/i);
  expect(workspace(logo).toString()).toContain('M2 2h20v20H2z');
});

test('text in a logo gives a warning', async () => {
  const { warnings } = await taken(svg(`<text y="20">Inn</text>${SHAPE}`), 'letters.svg');
  expect(warnings).toEqual([expect.stringContaining('outlines')]);
});

test('a PNG is encoded again: no larger than needed, and without metadata', async () => {
  const picture = { width: 3000, height: 1000, channels: 4, background: '#ffffff80' } as const;
  const png = await sharp({ create: picture })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .png()
    .toBuffer();
  const { logo } = await taken(png, 'logo.PNG');
  expect(logo).toBe('logo.png');
  const { width, height, hasAlpha, exif } = await sharp(workspace(logo)).metadata();
  expect({ width, height, hasAlpha, exif }).toEqual({ width: 1200, height: 400, hasAlpha: true });
});

test.each([
  ['a letter', 'hello', /not a drawing/],
  ['nothing', '', /not a drawing/],
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /not a drawing/],
  ['a drawing that is cut off', svg(SHAPE).slice(0, -9), /damaged/],
  ['a PNG that is cut off', Buffer.from('\x89PNG\r\n\x1a\nhello', 'latin1'), /damaged/],
  ['names that grow without end', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`, /not safe/],
  ['an empty drawing', svg('<g/>'), /Nothing is drawn/],
  ['an invisible one', svg('<path d="M0 0h9v9z" fill-opacity="0"/>'), /Nothing is drawn/],
  ['a book', svg(`${SHAPE}<!--${'x'.repeat(1_100_000)}-->`), /megabyte/],
])('%s is refused in a sentence, and nothing is written', async (_, bytes, said) => {
  const before = readdirSync(join(editor.content, 'photos'));
  const rejected = await send(bytes, 'x.svg');
  expect(rejected.status).toBeGreaterThanOrEqual(413);
  expect((await rejected.json()).error).toMatch(said);
  expect(readdirSync(join(editor.content, 'photos'))).toEqual(before);
});

test('what another site’s form can send is not accepted', async () => {
  expect((await send(svg(SHAPE), 'x.svg', 'text/plain')).status).toBe(403);
  expect((await send(svg(SHAPE), 'x.svg', 'multipart/form-data')).status).toBe(403);
});

test('it is shown as pixels, never as a drawing that could run', async () => {
  writeFileSync(join(editor.content, 'photos/by-hand.svg'), svg(`<script>1</script>${SHAPE}`));
  for (const query of ['w=400', 'as=icon']) {
    const shown = await editor.ask(`/api/photo/by-hand.svg?${query}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp');
  }
});

test('its report covers dark and pale backgrounds and a small square', async () => {
  const about = async (drawing: string) => {
    const { logo } = await taken(drawing, 'about.svg');
    return editor.get<LogoReport>(`/api/logo?logo=${logo}`);
  };
  const pale = await about(svg(SHAPE));
  expect(pale.dark).toBeGreaterThan(7);
  expect(pale.light).toBeLessThan(1.5);
  expect(pale.warnings).toEqual([]);
  const dark = await about(svg(SHAPE.replace('#fff', '#111')));
  expect(dark.dark).toBeLessThan(3);
  expect((await about(svg('<path fill="#fff" d="M0 0h24v24H0z"/>'))).warnings).toEqual([
    expect.stringContaining('background of its own'),
  ]);
  expect((await about(svg('<path fill="#fff" d="M2 2h180v20H2z"/>', 200))).warnings).toEqual([
    expect.stringContaining('the tab shows S,'),
  ]);
});

test('only drawings of this inn are reported on or shown', async () => {
  writeFileSync(join(editor.content, '../secret.svg'), svg(SHAPE));
  symlinkSync(join(editor.content, '../secret.svg'), join(editor.content, 'photos/linked.svg'));
  symlinkSync(join(editor.content, '..'), join(editor.content, 'photos/away'));
  for (const logo of [
    'linked.svg',
    'away/secret.svg',
    '../secret.svg',
    '%2e%2e%2fsecret.svg',
    'none.svg',
    '../inn.yaml',
    '',
  ]) {
    expect((await editor.ask(`/api/logo?logo=${logo}`)).status, logo).toBe(404);
    expect((await editor.ask(`/api/photo/${logo}?as=icon`)).status, logo).toBe(404);
  }
});
