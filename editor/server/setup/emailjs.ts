import { beginningOf } from '../../../lib/responses.ts';
import { type Env, settingIn } from '../../../lib/settings.ts';
import {
  EMAILJS_ORIGIN,
  ID_SETTINGS,
  LIB_VERSION,
  OWN_SERVICE,
  PLACEHOLDERS,
  SEND_FORM_PATH,
  type ServiceFields,
} from '../../../src/enquiry/contract/service.ts';
import type { EmailjsIds } from '../../model/setup.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';
import type { SettingChanges } from './settingsText.ts';

export const EMAILJS_NAMES = Object.values(ID_SETTINGS);
const KEYS = Object.keys(ID_SETTINGS) as (keyof EmailjsIds)[];

/** Time limit for an answer, in milliseconds. */
const TIMEOUT = 15_000;
/** Characters of an answer to read: a sentence says what is wrong. */
const MAX_LENGTH = 2_000;

/** The account's ids in the settings; empty texts for those that are not set. */
export function idsIn(env: Env): EmailjsIds {
  const entries = KEYS.map((key) => {
    const set = settingIn(env, ID_SETTINGS[key]) ?? '';
    return [key, set === PLACEHOLDERS[key] ? '' : set];
  });
  return Object.fromEntries(entries) as EmailjsIds;
}

/** @throws HttpError 422 if one is missing */
export function changesForIds(ids: EmailjsIds): SettingChanges {
  if (KEYS.some((key) => !ids[key])) throw new HttpError(422, setupWords.emailjs.missing);
  return Object.fromEntries(KEYS.map((key) => [ID_SETTINGS[key], ids[key]]));
}

function sentenceFor(status: number, said: string): string {
  const words = setupWords.emailjs;
  if (/non-browser/i.test(said)) return words.closed;
  if (/template/i.test(said)) return words.template;
  if (/service/i.test(said)) return words.service;
  if (/public key|user id|account/i.test(said)) return words.key;
  return status === 429 ? words.later : words.rejected;
}

/**
 * Posts an enquiry to EmailJS, as a page does.
 * @param fields the guest's
 * @param signal covers the body of the answer as well
 */
export function postEnquiry(
  origin: string,
  ids: EmailjsIds,
  template: 'contactTemplateId' | 'bookingTemplateId',
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const account: ServiceFields = {
    lib_version: LIB_VERSION,
    service_id: ids.serviceId,
    template_id: ids[template],
    user_id: ids.publicKey,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...account, ...fields })) form.set(name, value);
  const where = `${origin}${SEND_FORM_PATH}`;
  return fetch(where, { method: 'POST', body: form, redirect: 'manual', signal });
}

/**
 * Sends a test enquiry by each of the two templates.
 * @throws HttpError 422 with a sentence about what EmailJS says
 */
export async function sendByEmailjs(
  env: Env,
  ids: EmailjsIds,
  words: { subject: string; text: string },
  email: string,
): Promise<void> {
  const { EMAILJS_ORIGIN: chosen } = env;
  const origin = chosen && chosen !== OWN_SERVICE ? chosen : EMAILJS_ORIGIN;
  // A template shows only some of these, so the number is in each.
  const fields = { name: words.subject, email, subject: words.subject, message: words.text };
  for (const template of ['contactTemplateId', 'bookingTemplateId'] as const) {
    const answer = await postEnquiry(origin, ids, template, fields, AbortSignal.timeout(TIMEOUT))
      .then(async (response) => ({ response, said: await beginningOf(response, MAX_LENGTH) }))
      .catch(() => undefined);
    if (!answer) throw new HttpError(422, setupWords.emailjs.silent);
    const { response, said } = answer;
    if (!response.ok) throw new HttpError(422, sentenceFor(response.status, said));
  }
}
