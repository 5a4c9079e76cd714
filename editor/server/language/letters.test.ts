import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { passkeyLetterFor } from '../auth/linkMail.ts';
import { testLetter } from '../setup/mailTests.ts';
import { inRequestLanguage } from './requestLanguage.ts';

/** The letters that requests in a language cause. */
async function lettersIn(language: string) {
  const app = new Hono();
  app.use(inRequestLanguage);
  const found: { subject: string; text: string }[] = [];
  app.get('/', (c) => {
    found.push(testLetter('012345', 'Neem [number] House'), passkeyLetterFor());
    return c.text('');
  });
  await app.request('/', { headers: { Cookie: `editor-language=${language}` } });
  const [test, passkey] = found;
  if (!test || !passkey) throw new Error('no letters');
  return { test, passkey };
}

test('the test e-mail is in the language of the request, with its number and the inn', async () => {
  const { test } = await lettersIn('hi');
  expect(test.subject).toBe('012345 ही नंबर है: Neem [number] House की वेबसाइट से टेस्ट');
  expect(test.text).toMatch(/^नंबर है: 012345\n/);
  expect((await lettersIn('en')).test.text).toMatch(/^The number is 012345\n/);
});

test('the letter about a passkey is also in English, since all owners get it', async () => {
  const { passkey } = await lettersIn('kn');
  expect(passkey.text).toMatch(/^\[who\] ಆಗಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದ .*\nSomebody who was signed in as/s);
  const english = (await lettersIn('en')).passkey.text;
  expect(english.match(/Somebody/g)).toHaveLength(1);
});
