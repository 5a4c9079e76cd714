import { domainToASCII } from 'node:url';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Log } from '../../lib/log.ts';
import type { RoomNames } from '../../src/enquiry/contract/context.ts';
import {
  REFERENCE_FIELD,
  REFERENCE_PARAMETER,
  SENT_FRAGMENT,
  SENT_PAGE,
} from '../../src/enquiry/contract/reference.ts';
import { LANGUAGE_FIELD, SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import type { Clock } from '../clock.ts';
import { errorCodes } from '../delivery/smtpErrors.ts';
import { type DeliveryHealth, isSerious, problemsOf } from '../health/health.ts';
import { answerPrefix, type InnFacts } from '../innFacts.ts';
import type { Enquiry } from '../outbox/enquiry.ts';
import type { AddResult, Outbox } from '../outbox/outbox.ts';
import { bareAddress, type MailSettings } from '../settings.ts';
import { type Bindings, callerOf, provenanceOf, wantsPage } from './caller.ts';
import { RateLimit } from './rateLimit.ts';
import {
  BODY_LIMIT,
  classifySubmission,
  type PostedForm,
  readForm,
  withEnquiryContext,
} from './submission.ts';

type Status = 200 | 400 | 403 | 413 | 429 | 503;

/** The site's page for forms that could not be sent without JavaScript. */
const NOT_SENT_PAGE = '/not-sent';

interface Deps {
  settings: MailSettings;
  outbox: Outbox;
  log: Log;
  clock: Clock;
  health: () => DeliveryHealth;
  /** The inn's rooms by address. */
  rooms: () => RoomNames;
  inn: () => InnFacts;
  /** Called after an enquiry is stored; must not throw. */
  onAdded?: (added: AddResult, enquiry: Enquiry, caller: string, isHeld: boolean) => void;
  /** Called when there may be something to deliver. */
  onQueued: () => void;
  /** Called with whether the last enquiry could be stored. */
  onStored: (isStored: boolean) => void;
}

/** The EmailJS-compatible form-send endpoint, /healthz and /livez, as a Hono app to mount. */
export function mailApp(deps: Deps): Hono<Bindings> {
  const { settings, outbox, log, clock, onQueued, onStored } = deps;
  const app = new Hono<Bindings>();
  const limit = new RateLimit(settings.rateLimit, clock.elapsed);
  const [, host = ''] = bareAddress(settings.mailFrom)?.split('@') ?? [];
  // Mail servers refuse a Message-ID with other letters, such as those of a domain in Hindi.
  const domain = domainToASCII(host) || 'localhost';

  /** @param form the posted form, if it could be read: it determines the language of the answer */
  function answer(
    c: Context<Bindings>,
    status: Status,
    text: string,
    form?: PostedForm,
    query = '',
  ): Response {
    if (status !== 200) log('enquiry refused', { status });
    if (status === 429) c.header('Retry-After', '3600');
    c.header('Cache-Control', 'no-store');
    if (!wantsPage(c)) return c.text(text, status);
    const isElsewhere = provenanceOf(c, settings.siteOrigins) === 'allowed';
    const site = isElsewhere ? c.req.header('origin') : '';
    const page = status === 200 ? `${SENT_PAGE}${query}#${SENT_FRAGMENT}` : NOT_SENT_PAGE;
    const language = form && (form.get(LANGUAGE_FIELD) ?? '');
    const prefix = answerPrefix(deps.inn(), language, c.req.header('referer'));
    return c.redirect(`${site}${prefix}${page}`, 303);
  }

  /** Tells the guest the reference if it differs from the one already shown. */
  function answerAdded(
    c: Context<Bindings>,
    { reference }: AddResult,
    posted: PostedForm,
  ): Response {
    const query = reference ? `?${REFERENCE_PARAMETER}=${reference}` : '';
    const isOther = posted.has(REFERENCE_FIELD) && posted.get(REFERENCE_FIELD) !== reference;
    return answer(c, 200, isOther && reference ? `OK ${reference}` : 'OK', posted, query);
  }

  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => answer(c, 413, 'The form is larger than 64 KB'),
  });
  const allowSite = cors({
    origin: (origin, c) => (provenanceOf(c, settings.siteOrigins) === 'allowed' ? origin : null),
    allowMethods: ['POST'],
    maxAge: 600,
  });

  app.use(SEND_FORM_PATH, allowSite);
  app.post(SEND_FORM_PATH, tooLarge, async (c) => {
    const provenance = provenanceOf(c, settings.siteOrigins);
    if (provenance === 'foreign') return answer(c, 403, 'This site may not send from here');
    const caller = callerOf(c, settings.trustProxy);
    const tooMany = () => answer(c, 429, 'Too many requests: try again in an hour');
    if (limit.isReached(caller)) return tooMany();
    const form = await readForm(c.req.raw);
    if (!form) return answer(c, 400, 'The body is not a form that can be read');
    const whole = withEnquiryContext(form, c.req.header('referer'), deps.rooms);
    const verdict = classifySubmission(whole, settings.ids);
    if (verdict.kind === 'refused') return answer(c, 400, verdict.reason, form);
    // Check again: other enquiries of this caller may have been stored while this one was read.
    if (limit.isReached(caller)) return tooMany();

    const isHeld = verdict.looksLikeBot || provenance === 'unknown';
    let added: AddResult;
    try {
      added = outbox.add(verdict.enquiry, isHeld ? 'held' : 'queued', domain);
      log(`enquiry ${added.kind}`, { form: verdict.enquiry.kind, held: isHeld });
      onStored(true);
    } catch (error) {
      onStored(false);
      log('enquiry could not be stored', { reason: errorCodes(error) });
      return answer(c, 503, 'The enquiry could not be stored: please call or write to us', form);
    }
    limit.count(caller);
    onQueued();
    deps.onAdded?.(added, verdict.enquiry, caller, isHeld);
    return answerAdded(c, added, form);
  });
  app.all(SEND_FORM_PATH, (c) => c.text('Only POST is answered here', 405, { Allow: 'POST' }));

  app.get('/healthz', (c) => {
    const problems = problemsOf(deps.health(), clock.now());
    c.header('Cache-Control', 'no-store');
    const text = problems.map(({ sentence }) => sentence).join('\n') || 'OK';
    return c.text(text, problems.some(isSerious) ? 503 : 200);
  });
  // Liveness for load balancers: the site and its forms work even while the mail server is down.
  app.get('/livez', (c) => c.text('OK', 200, { 'Cache-Control': 'no-store' }));
  return app;
}
