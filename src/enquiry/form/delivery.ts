// First of all: the client cannot load without it.
import './storageGuard.ts';

import { type EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';
import type { FailureReason } from '../contract/outcomes.ts';
import { isReference, REFERENCE_FIELD } from '../contract/reference.ts';
import { ELAPSED_FIELD, MIN_FILL_TIME, OWN_SERVICE } from '../contract/service.ts';
import { controlOf } from './drafts.ts';
import { NoAnswer, reasonOf, StrangeAnswer } from './failures.ts';

/** Where a form is posted: an EmailJS account, or our own e-mail service speaking its language. */
export interface Service {
  /** An absolute origin without a path, or `self`: the server that serves the page. */
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

export type SendResult =
  | { kind: 'sent'; response: EmailJSResponseStatus; reference: string }
  | { kind: 'failed'; reason: FailureReason; cause: unknown };

/** An answer within 15 seconds in every case: after that a guest has left. */
export const TIME_LIMIT = 15_000;

/**
 * Our own service takes a form that was filled in too quickly for a script's. Autofill can be as
 * quick: then the rest of the time is waited here, rather than the enquiry held back there.
 */
async function noteElapsed(form: HTMLFormElement): Promise<void> {
  const field = controlOf(form, ELAPSED_FIELD);
  if (!field) return;
  const rest = MIN_FILL_TIME - performance.now();
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  field.value = String(Math.ceil(performance.now()));
}

async function post(
  form: HTMLFormElement,
  service: Service,
  reference: string,
): Promise<EmailJSResponseStatus> {
  const { origin, serviceId, templateId, publicKey } = service;
  await noteElapsed(form);
  const field = controlOf(form, REFERENCE_FIELD);
  if (field) field.value = reference;
  init({ publicKey }, origin === OWN_SERVICE ? location.origin : origin);
  const response = await sendForm(serviceId, templateId, form, { publicKey });
  // A hotel's or a train's sign-in page answers 200 too, with a page; an e-mail service never does.
  if (response.text.trimStart().startsWith('<')) throw new StrangeAnswer(response.text);
  return response;
}

/** Our own service had the same enquiry before, under this reference: `OK K7M-4RX`. */
function referenceIn({ text }: EmailJSResponseStatus): string | undefined {
  const [, said = ''] = text.split(' ');
  return isReference(said) ? said : undefined;
}

/**
 * Sends a form's fields through the EmailJS client, which has no time limit of its own.
 * Never throws; an answer that comes after the limit is ignored.
 * @param reference what the enquiry is to be called by; the result says by which it is.
 */
export async function deliver(
  form: HTMLFormElement,
  service: Service,
  reference: string,
): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer in ${TIME_LIMIT} ms`)), TIME_LIMIT);
  });
  try {
    const response = await Promise.race([post(form, service, reference), limit]);
    return { kind: 'sent', response, reference: referenceIn(response) ?? reference };
  } catch (cause) {
    return { kind: 'failed', reason: reasonOf(cause), cause };
  } finally {
    clearTimeout(timer);
  }
}
