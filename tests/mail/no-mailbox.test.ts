import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../lib/durations.ts';
import { PACE } from '../../mail/clock.ts';
import { soon } from '../support/soon.ts';
import { movedClock } from './support/clock.ts';
import { bookingForm, post } from './support/enquiries.ts';
import { startProduct } from './support/product.ts';
import { freshProject, runIn } from './support/project.ts';

const FIX = 'no mailbox is set up yet (NOMAILBOX): give one in the editor under “Going live”';

test('without a mailbox nothing is tried or given up on, and all is mailed once there is one', async () => {
  const clock = movedClock(Date.now());
  const { dataDir, mailbox, ...before } = await startProduct({
    options: {
      ...{ clock, pace: { ...PACE, poll: HOUR } },
      // The days that pass below take some seconds, in which this process answers nothing.
      timeouts: { keepAliveTimeout: 0, timeout: 0 },
    },
    mail: { smtpUrl: '', acknowledge: true },
  });
  const health = async () => {
    const answer = await fetch(`${before.origin}/healthz`);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await health()).toMatch(/^200 Since .* the mail server cannot be used/);
  expect(await health()).toContain(FIX);
  expect((await post(before.origin, bookingForm())).status).toBe(200);
  clock.pass(10 * DAY);
  expect(await health()).toMatch(
    /^503 1 enquiry waits to be mailed, the first since .*: no mailbox/,
  );
  expect(before.lines.join()).toContain(FIX);
  expect(before.lines.join()).not.toContain('delivery failed');
  await before.close();

  // The first attempt fails, and is not the last.
  const away = await startProduct({
    options: { clock },
    mail: { dataDir, smtpUrl: 'smtp://127.0.0.1:1' },
  });
  await soon(() => expect(away.lines.join()).toContain('delivery failed'));
  await away.close();

  await startProduct({ options: { clock }, mail: { dataDir, smtpUrl: mailbox.url } });
  const [letter] = await mailbox.arrived(1);
  expect(letter?.subject).toContain('Booking enquiry: Asha Rao');
});

test('npm run serve: a new server shows its site before it has a mailbox', async () => {
  const { output, errors } = runIn(freshProject(), 'serve', { MAIL_TO: 'inn@example.org' });
  await soon(() => expect(output).toHaveLength(1));
  const site = output[0]?.split(': ')[1] ?? '';
  expect((await fetch(`${site}/about`)).status).toBe(200);
  expect(errors.join('\n')).toContain(FIX);
});
