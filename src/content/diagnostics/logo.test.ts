import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M5 5h80v20H5z" fill="${colour}"/></svg>`,
  );
const named = (file: string) => ({ 'inn.yaml': swap('logoAlt:', `logo: ${file}\nlogoAlt:`) });
const png = (height: number) =>
  sharp({ create: { width: 200, height, channels: 4, background: '#ffffffff' } })
    .png()
    .toBuffer();

test('a pale drawing passes, as SVG and as PNG', async () => {
  const svg = { 'photos/house/logo.svg': drawing('#faf5ea') };
  expect(await diagnosticsAfter({ ...named('house/logo.svg'), ...svg })).toEqual([]);
  const flat = { 'photos/logo.png': await png(96) };
  expect(await diagnosticsAfter({ ...named('logo.png'), ...flat })).toEqual([]);
});

test('a missing file gets the most similar name as a suggestion', async () => {
  const changes = { ...named('loog.svg'), 'photos/logo.svg': drawing('#faf5ea') };
  expect(await diagnosticsAfter(changes)).toContainEqual(
    expect.objectContaining({ severity: 'error', field: 'logo', fix: 'Did you mean “logo.svg”?' }),
  );
});

test('a dark drawing gives a warning: it cannot be seen on the header', async () => {
  const changes = { ...named('logo.svg'), 'photos/logo.svg': drawing('#1a2a20') };
  expect(await diagnosticsAfter(changes)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/hardly be seen on the dark header: 1\.\d to 1/),
    }),
  ]);
});

test('a small picture gives a warning; a file that is not a drawing is refused', async () => {
  const small = { ...named('logo.png'), 'photos/logo.png': await png(40) };
  expect(await diagnosticsAfter(small)).toMatchObject([{ severity: 'warning', field: 'logo' }]);
  const broken = { ...named('logo.svg'), 'photos/logo.svg': Buffer.from('a letter') };
  expect(await diagnosticsAfter(broken)).toMatchObject([{ severity: 'error', field: 'logo' }]);
  expect(await diagnosticsAfter(named('logo.gif'))).toMatchObject([
    { severity: 'error', hint: expect.stringContaining('such as logo.svg') },
  ]);
});
