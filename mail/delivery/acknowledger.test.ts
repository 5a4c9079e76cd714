import { expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '../../lib/durations.ts';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { BOOKING } from '../../tests/mail/support/enquiries.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { type Acknowledgement, type InnFacts, UNKNOWN_INN } from '../innFacts.ts';
import type { Enquiry } from '../outbox/enquiry.ts';
import { Outbox } from '../outbox/outbox.ts';
import { mailboxOf } from './acknowledgements.ts';
import { Acknowledger } from './acknowledger.ts';

const PACE = { firstDelay: 1000, longestDelay: 1000, poll: 1e9 };
const INN = {
  ...{ name: 'Inn', city: 'Mysuru', timeZone: 'UTC' },
  acknowledgement: { subject: 'Come', text: '[reference]', replyTo: 'stay@inn.example' },
};

/** A service whose mail server the test controls; each enquiry is delivered to the inn at once. */
function service(dataDir = temporaryFolder()) {
  const clock = movedClock(Date.UTC(2027, 2, 10, 9, 30));
  const outbox = new Outbox(dataDir, clock);
  const sent: string[] = [];
  const subjects: string[] = [];
  let answer: () => void = () => {};
  let inn: InnFacts = INN;
  const make = () =>
    new Acknowledger({
      queue: outbox.acknowledgements,
      transport: {
        acknowledge: async ({ fields }: Enquiry, { subject }: Acknowledgement) => {
          answer();
          subjects.push(subject);
          sent.push(new Map(fields).get('email') ?? '');
        },
      },
      ...{ inn: () => inn, own: ['Inn <enquiries@inn.example>'], clock, pace: PACE, log: () => {} },
    });
  let acknowledger = make();
  onTestFinished(() => outbox.close());
  let number = 0;
  return {
    ...{ clock, outbox, sent, subjects },
    mailServer: (does: () => void) => {
      answer = does;
    },
    /** Switches to a build with these facts about the inn. */
    show: (facts: InnFacts) => {
      inn = facts;
    },
    restart: () => {
      acknowledger = make();
    },
    look: async () => {
      acknowledger.wake();
      await new Promise((done) => setTimeout(done, 5));
    },
    ask: async (email: string, { caller = String(number), isHeld = false, language = '' } = {}) => {
      number += 1;
      const fields = Object.entries({ ...BOOKING, email, rooms: String(number) });
      const extras: Enquiry['extras'] = language ? [['language', language]] : [];
      const enquiry: Enquiry = { kind: 'booking', fields, extras };
      const added = outbox.add(enquiry, isHeld ? 'held' : 'queued', 'inn.example');
      acknowledger.record(added, enquiry, caller, isHeld);
      for (const { id } of outbox.deliveries.due(9)) outbox.deliveries.delivered(id);
      acknowledger.wake();
      await new Promise((done) => setTimeout(done, 5));
      return outbox.acknowledgements.states().get(added.id);
    },
  };
}

const fault = (deps: object) => () => {
  throw Object.assign(new Error('No.'), deps);
};

test('a guest gets one confirmation; a repeat within ten minutes gets none', async () => {
  const { ask, clock, sent } = service();
  expect(await ask('asha@example.org')).toBe('sent');
  clock.pass(9 * MINUTE);
  expect(await ask('Asha+again@example.org')).toBe('skipped');
  clock.pass(9 * MINUTE);
  expect(await ask('asha@example.org')).toBe('skipped');
  clock.pass(11 * MINUTE);
  expect(await ask('asha@example.org')).toBe('sent');
  expect(sent).toHaveLength(2);
});

test('the confirmation is in the language of the guest’s page, if the inn has words for it', async () => {
  const { ask, show, subjects } = service();
  const acknowledgement = { ...INN.acknowledgement, subject: 'ಬನ್ನಿ' };
  show({ ...INN, languages: { Kannada: { acknowledgement }, Hindi: {} } });
  for (const [number, language] of ['Kannada', 'Hindi', 'toString', ''].entries())
    await ask(`asha${number}@example.org`, { language });
  expect(subjects).toEqual(['ಬನ್ನಿ', 'Come', 'Come', 'Come']);
});

test.each([
  'asha@house',
  'no-reply@example.org',
  'MAILER-DAEMON@example.org',
  'enquiries@inn.example',
  'stay@inn.example',
])('%s is not written to', async (address) => {
  const { ask, sent } = service();
  expect(await ask(address)).toBe('skipped');
  expect(sent).toEqual([]);
});

test('likely bots get no confirmation, and one caller causes at most three an hour', async () => {
  const { ask, sent } = service();
  expect(await ask('a@example.org', { isHeld: true })).toBe('skipped');
  const states = [];
  for (const name of ['b', 'c', 'd', 'e'])
    states.push(await ask(`${name}@example.org`, { caller: 'one' }));
  expect(states).toEqual(['sent', 'sent', 'sent', 'skipped']);
  expect(sent).toHaveLength(3);
});

test('all callers together cause at most sixty an hour', async () => {
  const { ask, sent, clock } = service();
  for (let guest = 0; guest < 65; guest += 1) await ask(`guest${guest}@example.org`);
  expect(sent).toHaveLength(60);
  clock.pass(61 * MINUTE);
  expect(await ask('later@example.org')).toBe('sent');
});

test('a rejected address is never tried again; the enquiry stays delivered', async () => {
  const { ask, mailServer, outbox, clock } = service();
  mailServer(fault({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
  expect(await ask('gone@example.org')).toBe('refused');
  expect(outbox.list('delivered')).toHaveLength(1);
  mailServer(() => {});
  clock.pass(60 * MINUTE);
  expect(await ask('gone@example.org')).toBe('skipped');
});

test('it waits while the mail server is down; what may have gone out is not sent again', async () => {
  const { ask, mailServer, look, outbox, clock, sent, restart } = service();
  mailServer(fault({ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }));
  expect(await ask('asha@example.org')).toBe('waiting');
  mailServer(() => {});
  clock.pass(MINUTE);
  await look();
  expect(outbox.acknowledgements.states().get(1)).toBe('sent');
  mailServer(fault({ code: 'ETIMEDOUT', command: 'DATA' }));
  expect(await ask('ravi@example.org')).toBe('failed');
  mailServer(() => {});
  clock.pass(MINUTE);
  restart();
  await look();
  expect(sent).toEqual(['asha@example.org']);
});

test('when stopped during sending, it is not sent again at the next start', async () => {
  const { outbox, restart, look, sent } = service();
  const fields = Object.entries(BOOKING);
  const { id } = outbox.add({ kind: 'booking', fields, extras: [] }, 'queued', 'inn.example');
  outbox.deliveries.delivered(id);
  outbox.acknowledgements.record(id, BOOKING.email, true);
  expect(outbox.acknowledgements.begin(id)).toBe(true);
  restart();
  await look();
  expect(sent).toEqual([]);
  expect(outbox.acknowledgements.states().get(id)).toBe('failed');
});

test.each([
  ['that finishes in time has told the guest', 1000, 'sent'],
  ['that hangs is cut off', 10, 'failed'],
])('when the service stops, an e-mail %s', async (_, grace, state) => {
  const outbox = new Outbox(temporaryFolder(), movedClock());
  onTestFinished(() => outbox.close());
  const acknowledger = new Acknowledger({
    queue: outbox.acknowledgements,
    transport: {
      acknowledge: (_enquiry, _words, _inn, signal) =>
        new Promise((resolve, reject) => {
          setTimeout(resolve, 100);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    },
    ...{ inn: () => INN, own: [], clock: movedClock(), pace: PACE, log: () => {} },
  });
  const fields = Object.entries(BOOKING);
  const ids = ['first', 'second'].map((extra) => {
    const enquiry: Enquiry = { kind: 'booking', fields, extras: [['language', extra]] };
    const added = outbox.add(enquiry, 'queued', 'inn.example');
    outbox.deliveries.delivered(added.id);
    return added.id;
  });
  const [first = 0, second = 0] = ids;
  outbox.acknowledgements.record(first, BOOKING.email, true);
  outbox.acknowledgements.record(second, 'ravi@example.org', true);
  acknowledger.wake();
  await acknowledger.close(grace);
  const states = outbox.acknowledgements.states();
  expect([states.get(first), states.get(second)]).toEqual([state, 'waiting']);
});

test('no confirmation before the inn has the enquiry, nor six hours late', async () => {
  const { outbox, look, sent, clock } = service();
  const fields = Object.entries(BOOKING);
  const { id } = outbox.add({ kind: 'booking', fields, extras: [] }, 'queued', 'inn.example');
  outbox.acknowledgements.record(id, BOOKING.email, true);
  await look();
  expect(sent).toEqual([]);
  clock.pass(6 * 60 * MINUTE);
  outbox.deliveries.delivered(id);
  await look();
  expect(sent).toEqual([]);
  // The list must not say that it will still be sent.
  expect(outbox.acknowledgements.states().get(id)).toBe('skipped');
});

test('after a build without words for guests, no guest gets an e-mail', async () => {
  const { ask, mailServer, show, sent } = service();
  // The new build arrives while a letter is being sent.
  mailServer(() => show(UNKNOWN_INN));
  expect(await ask('asha@example.org')).toBe('sent');
  expect(await ask('ravi@example.org')).toBe('waiting');
  mailServer(() => {});
  show(INN);
  expect(await ask('meera@example.org')).toBe('sent');
  expect(sent).toEqual(['asha@example.org', 'ravi@example.org', 'meera@example.org']);
});

test('addresses of the same mailbox count as one', () => {
  expect(mailboxOf('A.Rao+inn@Gmail.com')).toBe(mailboxOf('arao@googlemail.com'));
  expect(mailboxOf('a.rao@example.org')).not.toBe(mailboxOf('arao@example.org'));
});
