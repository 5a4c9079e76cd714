import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { inn } from '../../../tests/fixtures/smallSite.ts';
import { goodToKnow } from '../../content/schema/goodToKnow.ts';
import { answeredLines, questionGroups, searchWords } from './goodToKnow.ts';

const know = goodToKnow.parse(parse(smallInn['good-to-know.yaml'] ?? ''));
const [group] = questionGroups(know, inn);
const [upi, pets] = group?.questions ?? [];

test('each question has an address of its own', () => {
  expect([upi?.href, pets?.href]).toEqual(['/good-to-know#upi', '/good-to-know#pets']);
});

test('one tap sends the question to the inn', () => {
  expect(pets?.answer).toBeUndefined();
  const { whatsappHref = '', mailHref } = pets?.ask ?? { mailHref: '' };
  const said = 'Hello Small Inn, a question: May I bring a dog?';
  expect(new URL(whatsappHref).searchParams.get('text')).toBe(said);
  expect(decodeURIComponent(mailHref)).toContain(`body=${said}`);
});

test('an inn without WhatsApp is asked by e-mail alone', () => {
  const [{ questions = [] } = {}] = questionGroups(know, { ...inn, whatsapp: undefined });
  expect(questions[0]?.ask.whatsappHref).toBeUndefined();
  expect(questions[0]?.ask.mailHref).toMatch(/^mailto:/);
});

test('llms.txt gets only questions that have an answer', () => {
  expect(answeredLines(know)).toEqual(['Do you take UPI? Yes.']);
});

test('a question is found by every word for what it is about', () => {
  const added = searchWords('What does an extra bed cost?', undefined)?.split(' ');
  expect(added).toEqual(expect.arrayContaining(['price', 'tariff', 'rate', 'charge']));
  expect(added).not.toContain('cost');
});

test('the inn’s own words come first, and have synonyms too', () => {
  const added = searchWords('Do you take four-legged guests?', 'pets hound') ?? '';
  expect(added).toMatch(/^pets hound /);
  expect(added.split(' ')).toEqual(expect.arrayContaining(['dog', 'cat']));
});

test('a plural has the synonyms of its singular', () => {
  expect(searchWords('Are dogs welcome?', undefined)?.split(' ')).toContain('pet');
});

test('other questions get no extra words, in any script', () => {
  expect(searchWords('ಅಲೆಗಳು ಯಾವಾಗ ದೊಡ್ಡವು?', undefined)).toBeUndefined();
  expect(searchWords('May we swim?', 'sea')).toBe('sea');
});
