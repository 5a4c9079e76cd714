// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { languageIn, languages } from '../../model/language.ts';
import { chooseLanguage } from './language.ts';

const kannada = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../words/kn/page.ts', async () => {
  await kannada.promise;
  return { table: {} };
});
vi.mock('../../words/hi/page.ts', () => ({ table: {} }));

test('of two languages that are chosen at once the later is shown, whichever loads last', async () => {
  const first = chooseLanguage('kn');
  await chooseLanguage('hi');
  kannada.resolve();
  await first;
  expect(document.documentElement.lang).toBe(languages.hi.tag);
  expect(languageIn(document.cookie)).toBe('hi');
});
