import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { inn } from '../../../tests/fixtures/smallSite.ts';
import { gettingHere } from '../../content/gettingHereSchema.ts';
import { driverLanguages, journeyLines, journeysView, mapLinks } from './gettingHere.ts';

const here = gettingHere.parse(parse(smallInn['getting-here.yaml'] ?? ''));

test('a way says how long, for how much and what to mind, and a walk that it costs nothing', () => {
  const [journey] = journeysView(here, inn);
  expect(journey?.ways).toEqual([
    { by: 'On foot', time: 'about 8\u00a0min', fare: 'no fare', more: ['West side.'] },
    { by: 'Auto', time: 'about 3\u00a0min', fare: 'about ₹\u00a01,300', more: ['By 11.'] },
  ]);
});

test('a fare that nobody knows is not said', () => {
  const [first] = here.journeys;
  const ways = [{ by: 'Boat', minutes: 20 }];
  const unknown = { ...here, journeys: first ? [{ ...first, ways }] : [] };
  expect(journeysView(unknown, inn)[0]?.ways[0]?.fare).toBeUndefined();
});

test('directions lead from the place to the inn, in most phones’ maps app and in Apple’s', () => {
  const { searchParams } = new URL(journeysView(here, inn)[0]?.directionsHref ?? '');
  expect(searchParams.get('origin')).toBe('The station, Bengaluru');
  expect(searchParams.get('destination')).toBe(inn.mapsSearch);
  expect(mapLinks(inn).appleHref).toBe('https://maps.apple.com/?daddr=12.9,77.6');
});

test('a language is called by its own name', () => {
  expect(driverLanguages(here).map(({ name }) => name)).toEqual(['ಕನ್ನಡ']);
});

test('the ways are told to who reads no page in a line a place', () => {
  const plain = journeyLines(here, inn).map((line) => line.replaceAll('\u00a0', ' '));
  expect(plain).toEqual([
    'The station: On foot, about 8 min, no fare. West side. / Auto, about 3 min, about ₹ 1,300. By 11.',
  ]);
});
