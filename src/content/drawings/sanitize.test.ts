import { expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize.ts';

const SHAPE = '<path d="M2 2h20v20H2z" fill="#fff"/>';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" ${attributes}>${inside}</svg>`;

/** All that could act or ask for something elsewhere. */
const HARM =
  /script|\son\w+=|javascript|foreignObject|<a\b|animate|<set|https?:(?!\/\/www\.w3\.org)|@import|evil|iframe|\.svg|file:|<\?|<!/i;

test.each([
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`)],
  [
    'a script of another name space',
    svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>${SHAPE}`),
  ],
  ['a script from elsewhere', svg(`<script href="https://evil.example/a.js"/>${SHAPE}`)],
  ['an event on the drawing', svg(SHAPE, 'onload="alert(1)"')],
  ['an event in odd letters', svg(`<g ONCLICK="alert(1)" onFocusIn="alert(2)">${SHAPE}</g>`)],
  ['an event nobody has heard of', svg(`<g onbegin="alert(1)" onwhatever="alert(2)">${SHAPE}</g>`)],
  ['a link that runs', svg(`<a xlink:href="javascript:alert(1)">${SHAPE}</a>`)],
  ['a link that leads away', svg(`<a href="https://evil.example">${SHAPE}</a>`)],
  [
    'a whole page',
    svg(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="https://evil.example"/></body></foreignObject>${SHAPE}`,
    ),
  ],
  [
    'an attribute that is set later',
    svg(
      `<use id="u" href="#a"/><set href="#u" attributeName="href" to="https://evil.example/a.svg#x"/>${SHAPE}`,
    ),
  ],
  [
    'an animation',
    svg(`<g><animate attributeName="xlink:href" values="javascript:alert(1)"/>${SHAPE}</g>`),
  ],
  [
    'a picture from elsewhere',
    svg(`<image href="https://evil.example/me.png" width="9" height="9"/>${SHAPE}`),
  ],
  [
    'a file of this machine',
    svg(`<image xlink:href="file:///etc/passwd" width="9" height="9"/>${SHAPE}`),
  ],
  [
    'a drawing in a drawing',
    svg(`<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>${SHAPE}`),
  ],
  ['a part of another file', svg(`<use xlink:href="evil.svg#part"/>${SHAPE}`)],
  [
    'a filter’s picture',
    svg(
      `<filter id="f"><feImage href="https://evil.example/a.png"/></filter><g filter="url(#f)">${SHAPE}</g>`,
    ),
  ],
  [
    'a style sheet from elsewhere',
    svg(`<style>@import "https://evil.example/a.css";</style>${SHAPE}`),
  ],
  [
    'a style sheet in CDATA',
    svg(`<style><![CDATA[path{fill:url(https://evil.example/#a)}]]></style>${SHAPE}`),
  ],
  [
    'a style that hides what it asks for',
    svg(`<g style="fill:\\75rl(https://evil.example/)">${SHAPE}</g>`),
  ],
  [
    'a filling from elsewhere',
    svg(`<path d="M0 0h9v9z" fill="url('https://evil.example/a.svg#b')"/>${SHAPE}`),
  ],
  [
    'a style sheet of the file',
    `<?xml-stylesheet href="https://evil.example/a.css"?>${svg(SHAPE)}`,
  ],
])('%s is left out, the shape stays', (_, source) => {
  const made = sanitizeSvg(source);
  expect(made.kind).toBe('drawing');
  const drawn = made.kind === 'drawing' ? made.svg : '';
  expect(drawn.replace(/xmlns(?::xlink)?="[^"]+"/g, '')).not.toMatch(HARM);
  expect(drawn).toContain('#fff');
});

test('the result distinguishes removed scripts from removed links', () => {
  const found = (inside: string) => sanitizeSvg(svg(inside + SHAPE));
  expect(found('')).toMatchObject({ hadScripts: false, hadLinks: false, hasLetters: false });
  expect(found('<script/>')).toMatchObject({ hadScripts: true, hadLinks: false });
  expect(found('<image href="https://a.example/b.png" width="1" height="1"/>')).toMatchObject({
    hadScripts: false,
    hadLinks: true,
  });
  expect(found('<text y="9">Inn</text>')).toMatchObject({ hasLetters: true });
  // Drawing programs' private data is removed without a message.
  const own =
    '<metadata>x</metadata><i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:zoom="2"/>';
  expect(found(own)).toMatchObject({ hadScripts: false, hadLinks: false });
});

test('gradients, classes, reused parts and embedded pictures are kept', () => {
  const made = sanitizeSvg(
    svg(
      `<style>.a{fill:url(#g)}.b{stroke:#abc}</style><defs><linearGradient id="g"><stop stop-color="#123456"/><stop offset="1"/></linearGradient><circle id="c" r="2"/></defs><path class="a" d="M0 0h9v9z"/><path class="a b" d="M9 9h9v9z"/><use href="#c" x="3"/><use xlink:href="#c" x="9"/><image href="data:image/png;base64,iVBORw0KGgo=" width="4" height="4"/>`,
    ),
  );
  const drawn = made.kind === 'drawing' ? made.svg : '';
  for (const part of ['#123456', 'url(#', '#abc', '<use', 'data:image/png;base64,iVBORw0KGgo=']) {
    expect(drawn).toContain(part);
  }
  expect(made).toMatchObject({ hadScripts: false, hadLinks: false });
});

test('a drawing with only a width and a height becomes scalable', () => {
  const made = sanitizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90px" height="30">${SHAPE}</svg>`,
  );
  expect(made.kind === 'drawing' && made.svg).toContain('viewBox="0 0 90 30"');
});

test.each([
  [
    'names that grow without end',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
    'entities',
  ],
  [
    'a file of this machine by a name',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'entities',
  ],
  ['no drawing', 'a letter', 'damaged'],
  ['half a drawing', svg(SHAPE).slice(0, -9), 'damaged'],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body>hello</body></html>', 'damaged'],
  ['nothing drawn', svg(''), 'empty'],
  ['a script and nothing else', svg('<script>alert(1)</script>'), 'empty'],
] as const)('%s is refused', (_, source, why) => {
  expect(sanitizeSvg(source)).toEqual({ kind: 'refused', why });
});
