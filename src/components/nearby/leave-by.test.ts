// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import './leave-by.ts';

afterEach(() => document.body.replaceChildren());

interface Page {
  rush?: object[];
  notes?: object[];
  href?: string;
  rows?: string;
  map?: string;
}

const ROWS =
  '<tr data-minutes="30" data-way="0"><th scope="rowgroup"><span>Hospital</span></th><th><a href="#">St Mary’s</a></th></tr>' +
  '<tr data-minutes="8" data-by="foot"><th><a href="#">Metro, on foot</a></th></tr>' +
  '<tr data-minutes="80" data-by="cab"><th><a href="#">Airport</a></th></tr>';
const MAP = '<svg><path data-way="0"></path><path data-way="1"></path></svg>';

function pageWith({ rush, notes, href = 'https://wa.me/911?text=', rows = ROWS, map = MAP }: Page) {
  document.body.innerHTML = `<section>${map}<leave-by><select data-part="place"></select><input data-part="hour" type="time" value="09:00"><p data-part="answer"></p><p data-part="ride"></p><a data-part="ask" href="${href}"><span data-part="ride-by"></span></a></leave-by><table><tbody>${rows}</tbody></table></section>`;
  const element = document.querySelector('leave-by') as HTMLElement;
  if (rush) element.dataset['rush'] = JSON.stringify(rush);
  if (notes) element.dataset['notes'] = JSON.stringify(notes);
  // Connect the element again, now that it has its hours.
  element.parentElement?.insertBefore(element, element.nextSibling);
  const part = <Part extends HTMLElement>(name: string) =>
    element.querySelector(`[data-part="${name}"]`) as Part;
  return {
    choose(place: number, hour: string) {
      part<HTMLSelectElement>('place').selectedIndex = place;
      part<HTMLInputElement>('hour').value = hour;
      part('hour').dispatchEvent(new Event('input', { bubbles: true }));
    },
    said: () =>
      [part('answer'), part('ride')].map((one) => one.textContent.replaceAll('\u00a0', ' ')),
    link: () => part<HTMLAnchorElement>('ask'),
    chosenWays: () =>
      [...document.querySelectorAll<SVGElement>('[data-chosen]')].map(
        ({ dataset }) => dataset['way'],
      ),
  };
}

const rush = [{ from: 480, until: 660, longer: 50 }];
const tea = [{ from: 300, until: 600, says: 'tea at the desk from five' }];

test('it says when to leave, the rush included, and what the inn notes for that hour', () => {
  const page = pageWith({ rush, notes: tea });
  page.choose(0, '10:00');
  expect(page.said()).toEqual([
    'Leave at 9:15 am; tea at the desk from five.',
    '45 min by road in the rush.',
  ]);
  // 33 minutes, of which 7 in the rush: the answer is rounded.
  page.choose(0, '08:07');
  expect(page.said()[1]).toBe('35 min by road in the rush.');
  page.choose(0, '15:00');
  expect(page.said()).toEqual(['Leave at 2:30 pm.', '30 min by road.']);
});

test('before tea is served it is not mentioned', () => {
  const page = pageWith({ notes: tea });
  page.choose(0, '05:20');
  expect(page.said()[0]).toBe('Leave at 4:50 am.');
});

test('for an arrival soon after midnight, it is the day before', () => {
  const page = pageWith({});
  page.choose(0, '00:10');
  expect(page.said()[0]).toBe('Leave at 11:40 pm the day before.');
});

test('a walk takes no longer in the rush, and needs no auto', () => {
  const page = pageWith({ rush });
  page.choose(1, '09:00');
  expect(page.said()).toEqual(['Leave at 8:50 am.', '8 min on foot.']);
  expect(page.link().hidden).toBe(true);
});

test('a place is named as it is written, whatever characters it contains', () => {
  const page = pageWith({ rows: ROWS.replace('St Mary’s', () => 'Cafe $& Bar') });
  page.choose(0, '09:00');
  expect(new URL(page.link().href).searchParams.get('text')).toContain('to Cafe $& Bar.');
});

test('the message to the desk names place and hours; a telephone link stays as it is', () => {
  const page = pageWith({});
  page.choose(0, '09:00');
  const message = new URL(page.link().href).searchParams.get('text')?.replaceAll('\u00a0', ' ');
  expect(message).toBe(
    'Please call an auto for me at 8:30 am, to St Mary’s. I must be there by 9:00 am.',
  );
  const other = pageWith({ href: 'tel:+911' });
  other.choose(0, '09:00');
  expect(other.link().href).toBe('tel:+911');
  expect(other.link().textContent).toBe('Ring the desk for an auto');
  expect(other.link().hidden).toBe(false);
});

test('a guest who has far to go is offered a cab', () => {
  const page = pageWith({});
  page.choose(2, '09:00');
  expect(page.link().textContent).toBe('Ask the desk for a cab');
  expect(new URL(page.link().href).searchParams.get('text')).toMatch(/^Please call a cab for me/);
  page.choose(0, '09:00');
  expect(page.link().textContent).toBe('Ask the desk for an auto');
});

test('only the way to the chosen place is marked; none if the place has none', () => {
  const page = pageWith({});
  page.choose(0, '09:00');
  expect(page.chosenWays()).toEqual(['0']);
  page.choose(1, '09:00');
  expect(page.chosenWays()).toEqual([]);
  const without = pageWith({ map: '' });
  without.choose(0, '09:00');
  expect(without.said()[0]).toBe('Leave at 8:30 am.');
});

test('without an hour or a place, it says and offers nothing', () => {
  const page = pageWith({});
  page.choose(0, '');
  expect(page.said()).toEqual(['', '']);
  expect(page.link().hidden).toBe(true);
  const empty = pageWith({ rows: '<tr><th><a href="#">Somewhere</a></th></tr>' });
  expect(empty.said()).toEqual(['', '']);
  expect(empty.link().hidden).toBe(true);
});
