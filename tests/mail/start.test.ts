import { expect, test } from 'vitest';
import { soon } from '../support/soon.ts';
import { bookingForm, post } from './support/enquiries.ts';
import { freshProject, type Run, runIn } from './support/project.ts';

const run = (script: string, env: Record<string, string>): Run =>
  runIn(freshProject(), script, env);

test('npm start: a newcomer sends a form and reads the e-mail', async () => {
  const { child, output, errors, exited } = run('start', { INBOX_PORT: '0' });
  await soon(() => expect(output).toHaveLength(3));
  const [site = '', inbox = ''] = output.map((line) => line.split(/: +/)[1] ?? '');
  expect(output[2]).toBe('Real mail: set SMTP_URL and MAIL_TO, then start again (docs/mail.md)');
  expect((await post(site, bookingForm())).status).toBe(200);
  await soon(async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Booking enquiry: Asha Rao, 10–12 March, 2 rooms ('),
    ]);
  });
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(output).toHaveLength(3);
  expect(errors.join('\n')).not.toMatch(/Asha|asha|98450/);
  await expect(fetch(inbox)).rejects.toThrow();
});

test.each([{}, { SMTP_URL: 'smtps://inn:s3cret@mail.example.org' }])(
  'npm run serve refuses without an address for enquiries: %o',
  async (env) => {
    const { output, errors, exited } = run('serve', env);
    expect(await exited).toEqual([1, null]);
    // Node itself may say first that there is no .env.
    const message = 'MAIL_TO is not set: give the address enquiries go to.';
    expect([output, errors.at(-1)]).toEqual([[], message]);
    expect(errors.length).toBeLessThanOrEqual(2);
  },
);

test('npm run serve: the site, without an inbox', async () => {
  const { child, output, exited } = run('serve', {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'inn@example.org',
  });
  await soon(() => expect(output).toHaveLength(1));
  const site = output[0]?.split(': ')[1] ?? '';
  expect((await fetch(`${site}/about`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
