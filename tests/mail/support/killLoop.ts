import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { fieldValue } from '../../../mail/outbox/enquiry.ts';
import { soon } from '../../support/soon.ts';
import { type Audit, audit } from './audit.ts';
import { type Service, startService } from './child.ts';
import { contactForm, ownSubject, post } from './enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './folders.ts';
import { type Ledger, openLedger } from './ledger.ts';

/** Deliveries that run at once: a kill may leave this many unrecorded. */
const AT_ONCE = 4;

interface KillLoopOptions {
  /** Enquiries that the service must have accepted in all. */
  enquiries: number;
  /** SIGKILLs at random moments, spread over the enquiries. */
  kills: number;
  /** How often the mail server is out, each time in another run of the service. */
  outages: number;
  guests: number;
}

/** Guests who press Send until they are told that their enquiry was accepted. */
function openGuests() {
  const accepted = new Set<string>();
  /** Enquiries that a kill left unanswered: guests send them again, though they may be stored already. */
  const unanswered: string[] = [];
  let tried = 0;
  async function guest(origin: string): Promise<void> {
    for (;;) {
      const key = unanswered.pop() ?? randomUUID();
      tried += 1;
      try {
        const response = await post(origin, contactForm({ subject: key }));
        if (response.status === 200) accepted.add(key);
        // Let deliveries keep up, so that kills interrupt them as well as answers.
        await sleep(randomInt(20, 120));
      } catch {
        unanswered.push(key);
        return;
      }
    }
  }
  return { accepted, tried: () => tried, guest };
}

/** Takes the mail server out and waits until it has refused letters; half of the time it stays out. */
async function interrupt(ledger: Ledger): Promise<void> {
  const refused = () => [...ledger.accounts.values()].reduce((sum, one) => sum + one.refused, 0);
  const before = refused();
  ledger.out();
  await soon(() => expect(refused()).toBeGreaterThan(before + AT_ONCE));
  if (randomInt(2) === 0) ledger.back();
}

/**
 * Guests send enquiries to a service that is killed again and again, over a mail server that is
 * out again and again. None may be lost, and every failure must be recorded: after each kill, SQLite
 * checks the outbox, and its records must agree with what the mail server saw.
 */
export async function killLoop({ enquiries, kills: least, outages, guests }: KillLoopOptions) {
  // Let it answer slowly, so that many kills fall between its acceptance of a letter and our record of it.
  const ledger = await openLedger(20);
  const dataDir = `${temporaryFolder()}/data`;
  const place = { dist: folderWith(SITE_FILES), dataDir, smtpUrl: ledger.url };
  const { accepted, tried, guest } = openGuests();
  let kills = 0;
  let interrupted = 0;
  let last: Audit = { entries: [], unrecorded: 0, failures: 0 };

  async function live(service: Service): Promise<void> {
    const sending = Promise.all(Array.from({ length: guests }, () => guest(service.origin)));
    // Kill after a number of answers, so that the number of kills does not depend on the machine's speed.
    const enough = accepted.size + randomInt(10, 2 * Math.ceil(enquiries / least));
    if (interrupted * least < outages * (kills + 1) && interrupted < outages) {
      interrupted += 1;
      await interrupt(ledger);
    }
    while (accepted.size < Math.min(enough, enquiries)) await sleep(5);
    await sleep(randomInt(0, 20));
    await service.kill();
    await sending;
  }

  while (accepted.size < enquiries || kills < least) {
    await live(await startService(place));
    kills += 1;
    last = audit(dataDir, ledger);
    expect(last.unrecorded).toBeLessThanOrEqual(AT_ONCE * kills);
    ledger.back();
  }
  const waiting = last.entries.filter(({ state }) => state === 'queued').length;

  ledger.hurry();
  const service = await startService(place);
  const taken = () => {
    const letters = [...ledger.accounts.values()].filter((account) => account.taken > 0);
    return new Set(letters.map(({ subject }) => ownSubject(subject)));
  };
  const lostNow = () => accepted.difference(taken()).size;
  const deadline = Date.now() + 240_000;
  while (lostNow() > 0 && Date.now() < deadline) await sleep(200);
  await sleep(200);
  await service.kill();
  const { entries, unrecorded, failures } = audit(dataDir, ledger);
  await ledger.close();

  const repeats = [...ledger.accounts.values()].reduce((sum, one) => sum + one.taken - 1, 0);
  console.log(
    `Kill loop: ${tried()} tried, ${accepted.size} accepted over ${kills} SIGKILLs and ` +
      `${interrupted} outages; ${waiting} undelivered at the last kill, ${lostNow()} lost; ` +
      `${failures} failures recorded, ${unrecorded} attempts cut off by a kill before their record; ` +
      `${repeats} repeats with the same Message-ID.`,
  );
  expect(accepted.size).toBeGreaterThanOrEqual(enquiries);
  expect(interrupted).toBe(outages);
  expect(failures).toBeGreaterThan(outages);
  expect(lostNow()).toBe(0);
  const stored = entries.map(({ enquiry }) => fieldValue(enquiry, 'subject'));
  // Each enquiry has one entry, and so one Message-ID.
  expect(new Set(stored).size).toBe(stored.length);
  expect(accepted.difference(new Set(stored)).size).toBe(0);
}
