import { expect, test } from 'vitest';
import { translator } from './patterns.ts';

const say = translator({
  'The photograph [name] is missing.': 'ಫೋಟೋ ಇಲ್ಲ: [name].',
  'The photograph [name] is missing in [where].': '[where] ನಲ್ಲಿ ಫೋಟೋ ಇಲ್ಲ: [name].',
  'Did you mean [what]?': '[what] ಎಂದೇ?',
  'Write a number.': 'ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  Gallery: 'ಗ್ಯಾಲರಿ',
});

test('values are inserted unchanged', () => {
  expect(say('The photograph “a.b (c)” is missing.')).toBe('ಫೋಟೋ ಇಲ್ಲ: “a.b (c)”.');
});

test('a value that is a label is translated too, and the most specific pattern wins', () => {
  expect(say('The photograph x is missing in Gallery.')).toBe('ಗ್ಯಾಲರಿ ನಲ್ಲಿ ಫೋಟೋ ಇಲ್ಲ: x.');
});

test('consecutive sentences are each translated', () => {
  expect(say('Did you mean “3”? Write a number.')).toBe('“3” ಎಂದೇ? ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.');
});

test('unless every sentence has a translation, there is none', () => {
  expect(say('Write a number. And more.')).toBeUndefined();
});
