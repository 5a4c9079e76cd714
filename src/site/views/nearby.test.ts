import { expect, test } from 'vitest';
import { nearby } from '../../content/schema/nearby.ts';
import { nearbyView } from './nearby.ts';

const inn = {
  name: 'Temple Inn',
  address: {
    street: '1, Temple Road',
    city: 'Madurai',
    postalCode: '625001',
    region: 'Tamil Nadu',
    country: 'India',
  },
  location: { latitude: 9.92, longitude: 78.12 },
};
const places = [{ category: 'Others', name: 'The temple', distance: 1, time: 5 }];

test('each place links to directions from the inn, in the inn’s own city', () => {
  const { groups } = nearbyView(nearby.parse({ places }), inn);
  const address = new URL(groups[0]?.places[0]?.directionsHref ?? '');
  expect(address.searchParams.get('origin')).toBe('9.92,78.12');
  expect(address.searchParams.get('destination')).toBe('The temple, Madurai');
});

test('groups are in the order of the inn’s own headings, without empty ones', () => {
  const categories = ['Temples', 'Schools', 'Others'];
  const temple = { category: 'Temples', name: 'Koodal Azhagar', distance: 2, time: 9 };
  const { groups } = nearbyView(nearby.parse({ categories, places: [...places, temple] }), inn);
  expect(groups.map(({ category }) => category)).toEqual(['Temples', 'Others']);
});

test('the date of checking is stated only if there is one', () => {
  expect(nearbyView(nearby.parse({ places }), inn).checked).not.toMatch(/\d|checked/);
  const { checked } = nearbyView(nearby.parse({ places, checkedOn: '2027-02-01' }), inn);
  expect(checked).toContain('1 February 2027');
});

test('a hospital has its gate and fare, a place without them has nothing', () => {
  const hospital = { ...{ category: 'Hospital', name: 'St Mary’s' }, distance: 4, time: 15 };
  const gates = [
    { ...hospital, gate: 'East gate', fare: 1100 },
    { ...hospital, fare: 90 },
  ];
  const { groups } = nearbyView(nearby.parse({ places: [...places, ...gates] }), inn);
  const said = groups.flatMap((group) => group.places.map(({ more }) => more));
  expect(said.map((more) => more.map((part) => part.replaceAll('\u00a0', ' ')))).toEqual([
    ['East gate', '₹1,100 by auto'],
    ['₹90 by auto'],
    [],
  ]);
});

test('one goes on foot, by auto or, if that is too far and has no fare, by cab', () => {
  const place = { category: 'Others', time: 60 };
  const far = { ...place, distance: 25 };
  const { groups } = nearbyView(
    nearby.parse({
      places: [
        { ...place, name: 'Metro', distance: 0.6, onFoot: true },
        { ...place, name: 'Mall', distance: 24.9 },
        { ...far, name: 'Airport' },
        { ...far, name: 'Hill', fare: 600 },
      ],
    }),
    inn,
  );
  expect(groups[0]?.places.map(({ name, by }) => [name, by])).toEqual([
    ['Metro', 'foot'],
    ['Mall', 'auto'],
    ['Airport', 'cab'],
    ['Hill', 'auto'],
  ]);
});

test('translated places are under the translated headings, in their English order, and are found by English names', () => {
  const english = [
    { category: 'Others', name: 'The temple', distance: 1, time: 5 },
    { category: 'Airport', name: 'Madurai airport', distance: 12, time: 30 },
  ];
  const [temple, airport] = english;
  const translated = [
    { ...temple, category: 'இதர', name: 'கோயில்' },
    { ...airport, category: 'விமான நிலையம்', name: 'மதுரை விமான நிலையம்' },
  ];
  const shown = { places: translated } as ReturnType<typeof nearby.parse>;
  const city = 'Madurai';
  const { groups } = nearbyView(shown, inn, undefined, { places: english, city });
  expect(groups.map(({ category }) => category)).toEqual(['விமான நிலையம்', 'இதர']);
  const { searchParams } = new URL(groups[1]?.places[0]?.directionsHref ?? '');
  expect(searchParams.get('destination')).toBe('The temple, Madurai');
});
