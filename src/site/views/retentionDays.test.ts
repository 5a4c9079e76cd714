import { expect, test } from 'vitest';
import { withRetentionDays } from './retentionDays.ts';

test('the days that an enquiry is kept stand wherever an owner puts them', () => {
  expect(withRetentionDays('We keep it [days] days.')).toBe('We keep it 30\u00a0days.');
  expect(withRetentionDays('Days that we keep it: [days].')).toBe('Days that we keep it: 30.');
});
