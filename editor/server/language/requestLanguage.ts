import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { type LanguageCode, languageIn } from '../../model/language.ts';
import { translated, translatorOf } from './answers.ts';

const current = new AsyncLocalStorage<LanguageCode>();

/** The language of the request that is being answered; English for all else, such as the terminal. */
export const requestLanguage = (): LanguageCode => current.getStore() ?? 'en';

/** A sentence in the language of the request, for what is no answer to it, such as a letter. */
export function inLanguage(sentence: string, code: LanguageCode = requestLanguage()): string {
  return code === 'en' ? sentence : (translatorOf(code).sentence(sentence) ?? sentence);
}

/** What a save changed, as the history has it, in the language of the request. */
export function changeInLanguage(sentence: string): string {
  const code = requestLanguage();
  return code === 'en' ? sentence : (translatorOf(code).change(sentence) ?? sentence);
}

/**
 * Answers in the language of the page that asks. Everything below speaks English, which is what is
 * logged, stored and committed; only the answer itself is translated.
 */
export const inRequestLanguage: MiddlewareHandler = async (c, next) => {
  const code = languageIn(c.req.header('cookie'));
  if (code === 'en') return next();
  await current.run(code, next);
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return undefined;
  c.res = Response.json(translated(await c.res.json(), code), c.res);
  return undefined;
};
