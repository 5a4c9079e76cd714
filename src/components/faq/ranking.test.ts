import { expect, test } from 'vitest';
import { rank, wordsIn } from './ranking.ts';

const entry = (question: string, synonyms = '', answer = '') =>
  [wordsIn(question), wordsIn(synonyms), wordsIn(answer)] as const;
const finds = (text: string, typed: string) => (rank([entry(text)], typed)[0] ?? 0) > 0;
/** The places of the entries that are found, the best first. */
const order = (entries: ReturnType<typeof entry>[], typed: string, stopWords?: string[]) => {
  const ranks = rank(entries, typed, stopWords);
  return [...ranks.keys()]
    .filter((index) => ranks[index])
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0));
};

test('every word counts, in any order and any case', () => {
  expect(finds('Is there a lift, and how many steps?', 'STEPS lift')).toBe(true);
  expect(finds('Is there a lift, and how many steps?', 'lift pool')).toBe(false);
});

test('if nothing has every word, entries with most of them are found, if that is more than half', () => {
  const [lift, taxi] = [entry('Is there a lift beside the steps?'), entry('A taxi at the steps')];
  expect(order([taxi, lift], 'lift steps pool')).toEqual([1]);
  expect(order([taxi], 'lift steps pool')).toEqual([]);
  expect(order([lift, entry('Lift, steps, pool')], 'lift steps pool')).toEqual([1]);
});

test('a word matches the beginning of a word, never the inside', () => {
  expect(finds('Is there parking?', 'park')).toBe(true);
  expect(finds('We did what we could', 'id')).toBe(false);
  expect(finds('The whole night', 'hole')).toBe(false);
});

test('two letters match whole words if there are any, else beginnings', () => {
  const [papers, breakfast] = [entry('Which ID do we need?'), entry('Are there idlis?')];
  expect(order([breakfast, papers], 'ID')).toEqual([1]);
  expect(order([breakfast], 'id')).toEqual([0]);
});

test.each([
  ['pets', 'May I bring a pet?'],
  ['pet', 'Are pets welcome?'],
  ['charges', 'What is the charge?'],
  ['buses', 'Is there a bus?'],
  ['bus', 'Which buses?'],
  ['baby', 'Are babies free?'],
  ['mattresses', 'A mattress'],
])('%s finds “%s”', (typed, text) => {
  expect(finds(text, typed)).toBe(true);
});

test('a short word is not shortened to match another', () => {
  expect(finds('Is it good for business? But why?', 'bus')).toBe(true);
  expect(finds('But why?', 'bus')).toBe(false);
});

test('accents, hyphens and apostrophes make no difference', () => {
  expect(finds('A café by the door', 'cafe')).toBe(true);
  expect(finds('A cafe by the door', 'café')).toBe(true);
  expect(finds('Wi-Fi in the parents’ room', 'wifi parents')).toBe(true);
  expect(finds('Wi-Fi in the room', 'wi fi')).toBe(true);
  expect(finds('When can I check in?', 'check-in')).toBe(true);
  expect(finds('A two-wheeler', 'wheeler')).toBe(true);
});

test('vowel signs of Indian scripts distinguish words, joiners do not', () => {
  expect(finds('ಕಾಪರ್‌ಪಾಡ್ ಇನ್', 'ಕಾಪರ್ಪಾಡ್')).toBe(true);
  expect(finds('ಊಟ ಮತ್ತು ನೀರು', 'ನೀರು')).toBe(true);
  expect(finds('ನೀರು', 'ನರು')).toBe(false);
  expect(finds('होटल में पार्किंग', 'पार्किंग')).toBe(true);
  expect(finds('दिन', 'दीन')).toBe(false);
});

test('spellings that guests mix match each other, in script and in Latin letters', () => {
  for (const [text, typed] of [
    ['क़ीमत', 'कीमत'],
    ['फ्लाइट', 'फ़्लाइट'],
    ['यहाँ', 'यहां'],
    ['ಹೋಟೆಲ್'.normalize('NFD'), 'ಹೋಟೆಲ್'],
    ['aspatal', 'aspataal'],
    ['aaspatre', 'aspatre'],
    ['makkalu', 'makalu'],
  ] as const) {
    expect([text, typed, finds(text, typed), finds(typed, text)]).toEqual([
      text,
      typed,
      true,
      true,
    ]);
  }
});

test('a stop word is recognised in all its spellings', () => {
  const entries = [entry('फ़ीस'), entry('कहाँ हैं')];
  expect(order(entries, 'कहां फीस', ['कहाँ'])).toEqual([0]);
});

test('nothing typed finds everything, in its own order', () => {
  expect(order([entry('One'), entry('Two')], '  ')).toEqual([0, 1]);
});

test('questions come before answers, and whole words before beginnings', () => {
  const entries = [
    entry('May we eat?', '', 'There is no parking.'),
    entry('A park', 'carpark'),
    entry('How do I pay?', 'parking ticket'),
    entry('Is there parking?'),
  ];
  expect(order(entries, 'parking')).toEqual([3, 2, 0]);
  expect(order([entry('A card'), entry('Where to stop?', 'car')], 'car')).toEqual([1, 0]);
});

test('stop words are ignored, unless nothing else is typed', () => {
  const stopWords = ['is', 'there', 'a', 'do', 'you'];
  const entries = [entry('May I bring a dog?'), entry('Is there a lift?')];
  expect(order(entries, 'do you have... lift', ['have', ...stopWords])).toEqual([1]);
  expect(order(entries, 'is there', stopWords)).toEqual([1]);
});
