import { expect, test } from 'vitest';
import { contextOf, routeBehind } from './languages.ts';

test.each([
  ['/contact', '/contact?room=Attic&guests=3', ''],
  ['/kn/contact', '/contact?room=Attic&guests=5%2B&from=ad', '?room=Attic&guests=5%2B'],
  ['/contact', '/hi/contact?guests=3', '?guests=3'],
  ['/kn', '/?guests=3', '?guests=3'],
  ['/', '/kn?guests=3', '?guests=3'],
  ['/kn/contact', '/rooms?guests=3', ''],
  ['/kn/contact', '/contact', ''],
  ['/kn/contact?guests=2', '/contact?guests=3', ''],
  ['/kn/contact', 'https://other.example/contact?guests=3', ''],
])('%s, from %s: %s', (path, from, answers) => {
  const at = (address: string) => new URL(address, 'http://inn.example').href;
  expect(contextOf(at(path), at(from))).toBe(answers);
});

test('a request without a referring page adds no query', () => {
  expect(contextOf('http://inn.example/kn', undefined)).toBe('');
  expect(contextOf('http://inn.example/kn', 'about:blank')).toBe('');
});

test.each([
  ['/kn', '/'],
  ['/kn/sent', '/sent'],
  ['/sent', '/sent'],
  ['/', '/'],
])('%s is %s in any language', (path, route) => expect(routeBehind(path)).toBe(route));
