import { expect, test } from 'vitest';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { redirectsOf } from './redirects.ts';

test('an old address leads to today’s room, or to the list of rooms if it is gone', async () => {
  const content = folderWith({
    'inn.yaml':
      'formerRooms:\n  - Attic_Room\n  - /Cellar_Room\nredirects:\n  - from: /tariff.html\n    to: /about\n  - from: /food.html\n    to: /facilities\n',
    'pages/about.yaml': 'title: About\n',
    'pages/facilities.yaml': 'hidden: [all]\n',
    'rooms/Garden_Room.yaml': 'formerly:\n  - Back_Room\n  - Yard_Room\n',
    'rooms/Street_Room.yaml': 'formerly: Front_Room\n',
    'rooms/Plain_Room.yaml': 'order: 3\n',
  });
  expect([...(await redirectsOf(content))]).toEqual([
    ['/Back_Room', '/Garden_Room'],
    ['/Yard_Room', '/Garden_Room'],
    ['/Front_Room', '/Street_Room'],
    ['/Attic_Room', '/rooms'],
    ['/Cellar_Room', '/rooms'],
    ['/tariff.html', '/about'],
    // To a page that is hidden.
    ['/food.html', '/'],
  ]);
});

test('an inn whose rooms never changed has no redirects', async () => {
  expect((await redirectsOf(folderWith({ 'inn.yaml': 'name: Inn' }))).size).toBe(0);
});
