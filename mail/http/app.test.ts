import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH, TRAP_FIELD } from '../../src/enquiry/contract/service.ts';
import { bookingForm, contactForm, post } from '../../tests/mail/support/enquiries.ts';
import { folderWith, SITE_FILES } from '../../tests/mail/support/folders.ts';
import { outboxRows } from '../../tests/mail/support/outboxRows.ts';
import { startProduct } from '../../tests/mail/support/product.ts';
import { soon } from '../../tests/support/soon.ts';
import { INN_FACTS_FILE } from '../innFacts.ts';
import { outboxFile } from '../outbox/database.ts';

const WITHOUT_JAVASCRIPT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function answerOf(response: Response) {
  return { status: response.status, text: await response.text() };
}

test('an enquiry is answered as EmailJS does, and arrives', async () => {
  const { origin, mailbox } = await startProduct();
  expect(await answerOf(await post(origin, bookingForm()))).toEqual({ status: 200, text: 'OK' });
  const [mail] = await mailbox.arrived(1);
  expect(mail?.subject).toMatch(
    /^Booking enquiry: Asha Rao, 10–12 March, 2 rooms \(\w{3}-\w{3}\)$/,
  );
  expect(mail?.replyTo?.value[0]?.address).toBe('asha@example.org');
  expect(mailbox.recipients).toEqual([['enquiries@inn.example']]);
});

test('sent twice, it arrives once', async () => {
  const { origin, mailbox, lines } = await startProduct();
  await post(origin, bookingForm());
  await post(origin, bookingForm({ elapsed_ms: '8000' }));
  await post(origin, contactForm());
  await mailbox.arrived(2);
  expect(mailbox.mails.map(({ subject }) => subject?.split(':')[0]).sort()).toEqual([
    'Booking enquiry',
    'Message',
  ]);
  expect(lines.filter((line) => line.startsWith('enquiry repeated'))).toHaveLength(1);
});

test('the reference that the guest was shown is in the letter’s subject, text and rows', async () => {
  const { origin, mailbox } = await startProduct();
  await post(origin, bookingForm({ reference: 'K7M-4RX' }));
  const [mail] = await mailbox.arrived(1);
  expect(mail?.subject).toMatch(/ \(K7M-4RX\)$/);
  expect(mail?.text).toContain('Reference: K7M-4RX');
  expect(mail?.html).toContain('K7M-4RX');
  expect(mail?.text).not.toContain('Also sent');
});

test('sent again with another reference, it keeps the first, and the answer says so', async () => {
  const { origin, mailbox } = await startProduct();
  const text = async (reference: string) => (await post(origin, bookingForm({ reference }))).text();
  expect(await text('K7M-4RX')).toBe('OK');
  expect(await text('K7M-4RX')).toBe('OK');
  expect(await text('T3C-9FW')).toBe('OK K7M-4RX');
  const page = await post(origin, bookingForm(), WITHOUT_JAVASCRIPT);
  expect(page.headers.get('location')).toBe('/sent?ref=K7M-4RX#thanks');
  expect((await mailbox.arrived(1)).length).toBe(1);
});

test('a reference that we could not have issued is not used', async () => {
  const { origin, mailbox } = await startProduct();
  const answer = await post(origin, bookingForm({ reference: '<b>PAY ME</b>' }));
  expect(await answer.text()).toMatch(/^OK \w{3}-\w{3}$/);
  const [mail] = await mailbox.arrived(1);
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('PAY ME');
});

test('a letter’s Message-ID is plain also if the inn’s own domain is not', async () => {
  const { origin, mailbox } = await startProduct({ mail: { mailFrom: 'Inn <web@सराय.भारत>' } });
  await post(origin, bookingForm());
  const [mail] = await mailbox.arrived(1);
  expect(mail?.messageId).toMatch(/^<[\w-]+@xn--[\w-]+\.xn--[\w-]+>$/);
});

test('without JavaScript the answer is a page of the site', async () => {
  const { origin } = await startProduct();
  const sent = await post(origin, bookingForm(), WITHOUT_JAVASCRIPT);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/sent\?ref=\w{3}-\w{3}#thanks$/);
  const refused = await post(origin, bookingForm({ email: '' }), WITHOUT_JAVASCRIPT);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/not-sent']);
});

test('without JavaScript the answer is in the form’s language, and always on this site', async () => {
  const languages = { Kannada: { prefix: '/kn' }, Hindi: {}, Tulu: { prefix: '//evil.example' } };
  const facts = JSON.stringify({ name: 'Inn', city: 'Mysuru', timeZone: 'UTC', languages });
  const dist = folderWith({ ...SITE_FILES, [INN_FACTS_FILE]: facts });
  const { origin } = await startProduct({ options: { dist } });
  const page = async (changes: Record<string, string>, headers = {}) => {
    const answer = await post(origin, bookingForm(changes), { ...WITHOUT_JAVASCRIPT, ...headers });
    return answer.headers.get('location')?.replace(/=.*#/, '=…#');
  };
  expect(await page({ language: 'Kannada' })).toBe('/kn/sent?ref=…#thanks');
  expect(await page({ language: 'Kannada', email: '' })).toBe('/kn/not-sent');
  for (const language of ['Hindi', 'Tulu', 'toString', 'https://evil.example', '']) {
    expect([language, await page({ language })]).toEqual([language, '/sent?ref=…#thanks']);
  }
  // Larger than the service reads: the language then comes from the referring page.
  const long = { message: 'x'.repeat(70_000) };
  expect(await page(long, { referer: `${origin}/kn/contact` })).toBe('/kn/not-sent');
  expect(await page(long, { referer: `${origin}/contact` })).toBe('/not-sent');
});

test('a bot is answered like a person, and held', async () => {
  const { origin, mailbox, dataDir } = await startProduct();
  const toBot = await post(origin, bookingForm({ [TRAP_FIELD]: 'x' }));
  const toPerson = await post(origin, contactForm());
  const shown = async (response: Response) => [
    await answerOf(response),
    [...response.headers].filter(([name]) => name !== 'date'),
  ];
  expect(await shown(toBot)).toEqual(await shown(toPerson));
  await mailbox.arrived(1);
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true });
  expect(database.prepare('SELECT held FROM enquiries WHERE id = 1').get()).toEqual({
    held: 1,
  });
  database.close();
});

test('pages of the site’s other origins may post; foreign ones may not', async () => {
  const { origin } = await startProduct({ mail: { siteOrigins: ['https://inn.example'] } });
  const own = await post(origin, bookingForm(), { origin: 'https://inn.example' });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBe('https://inn.example');
  const foreign = await post(origin, contactForm(), { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const page = await post(origin, bookingForm(), {
    ...WITHOUT_JAVASCRIPT,
    origin: 'https://inn.example',
  });
  expect(page.headers.get('location')).toMatch(/^https:\/\/inn\.example\/sent\?ref=/);
});

test('a preflight is answered for the site’s origins', async () => {
  const { origin } = await startProduct({ mail: { siteOrigins: ['https://inn.example'] } });
  const ask = (from: string) =>
    fetch(origin + SEND_FORM_PATH, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  const allowed = await ask('https://inn.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://inn.example');
  expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
  const foreign = await ask('https://evil.example');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('an address that sends too many has to wait', async () => {
  const { origin } = await startProduct({ mail: { rateLimit: 2 } });
  for (const rooms of ['1', '2']) {
    expect((await post(origin, bookingForm({ rooms }))).status).toBe(200);
  }
  const third = await post(origin, bookingForm({ rooms: '3' }));
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBe('3600');
});

test('behind a proxy, callers are distinguished by the address it reports', async () => {
  const { origin } = await startProduct({ mail: { rateLimit: 1, trustProxy: true } });
  const from = (rooms: string, address: string) =>
    post(origin, bookingForm({ rooms }), { 'x-forwarded-for': address });
  expect((await from('1', 'forged, 203.0.113.1')).status).toBe(200);
  expect((await from('2', 'other, 203.0.113.1')).status).toBe(429);
  expect((await from('3', '203.0.113.2')).status).toBe(200);
  expect((await from('4', '2001:db8::1')).status).toBe(200);
  expect((await from('5', '2001:db8:0:0:5::2')).status).toBe(429);
  // Some proxies report the port too, which differs for each connection.
  expect((await from('6', '203.0.113.1:50001')).status).toBe(429);
  expect((await from('7', '[2001:DB8::3]:50002')).status).toBe(429);
  expect((await from('8', '::ffff:203.0.113.1')).status).toBe(429);
  expect((await from('9', '203.0.113.3:50003')).status).toBe(200);
});

test('a form larger than 64 KB is refused', async () => {
  const { origin } = await startProduct();
  const response = await post(origin, contactForm({ note: 'x'.repeat(65 * 1024) }));
  expect(response.status).toBe(413);
});

test('/healthz reports an enquiry that has waited for more than an hour', async () => {
  const { origin, dataDir } = await startProduct({ mail: { smtpUrl: 'smtp://127.0.0.1:1' } });
  await post(origin, bookingForm());
  await soon(() => expect(outboxRows(dataDir)[0]?.attempts).toBe(1));
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec('UPDATE enquiries SET accepted_at = accepted_at - 3700000');
  database.close();
  const { status, text } = await answerOf(await fetch(`${origin}/healthz`));
  expect(status).toBe(503);
  expect(text).toMatch(
    /^1 enquiry waits to be mailed, the first since [\d-]+ [\d:]+ UTC: nothing answers at the mail server’s address \(ECONNREFUSED CONN\): check host/,
  );
  // Guests are still served, so no load balancer may take the site down.
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
});

test('logs contain events, not the guest’s words', async () => {
  const { origin, mailbox, lines } = await startProduct();
  await post(origin, bookingForm());
  await post(origin, bookingForm({ email: 'asha@@example.org' }));
  await mailbox.arrived(1);
  await soon(() => {
    for (const event of ['stored', 'refused', 'delivered']) {
      expect(lines.join('\n')).toContain(`enquiry ${event}`);
    }
  });
  expect(lines.join('\n')).not.toMatch(/Asha|asha|98450|127\.0\.0\.1/);
});

test('letters have the name, city and time zone of the served inn; their file is not served', async () => {
  const inn = { name: 'Kadala “Mane”, Mangaluru', city: 'Mangaluru', timeZone: 'Asia/Kolkata' };
  const dist = folderWith({ ...SITE_FILES, [INN_FACTS_FILE]: JSON.stringify(inn) });
  const { origin, mailbox } = await startProduct({ options: { dist } });
  await post(origin, bookingForm());
  const [mail] = await mailbox.arrived(1);
  expect(mail?.from?.value).toEqual([
    { name: `${inn.name} website`, address: 'website@inn.example' },
  ]);
  expect(mail?.text).toContain(`Sent from the website of ${inn.name} on`);
  expect(mail?.text).toContain('(Mangaluru)');
  expect(mail?.text).not.toMatch(/Copperpod|Bengaluru/);
  expect((await fetch(`${origin}/${INN_FACTS_FILE}`)).status).toBe(404);
});

test('a sender name set by the owner stays', async () => {
  const dist = folderWith({ ...SITE_FILES, [INN_FACTS_FILE]: '{"name":"Kadala Mane"}' });
  const mailFrom = 'Front desk <web@inn.example>';
  const { origin, mailbox } = await startProduct({ options: { dist }, mail: { mailFrom } });
  await post(origin, bookingForm());
  const [mail] = await mailbox.arrived(1);
  expect(mail?.from?.value).toEqual([{ name: 'Front desk', address: 'web@inn.example' }]);
});
