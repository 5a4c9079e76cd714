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

/** Deliveries under way at once: so many may a kill leave without a note. */
const AT_ONCE = 4;

interface Ordeal {
  /** Enquiries that the service must have accepted in all. */
  enquiries: number;
  /** SIGKILLs, at any moment, spread over them. */
  kills: number;
  /** Times the mail server is out, each within another life of the service. */
  outages: number;
  guests: number;
}

/** Guests who press Send until they are told that their enquiry was accepted. */
function openGuests() {
  const accepted = new Set<string>();
  /** Not answered before a kill: the guest presses Send again, and may have been heard before. */
  const unanswered: string[] = [];
  let tried = 0;
  async function guest(origin: string): Promise<void> {
    for (;;) {
      const key = unanswered.pop() ?? randomUUID();
      tried += 1;
      try {
        const response = await post(origin, contactForm({ subject: key }));
        if (response.status === 200) accepted.add(key);
        // Deliveries are to keep pace, so that kills interrupt them as well as answers.
        await sleep(randomInt(20, 120));
      } catch {
        unanswered.push(key);
        return;
      }
    }
  }
  return { accepted, tried: () => tried, guest };
}

/** Has the mail server go out and lets a failure come on record; it stays out half of the times. */
async function interrupt(ledger: Ledger): Promise<void> {
  const refused = () => [...ledger.accounts.values()].reduce((sum, one) => sum + one.refused, 0);
  const before = refused();
  ledger.out();
  await soon(() => expect(refused()).toBeGreaterThan(before + AT_ONCE));
  if (randomInt(2) === 0) ledger.back();
}

/**
 * Guests send enquiries to a service that is killed again and again, over a mail server that is
 * out again and again. None may be lost, and every failure must be on record: after each kill the
 * outbox is checked by SQLite, and its notes against what the mail server saw.
 */
export async function killLoop({ enquiries, kills: least, outages, guests }: Ordeal) {
  // Slow to say that it has the mail: then many a kill falls between that and our noting it.
  const ledger = await openLedger(20);
  const dataDir = `${temporaryFolder()}/data`;
  const place = { dist: folderWith(SITE_FILES), dataDir, smtpUrl: ledger.url };
  const { accepted, tried, guest } = openGuests();
  let kills = 0;
  let interrupted = 0;
  let last: Audit = { entries: [], unnoted: 0, failures: 0 };

  async function live(service: Service): Promise<void> {
    const sending = Promise.all(Array.from({ length: guests }, () => guest(service.origin)));
    // So many answers, then a moment: the number of kills does not hang on the machine's speed.
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
    expect(last.unnoted).toBeLessThanOrEqual(AT_ONCE * kills);
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
  const { entries, unnoted, failures } = audit(dataDir, ledger);
  await ledger.close();

  const repeats = [...ledger.accounts.values()].reduce((sum, one) => sum + one.taken - 1, 0);
  console.log(
    `Kill loop: ${tried()} tried, ${accepted.size} accepted over ${kills} SIGKILLs and ` +
      `${interrupted} outages; ${waiting} undelivered at the last kill, ${lostNow()} lost; ` +
      `${failures} failures on record, ${unnoted} attempts cut off by a kill before their note; ` +
      `${repeats} repeats with the same Message-ID.`,
  );
  expect(accepted.size).toBeGreaterThanOrEqual(enquiries);
  expect(interrupted).toBe(outages);
  expect(failures).toBeGreaterThan(outages);
  expect(lostNow()).toBe(0);
  const kept = entries.map(({ enquiry }) => fieldValue(enquiry, 'subject'));
  // One entry, and so one Message-ID, an enquiry.
  expect(new Set(kept).size).toBe(kept.length);
  expect(accepted.difference(new Set(kept)).size).toBe(0);
}
