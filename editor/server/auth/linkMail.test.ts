import { expect, test, vi } from 'vitest';
import { ownerLetters } from './linkMail.ts';

test('letters are sent after the answer, so that its duration does not reveal who the owners are', async () => {
  vi.useFakeTimers();
  try {
    const settings = vi.fn(() => ({ SMTP_URL: 'no address' }));
    const log = vi.fn();
    ownerLetters(settings, log).link('asha@example.org', 'https://edit.example.org/sign-in#link=x');
    expect(settings).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^a sign-in link could not be mailed/));
  } finally {
    vi.useRealTimers();
  }
});
