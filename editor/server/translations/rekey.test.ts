import { expect, test } from 'vitest';
import { rekeyed, rewrittenBy } from './rekey.ts';

const PLACE = 'pages/about.yaml heading';
const entry = { en: 'Come in!', kn: 'ಒಳಗೆ ಬನ್ನಿ!', hi: 'आइए!' };
const rewritten = [{ place: PLACE, from: 'Come in!', to: 'Come in.' }];

test('a rewritten sentence keeps its translations, which are not used until confirmed', () => {
  expect(rekeyed([entry], rewritten, [])).toEqual([
    { en: 'Come in.', was: 'Come in!', kn: 'ಒಳಗೆ ಬನ್ನಿ!', hi: 'आइए!' },
  ]);
});

test('rewritten twice, it still names the English that was translated; changed back, all is right again', () => {
  const [once] = rekeyed([entry], rewritten, []);
  if (!once) throw new Error('no entry');
  const again = [{ place: PLACE, from: 'Come in.', to: 'Do come in.' }];
  expect(rekeyed([{ ...once, still: ['kn'] }], again, [])).toEqual([
    { ...entry, en: 'Do come in.', was: 'Come in!' },
  ]);
  const back = [{ place: PLACE, from: 'Come in.', to: 'Come in!' }];
  expect(rekeyed([once], back, [])).toEqual([entry]);
});

test('a sentence that is also used elsewhere keeps its translation there', () => {
  const left = [{ typed: 'Come in!', place: 'pages/home.yaml promo heading' }];
  expect(rekeyed([entry], rewritten, left)).toEqual([
    entry,
    { ...entry, en: 'Come in.', was: 'Come in!' },
  ]);
});

test('a translation for one place moves separately, and an existing one stays', () => {
  const own = { ...entry, in: PLACE };
  expect(rekeyed([entry, own], rewritten, [{ typed: 'Come in!', place: 'elsewhere' }])).toEqual([
    entry,
    { ...own, en: 'Come in.', was: 'Come in!' },
  ]);
  const there = { en: 'Come in.', kn: 'ಬನ್ನಿ.' };
  expect(rekeyed([entry, there], rewritten, [])).toEqual([entry, there]);
});

test('only sentences rewritten in place count', () => {
  const data = { heading: 'Come in!', intro: 'All of us are here.' };
  expect(
    rewrittenBy('pages/about.yaml', data, [
      { op: 'set', at: ['heading'], value: 'Come in.' },
      { op: 'unset', at: ['intro'] },
    ]),
  ).toEqual(rewritten);
  const list = [{ serviceName: 'Water' }];
  expect(
    rewrittenBy('facilities.yaml', list, [
      { op: 'add', at: [], index: 0, value: { serviceName: 'Parking' } },
      { op: 'set', at: [1, 'serviceName'], value: 'Hot water' },
    ]),
  ).toEqual([{ place: 'facilities.yaml serviceName', from: 'Water', to: 'Hot water' }]);
});
