import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { inn } from '../../../tests/fixtures/smallSite.ts';
import { type GettingHere, gettingHere } from '../../content/schema/gettingHere.ts';
import {
  driverLanguages,
  journeyLines,
  journeyResults,
  journeysView,
  mapLinks,
} from './gettingHere.ts';

const here = gettingHere.parse(parse(smallInn['getting-here.yaml'] ?? ''));

test('a way has its duration, fare and notes; a walk is free', () => {
  const [journey] = journeysView(here, inn);
  expect(journey?.ways).toEqual([
    { by: 'On foot', time: 'about 8\u00a0min', fare: 'no fare', more: ['West side.'], now: [] },
    { by: 'Auto', time: 'about 3\u00a0min', fare: 'about ₹1,300', more: ['By 11.'], now: [] },
  ]);
});

test('an unknown fare is left out', () => {
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

test('llms.txt gets one line per starting point', () => {
  const plain = journeyLines(here, inn).map((line) => line.replaceAll('\u00a0', ' '));
  expect(plain).toEqual([
    'The station: On foot, about 8 min, no fare. West side. / Auto, about 3 min, about ₹1,300. By 11.',
  ]);
});

const timed: GettingHere = {
  ...here,
  nightHours: { from: '22:00', until: '5:00' },
  journeys: [
    {
      ...{ kind: 'Railway', from: 'City station', runs: { first: '5:00', last: '23:00' } },
      ways: [
        { by: 'Metro', minutes: 55, runs: { first: '5:30', last: '0:15' } },
        { by: 'Auto', minutes: 45, rupees: 303, nightFare: 50 },
        { by: 'App cab', minutes: 40, nightFare: 25 },
      ],
    },
  ],
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

test('first and last trains are stated, and at night that none runs', () => {
  const [journey] = plain(journeysView(timed, inn));
  expect(journey.more).toEqual(['First 5:00 am, last 11:00 pm.']);
  expect(journey.now).toEqual([
    { from: 23 * 60, until: 5 * 60, says: 'The last one has left. The next goes at 5:00 am.' },
  ]);
  const [metro] = journey.ways;
  expect(metro.more).toEqual(['First 5:30 am, last 12:15 am.']);
  expect(metro.now[0]).toMatchObject({ from: 15, until: 5 * 60 + 30 });
});

test('a night fare is in rupees if the day’s fare is known, else in per cent', () => {
  const [, auto, cab] = plain(journeysView(timed, inn)[0]?.ways);
  expect(auto.more).toEqual(['10:00 pm to 5:00 am: about ₹455.']);
  expect(auto.now).toEqual([{ from: 22 * 60, until: 5 * 60, says: 'The night fare applies now.' }]);
  expect(cab.more).toEqual(['10:00 pm to 5:00 am: 25% more.']);
});

test('a sentence that has a full stop does not get a second one', () => {
  expect(plain(journeyLines(timed, inn))).toEqual([
    'City station: Metro, about 55 min. First 5:30 am, last 12:15 am. / Auto, about 45 min, about ₹303. 10:00 pm to 5:00 am: about ₹455. / App cab, about 40 min. 10:00 pm to 5:00 am: 25% more. First 5:00 am, last 11:00 pm.',
  ]);
});

test('the search finds a starting point by its place and by what goes there', () => {
  const { heading, entries } = journeyResults(timed, inn);
  expect(heading).toBe(here.heading);
  expect(entries).toHaveLength(1);
  const { href, name, detail, also } = plain(entries[0]);
  expect([href, name]).toEqual(['#way_1', 'City station']);
  expect(detail).toBe(
    'Metro, about 55 min · Auto, about 45 min, about ₹303 · App cab, about 40 min',
  );
  expect(also.split(' ')).toEqual(expect.arrayContaining(['Railway', 'train', 'taxi', 'Auto']));
  expect(journeysView(timed, inn)[0]?.id).toBe('way_1');
});
