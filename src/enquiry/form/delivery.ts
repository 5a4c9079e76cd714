// Imported first: the EmailJS client fails to load if reading `localStorage` throws.
import './storageGuard.ts';

import { type EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';
import type { FailureReason } from '../contract/outcomes.ts';
import { isReference, REFERENCE_FIELD } from '../contract/reference.ts';
import { ELAPSED_FIELD, MIN_FILL_TIME, OWN_SERVICE, type Service } from '../contract/service.ts';
import { controlOf } from './drafts.ts';

export type SendResult =
  | { kind: 'sent'; response: EmailJSResponseStatus; reference: string }
  | { kind: 'failed'; reason: FailureReason; cause: unknown };

/** Milliseconds; guests do not wait longer. */
export const TIME_LIMIT = 15_000;

/** Milliseconds to wait for this site to answer, which shows that there is a network. */
const PROBE_LIMIT = 3_000;

/** Errors of our own: the EmailJS client has no timeout and accepts any 200. */
export class NoAnswer extends Error {}
export class StrangeAnswer extends Error {}

const BY_STATUS: Readonly<Record<number, FailureReason>> = {
  403: 'blocked',
  408: 'timeout',
  413: 'too-large',
  429: 'too-many',
  451: 'headless',
  504: 'timeout',
};

function reasonOfStatus(status: number): FailureReason {
  const known = BY_STATUS[status];
  if (known) return known;
  if (status >= 500 && status < 600) return 'service-down';
  if (status >= 400 && status < 500) return 'misconfigured';
  // The client's own status for "Network Error".
  return status === 0 ? 'offline' : 'nonsense';
}

/**
 * Classifies what the EmailJS client threw. It throws three shapes: an object with the answer's
 * status, a plain string about a missing parameter, and fetch's own TypeError.
 * @param thrown anything; what fits no shape is `nonsense`.
 */
export function reasonOf(thrown: unknown): FailureReason {
  if (thrown instanceof NoAnswer) return 'timeout';
  if (thrown instanceof TypeError) return 'offline';
  if (typeof thrown === 'string') return 'misconfigured';
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return 'nonsense';
  return 'status' in thrown && typeof thrown.status === 'number'
    ? reasonOfStatus(thrown.status)
    : 'nonsense';
}

/**
 * Tells our own service how long the guest took. The service takes a form that was filled in too fast for
 * a bot's. Autofill can be as fast, so this first waits until the minimum time has passed.
 */
async function setElapsed(form: HTMLFormElement): Promise<void> {
  const field = controlOf(form, ELAPSED_FIELD);
  if (!field) return;
  const rest = MIN_FILL_TIME - performance.now();
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  // Browsers round their clocks: after the wait, this one may seem a millisecond short.
  field.value = String(Math.max(Math.ceil(performance.now()), MIN_FILL_TIME));
}

async function post(
  form: HTMLFormElement,
  service: Service,
  reference: string,
): Promise<EmailJSResponseStatus> {
  const { origin, serviceId, templateId, publicKey } = service;
  await setElapsed(form);
  const field = controlOf(form, REFERENCE_FIELD);
  if (field) field.value = reference;
  init({ publicKey }, origin === OWN_SERVICE ? location.origin : origin);
  const response = await sendForm(serviceId, templateId, form, { publicKey });
  // A captive portal answers 200 too, but with an HTML page, which an e-mail service never sends.
  if (response.text.trimStart().startsWith('<')) throw new StrangeAnswer(response.text);
  return response;
}

/** Whether this site answers. Uses HEAD, since the service worker answers only GET requests. */
async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  // iOS 15 and other browsers of its age lack `AbortSignal.timeout`: there the probe has no limit.
  const signal = AbortSignal.timeout?.(PROBE_LIMIT);
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** The reference in our own service's answer (`OK K7M-4RX`): for a repeated enquiry, the first one. */
function referenceIn({ text }: EmailJSResponseStatus): string | undefined {
  const [, reference = ''] = text.split(' ');
  return isReference(reference) ? reference : undefined;
}

/**
 * Sends a form's fields through the EmailJS client, which has no time limit of its own.
 * Never throws; an answer that comes after the limit is ignored.
 * @param reference the reference to send; the result has the service's own, if it knew another.
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
    const reason = reasonOf(cause);
    const isBlocked = reason === 'offline' && (await isSiteReachable());
    return { kind: 'failed', reason: isBlocked ? 'unreachable' : reason, cause };
  } finally {
    clearTimeout(timer);
  }
}
