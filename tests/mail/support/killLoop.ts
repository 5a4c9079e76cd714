import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import { expect } from 'vitest';
import { startService } from './child.ts';
import { contactForm, post } from './enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './folders.ts';
import { openMailbox } from './mailbox.ts';

const GUESTS = 6;

/** Message-IDs by the enquiry they were sent for. */
function messageIdsBySubject(mails: readonly ParsedMail[]) {
  const ids = new Map<string, Set<string>>();
  for (const { subject = '', messageId = '' } of mails) {
    const key = subject.split(', ').at(-1) ?? '';
    ids.set(key, (ids.get(key) ?? new Set()).add(messageId));
  }
  return ids;
}

interface Ordeal {
  /** Enquiries that the service must have accepted in all. */
  enquiries: number;
  /** SIGKILLs, at any moment, spread over them. */
  kills: number;
}

/** Guests send enquiries to a service that is killed again and again; none of them may be lost. */
export async function killLoop({ enquiries, kills: least }: Ordeal): Promise<void> {
  // Slow to say that it has the mail: then many a kill falls between that and our noting it.
  const mailbox = await openMailbox({}, { answerWithin: 60 });
  const place = {
    dist: folderWith(SITE_FILES),
    dataDir: temporaryFolder(),
    smtpUrl: mailbox.url,
  };
  const accepted = new Set<string>();
  let tried = 0;
  let kills = 0;
  /** Not answered before the kill: the guest presses Send again, and may have been heard before. */
  const unanswered: string[] = [];

  async function guest(origin: string): Promise<void> {
    for (;;) {
      const key = unanswered.pop() ?? randomUUID();
      tried += 1;
      try {
        const response = await post(origin, contactForm({ subject: key }));
        if (response.status === 200) accepted.add(key);
        // Deliveries are to keep pace, so that kills interrupt them as well as answers.
        await sleep(randomInt(20, 180));
      } catch {
        unanswered.push(key);
        return;
      }
    }
  }

  while (accepted.size < enquiries || kills < least) {
    const service = await startService(place);
    const guests = Promise.all(Array.from({ length: GUESTS }, () => guest(service.origin)));
    // So many answers, then a moment: the number of kills does not hang on the machine's speed.
    const enough = accepted.size + randomInt(10, 2 * (enquiries / least));
    while (accepted.size < Math.min(enough, enquiries)) await sleep(5);
    await sleep(randomInt(0, 20));
    await service.kill();
    kills += 1;
    await guests;
  }
  const arrivedByKills = messageIdsBySubject(mailbox.mails);
  const waiting = [...accepted].filter((key) => !arrivedByKills.has(key)).length;

  const service = await startService(place);
  const lostNow = () => {
    const arrived = messageIdsBySubject(mailbox.mails);
    return [...accepted].filter((key) => !arrived.has(key));
  };
  const deadline = Date.now() + 120_000;
  while (lostNow().length > 0 && Date.now() < deadline) await sleep(100);
  await service.kill();
  await mailbox.close();

  const repeats = mailbox.mails.length - messageIdsBySubject(mailbox.mails).size;
  const ambiguous = [...messageIdsBySubject(mailbox.mails).values()].filter(({ size }) => size > 1);
  console.log(
    `Kill loop: ${tried} tried, ${accepted.size} accepted over ${kills} SIGKILLs; ` +
      `${waiting} still undelivered at the last kill, ${lostNow().length} lost; ` +
      `${repeats} repeats with the same Message-ID, ${ambiguous.length} with another.`,
  );
  expect(accepted.size).toBeGreaterThanOrEqual(enquiries);
  expect(kills).toBeGreaterThanOrEqual(least);
  expect(lostNow()).toEqual([]);
  expect(ambiguous).toEqual([]);
}
