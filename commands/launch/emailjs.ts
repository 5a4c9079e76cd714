import { type Env, emailjsFaults } from '../../src/content/launch/settings.ts';
import type { LaunchItem } from '../../src/content/launch.ts';
import {
  EMAILJS_ORIGIN,
  LIB_VERSION,
  SEND_FORM_PATH,
  type ServiceFields,
} from '../../src/enquiry/service.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

interface Letter {
  innName: string;
  /** Stands as the guest's address in the test letter. */
  email: string;
}

function letterForm(env: Env, { innName, email }: Letter): FormData {
  const form = new FormData();
  const account: ServiceFields = {
    lib_version: LIB_VERSION,
    service_id: env['EMAILJS_SERVICE_ID'] ?? '',
    template_id: env['EMAILJS_CONTACT_TEMPLATE_ID'] ?? '',
    user_id: env['EMAILJS_PUBLIC_KEY'] ?? '',
  };
  for (const [name, value] of Object.entries(account)) form.set(name, value);
  form.set('name', innName);
  form.set('email', email);
  form.set('subject', `A test letter from the website of ${innName}`);
  form.set('message', 'Sent by npm run launch-check. What guests write will arrive like this.');
  return form;
}

/** Asks whether EmailJS is there and, with a letter, whether it takes one with these settings. */
export async function emailjsServiceFaults(env: Env, letter?: Letter): Promise<LaunchItem[]> {
  const unset = emailjsFaults(env);
  if (unset.length > 0) return unset;
  const origin = env['EMAILJS_ORIGIN'] || EMAILJS_ORIGIN;
  const signal = AbortSignal.timeout(PATIENCE);
  let answer: Response;
  let said: string;
  try {
    answer = letter
      ? await fetch(`${origin}${SEND_FORM_PATH}`, {
          method: 'POST',
          body: letterForm(env, letter),
          signal,
        })
      : await fetch(origin, { redirect: 'manual', signal });
    // An answer that begins and never ends is none.
    said = (await answer.text()).slice(0, 120).trim();
  } catch {
    return [
      {
        sentence: `The e-mail service at ${origin} does not answer: what guests write would not reach you.`,
        mend: 'Check this machine’s network and EMAILJS_ORIGIN, then run the check again.',
      },
    ];
  }
  if (answer.status >= 500 || (letter && !answer.ok)) {
    return [
      {
        sentence: `The e-mail service at ${origin} refuses: ${answer.status} ${said}`,
        mend: /non-browser/i.test(said)
          ? 'In EmailJS, Account → Security, allow calls from other programs for the time of the test, or send both forms from the site yourself.'
          : 'Compare the EMAILJS_ settings in .env with what your account shows.',
      },
    ];
  }
  return [];
}
