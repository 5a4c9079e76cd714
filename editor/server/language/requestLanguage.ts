import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { type LanguageCode, languageIn } from '../../model/language.ts';
import { translated, translatorOf } from './answers.ts';

const current = new AsyncLocalStorage<LanguageCode>();

/** The language of the current request; English outside of requests, as in the terminal. */
export const requestLanguage = (): LanguageCode => current.getStore() ?? 'en';

/** A sentence in the language of the request, for texts outside of its answer, such as a letter. */
export function inLanguage(sentence: string, code: LanguageCode = requestLanguage()): string {
  return code === 'en' ? sentence : (translatorOf(code).sentence(sentence) ?? sentence);
}

/** A description of a change, as stored in the history, in the language of the request. */
export function changeInLanguage(sentence: string): string {
  const code = requestLanguage();
  return code === 'en' ? sentence : (translatorOf(code).change(sentence) ?? sentence);
}

/**
 * Middleware that translates JSON responses into the app's language. The rest of the server works in English,
 * so that logs, history and commits are English.
 */
export const inRequestLanguage: MiddlewareHandler = async (c, next) => {
  const code = languageIn(c.req.header('cookie'));
  if (code === 'en') return next();
  await current.run(code, next);
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return undefined;
  c.res = Response.json(translated(await c.res.json(), code), c.res);
  return undefined;
};
