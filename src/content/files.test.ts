import { expect, test } from 'vitest';
import { ownAddresses } from './files.ts';

test('pages that an inn may do without have an address only where their file stands', () => {
  const without = ownAddresses(['inn.yaml', 'pages/about.yaml', 'rooms/Small_Room.yaml']);
  expect([...without]).toEqual(['/', '/card', '/about', '/Small_Room']);
  const whole = ownAddresses(['good-to-know.yaml', 'getting-here.yaml', 'pages/sent.yaml']);
  expect([...whole]).toEqual(['/', '/card', '/good-to-know', '/drivers-card']);
});
