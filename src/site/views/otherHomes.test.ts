import { expect, test } from 'vitest';
import { otherHomes } from './otherHomes.ts';

test('a page for all languages says in each what it is, and links to its home page', () => {
  const heading = 'There is no page at this address';
  const translations = [{ en: heading, kn: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಪುಟ ಇಲ್ಲ' }];
  expect(otherHomes(['en', 'kn', 'hi'], heading, translations)).toEqual([
    { code: 'kn', tag: 'kn-IN', href: '/kn', text: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಪುಟ ಇಲ್ಲ – ಮುಖಪುಟ' },
    { code: 'hi', tag: 'hi-IN', href: '/hi', text: 'होम' },
  ]);
});

test('an English-only site has no links to other home pages', () => {
  expect(otherHomes(['en'], 'There is no page', [])).toEqual([]);
});
