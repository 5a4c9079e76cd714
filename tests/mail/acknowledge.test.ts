/** The e-mail that tells a guest their enquiry has come, over a real mail server. */
import { expect, test } from 'vitest';
import { INN_FACTS_FILE } from '../../mail/innFacts.ts';
import { soon } from '../support/soon.ts';
import { bookingForm, contactForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES } from './support/folders.ts';
import { startProduct } from './support/product.ts';

const INN = {
  ...{ name: 'Kadala Mane', city: 'Mangaluru', timeZone: 'Asia/Kolkata' },
  acknowledgement: {
    subject: 'We have your letter ([reference])',
    text: 'It has come.\nReference: [reference]',
    replyTo: 'stay@kadalamane.example',
  },
};
const dist = () => folderWith({ ...SITE_FILES, [INN_FACTS_FILE]: JSON.stringify(INN) });

test('the guest is told, in fixed words, after the inn has the enquiry', async () => {
  const { origin, mailbox, lines } = await startProduct({
    options: { dist: dist() },
    mail: { acknowledge: true },
  });
  await post(origin, bookingForm({ reference: 'K7M-4RX', name: 'Click http://spam.example' }));
  const [letter, told] = await mailbox.arrived(2);
  expect(mailbox.recipients).toEqual([['enquiries@inn.example'], ['asha@example.org']]);
  expect(letter?.subject).toContain('Booking enquiry');
  expect(told?.subject).toBe('We have your letter (K7M-4RX)');
  expect(told?.text?.trim()).toBe('It has come.\nReference: K7M-4RX');
  expect(told?.headers.get('auto-submitted')).toBe('auto-replied');
  expect(told?.replyTo?.value[0]?.address).toBe('stay@kadalamane.example');
  expect(JSON.stringify(told)).not.toContain('spam.example');
  // Sent twice: the inn gets it, the guest gets no second e-mail.
  await post(origin, contactForm());
  await soon(() =>
    expect(lines.filter((line) => line.startsWith('enquiry delivered'))).toHaveLength(2),
  );
  await new Promise((done) => setTimeout(done, 900));
  expect(mailbox.mails).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('asha@');
});

test('unless the inn turned it on, no guest is written to', async () => {
  const { origin, mailbox } = await startProduct({ options: { dist: dist() } });
  await post(origin, bookingForm());
  await mailbox.arrived(1);
  await new Promise((done) => setTimeout(done, 900));
  expect(mailbox.recipients).toEqual([['enquiries@inn.example']]);
});
