import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { inn } from '../../../tests/fixtures/smallSite.ts';
import { goodToKnow } from '../../content/schema/goodToKnow.ts';
import { answeredLines, questionGroups } from './goodToKnow.ts';

const know = goodToKnow.parse(parse(smallInn['good-to-know.yaml'] ?? ''));
const [group] = questionGroups(know, inn);
const [upi, pets] = group?.questions ?? [];

test('each question has an address of its own', () => {
  expect([upi?.href, pets?.href]).toEqual(['/good-to-know#upi', '/good-to-know#pets']);
});

test('one tap to the desk carries the question', () => {
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

test('only what has an answer is told to who reads no page', () => {
  expect(answeredLines(know)).toEqual(['Do you take UPI? Yes.']);
});
