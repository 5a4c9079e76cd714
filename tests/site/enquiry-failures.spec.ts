import { emailjs } from '../support/emailjs.ts';
import { fillIn, LETTERS, openForm, sendButton, writeAndSend } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';

/** What EmailJS and the network may return, and the guest's message. */
const REFUSALS = [
  ['a block list', { status: 403, body: 'Forbidden' }, /perhaps because of the e-mail address/],
  ['a rate limit', { status: 429, body: 'Too Many Requests' }, /too many messages in a short time/],
  [
    'a suspicion of a headless browser',
    { status: 451, body: 'Unavailable For Headless Browser' },
    /took your browser for a machine/,
  ],
  [
    'a missing parameter',
    { status: 400, body: 'The user_id parameter is required' },
    /The fault is ours, not yours/,
  ],
  ['a message too large', { status: 413, body: 'Variables size limit' }, /Please shorten it/],
  ['a service that is down', { status: 500, body: 'Internal Server Error' }, /out of order/],
  ['a connection that is cut by an ad blocker', 'cut', /perhaps an ad blocker/],
  [
    'a sign-in page of a Wi-Fi network',
    { status: 200, body: '<!doctype html><title>Sign in</title>' },
    /Something other than our mail service answered/,
  ],
  ['an answer that makes no sense', { status: 302, body: '???' }, /Something other than/],
] as const;

for (const [what, answer, sentence] of REFUSALS) {
  for (const kind of ['booking', 'contact'] as const) {
    test(`${kind}: ${what} is told in words, with the ways out`, async ({ page }) => {
      await emailjs(page, answer);
      const form = await writeAndSend(page, kind);
      const status = form.getByRole('status');
      await expect(status).toContainText(sentence);
      await expect(status).not.toContainText(/\b\d{3}\b|parameter|Forbidden|html/i);
      const ways = form.getByRole('list', { name: 'Other ways to reach us' });
      await expect(ways.getByRole('link')).toHaveText(['WhatsApp', 'E-mail', /^Call \+91/]);
    });
  }
}

for (const kind of ['booking', 'contact'] as const) {
  test(`${kind}: without network the guest is told`, async ({ page, context }) => {
    const form = await openForm(page, kind);
    await fillIn(form, LETTERS[kind]);
    await context.setOffline(true);
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText('check your internet connection');
  });

  test(`${kind}: a service that hangs is given up after 15 seconds`, async ({ page }) => {
    const { posts } = await emailjs(page, 'silence');
    const form = await openForm(page, kind);
    await fillIn(form, LETTERS[kind]);
    await page.clock.install({ time: '2027-01-01T10:00:00' });
    await page.clock.pauseAt('2027-01-01T10:01:00');
    await sendButton(form).click();
    await expect.poll(() => posts.length).toBe(1);
    await page.clock.runFor(14_999);
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(1);
    await expect(form.getByRole('status')).toContainText('did not answer in time');
    await expect(sendButton(form)).toBeVisible();
  });
}
