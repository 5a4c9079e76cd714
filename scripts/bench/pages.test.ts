import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

const sitemap = (paths: string[]) =>
  paths.map((path) => `<url><loc>https://inn.example${path}</loc></url>`).join('');

test('pages stand as in the navigation, and a new room among the rooms', () => {
  const found = pagesOf(sitemap(['/A_Seventh_Room', '/contact', '/gallery', '/', '/rooms']));
  expect(found).toEqual(['/', '/rooms', '/A_Seventh_Room', '/gallery', '/contact']);
});
