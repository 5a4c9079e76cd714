import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { launchableInn } from '../../../tests/fixtures/launchable.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { launchContent } from './launch.ts';

const SAMPLE = join(import.meta.dirname, '../../../content');
const TODAY = new Date('2026-11-22T06:00:00Z');

/** What the check says of a folder, the errors apart from the warnings. */
async function launch(dir: string) {
  const { diagnostics } = await launchContent(dir, TODAY);
  return {
    errors: diagnostics.filter(isError),
    warnings: diagnostics.filter((one) => !isError(one)),
  };
}

let inn: Awaited<ReturnType<typeof launchableInn>>;
beforeAll(async () => {
  inn = await launchableInn();
});
afterAll(() => inn.remove());

const said = (found: Diagnostic[]) =>
  found.map(({ file, line, message }) => `${file}:${line} ${message}`);

/** What the check says after a change to one file, and no more than that. */
async function after(path: string, change: (text: string) => string) {
  const { undo } = inn.change(path, change);
  try {
    const { errors, warnings } = await launch(inn.dir);
    return { errors: said(errors), warnings: said(warnings) };
  } finally {
    undo();
  }
}

test('the sample is not ready, and each reason is named with its place and fix', async () => {
  const { errors, warnings } = await launch(SAMPLE);
  const text = said(errors).join('\n');
  for (const what of [
    /^inn\.yaml:\d+ A sample text: phone/m,
    /^inn\.yaml:\d+ A sample text: whatsapp/m,
    /^inn\.yaml:\d+ Sample figures: counters/m,
    /^testimonials\.yaml:\d+ A made-up guest: entry 1/m,
    /^nearby-places\.yaml:\d+ Sample figures: all of it/m,
    /photos\/public\/exterior-dusk-wide\.jpg came with this website/,
    /^inn\.yaml:\d+ Every page tells guests at its foot/m,
    /0000 0168” cannot be called/,
    /receives no mail/,
  ]) {
    expect(text).toMatch(what);
  }
  expect(said(warnings).join('\n')).toMatch(
    /No room has a price[\s\S]*instagram\.com.* leads nowhere/,
  );
  for (const { fix, file, line } of errors) {
    expect(fix).toMatch(/\.$/);
    expect(file && line).toBeTruthy();
  }
});

test('the second inn is ready', async () => {
  const { errors, warnings } = await launch(inn.dir);
  expect(said(errors)).toEqual([]);
  expect(said(warnings)).toEqual([]);
});

test.each([
  [
    'inn.yaml',
    'phone: "+91 82 4000 0247"',
    'phone: "+91 82 4000 02470"',
    /too long: .* this one has 11\./,
  ],
  ['inn.yaml', 'phone: "+91 82 4000 0247"', 'phone: "+91 80 0000 0168"', /begins with 0/],
  ['inn.yaml', 'phone: "+91 82 4000 0247"', 'phone: "+91 99999 99999"', /looks made up/],
  ['inn.yaml', 'email: desk@kadalamane.in', 'email: a@b.example', /receives no mail/],
  ['inn.yaml', 'payment:', '# SAMPLE: ask\npayment:', /A sample text: payment.*“ask”/],
  [
    'inn.yaml',
    'credits: Drawn',
    'credits: Computer renders, drawn',
    /photographs are computer rend/,
  ],
  ['inn.yaml', 'credits:', 'sampleNotice: A sample.\ncredits:', /tells guests at its foot/],
  ['rooms/Attic.yaml', 'price: 1200', 'price: 1200 # SAMPLE', /Sample figures: price\./],
  ['testimonials.yaml', '- name: Thomas', '# SAMPLE\n- name: Thomas', /A made-up guest: entry 2/],
  ['rooms/Attic.yaml', 'wifi: true', 'wifi: yes', /^rooms\/Attic\.yaml:\d+ “yes” cannot be used/],
])('%s with %s as %s is an error', async (path, old, fresh, message) => {
  const { errors, warnings } = await after(path, swap(old, fresh));
  expect(errors).toEqual([expect.stringMatching(message)]);
  expect(warnings).toEqual([]);
});

test.each([
  ['inn.yaml', 'email:', 'whatsapp: "+91 44 2345 6789"\nemail:', /is a landline/],
  ['nearby-places.yaml', 'checkedOn: "2026-08-15"', 'checkedOn: "2026-05-21"', /six months ago/],
  ['nearby-places.yaml', 'checkedOn: "2026-08-15"\n', '', /No day says/],
  ['inn.yaml', 'com/kadalamane.in', 'com/kadalamane.example', /leads nowhere/],
  [
    'rooms/Attic.yaml',
    'alt: Harbour lights through a skylight.',
    'alt: IMG 20',
    /tells people who/,
  ],
])('%s with %s as %s is worth a look', async (path, old, fresh, message) => {
  const { errors, warnings } = await after(path, swap(old, fresh));
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(message)]);
});

test('checked distances are good for six months', async () => {
  const { warnings } = await after('nearby-places.yaml', swap('2026-08-15', '2026-05-23'));
  expect(warnings).toEqual([]);
});

test('a photograph of the sample is found in any place and under any name', async () => {
  const photo = join(inn.dir, 'photos/house/well.jpg');
  const own = readFileSync(photo);
  cpSync(join(SAMPLE, 'photos/public/reception.jpg'), photo);
  try {
    const { errors } = await launch(inn.dir);
    expect(said(errors)).toEqual([
      expect.stringMatching(/photos\/house\/well\.jpg came with this website/),
    ]);
  } finally {
    writeFileSync(photo, own);
  }
});

test('an inn without prices gets a warning', async () => {
  const undone = ['Attic', 'Well_Side_Room', 'Jackfruit_Tree_Family_Suite_with_Verandah'].map(
    (id) => inn.change(`rooms/${id}.yaml`, (text) => text.replace(/^price:.*\n/m, '')),
  );
  const { errors, warnings } = await launch(inn.dir);
  for (const { undo } of undone) undo();
  expect(errors).toEqual([]);
  expect(said(warnings)).toEqual([expect.stringMatching(/No room has a price/)]);
});
