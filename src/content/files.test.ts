import { expect, test } from 'vitest';
import { ownAddresses } from './files.ts';

test('optional pages have an address only if their file exists', () => {
  const without = ownAddresses(['inn.yaml', 'pages/about.yaml', 'rooms/Small_Room.yaml']);
  expect([...without]).toEqual(['/', '/card', '/about', '/Small_Room']);
  const whole = ownAddresses(['good-to-know.yaml', 'getting-here.yaml', 'pages/sent.yaml']);
  expect([...whole]).toEqual(['/', '/card', '/good-to-know', '/drivers-card']);
});
