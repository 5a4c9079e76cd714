import { expect, vi } from 'vitest';
import { sent } from '../../../src/site/words/sent.ts';
import { send, writeAndSend } from './forms.ts';
import { DESK, type Journey, PHONE, roomAt } from './journey.ts';

const SHOWN = 'question-search details:not([hidden])';

export const enquiryContext: Journey[] = [
  {
    name: 'asking: from an address with a room, the e-mail says the room first',
    async walk(inn, engine) {
      const guest = await inn.welcome();
      const { id, name } = roomAt(inn, 1);
      // A unique name: other journeys in the same engine send e-mails too.
      const from = `Room ${engine}`;
      await writeAndSend(guest, 'contact', from, `/contact?room=${id}`);
      const found = () => inn.mailbox.mails.find(({ text }) => text?.includes(from));
      await vi.waitUntil(found, { timeout: 20_000 });
      expect(found()?.text?.startsWith(`Room: ${name}\n`)).toBe(true);
    },
  },
  {
    name: 'asking: two answers narrow tabs and table, and stand in the address',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/rooms');
      await guest.click('a[data-ask=climate][data-answer=ac]');
      await guest.until(
        'the rooms with AC alone are left, in tabs and table',
        () =>
          location.search === '?climate=ac' &&
          ['[role=tab]', 'table tbody tr'].every((part) => {
            const left = [...document.querySelectorAll(part)].filter((one) =>
              one.checkVisibility(),
            );
            return (
              left.length > 0 &&
              left.every(
                (one) => one.closest<HTMLElement>('[data-climate]')?.dataset['climate'] === 'ac',
              )
            );
          }),
      );
    },
  },
  {
    name: 'asking: a question’s own address opens its answer, and the search filters',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...PHONE);
      await guest.goto('/good-to-know');
      const id = await guest.ask(
        () => document.querySelectorAll('question-search details [id]')[2]?.id ?? '',
      );
      await guest.goto('/about');
      await guest.goto(`/good-to-know#${id}`);
      await guest.until(
        'the answer is open, in sight',
        (wanted) => {
          const answer = document.getElementById(wanted);
          const { top = -1 } = answer?.getBoundingClientRect() ?? {};
          return answer?.closest('details')?.open === true && top >= 0 && top < innerHeight;
        },
        id,
      );
      // A word of its own answer, whatever this inn is asked.
      const words = await guest.ask(
        (of) =>
          document.getElementById(of)?.closest('details')?.querySelector('summary')?.textContent ??
          '',
        id,
      );
      const all = await guest.ask((of) => document.querySelectorAll(of).length, SHOWN);
      await guest.ask(() => document.querySelector<HTMLElement>('input[type=search]')?.focus());
      const name = await guest.ask(
        () =>
          document.querySelector<HTMLInputElement>('input[type=search]')?.labels?.[0]
            ?.textContent ?? '',
      );
      await guest.write(name.trim(), words);
      await guest.until(
        'fewer questions are left, and some',
        ([of, before]) => {
          const left = document.querySelectorAll(of).length;
          return left > 0 && left < before;
        },
        [SHOWN, all] as const,
      );
    },
  },
  {
    name: 'asking: after sending, the days can be had as a file for a calendar',
    async walk(inn, engine) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/');
      await writeAndSend(guest, 'booking', `Ravi ${engine}`);
      await guest.sees({ role: 'link', name: sent.calendar });
      // tests/site/trust.spec.ts reads its content; this tests that the engine offers to save it.
      const file = await guest.ask((name) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
        const link = links.find(({ textContent }) => textContent?.trim() === name);
        return { name: link?.download ?? '', scheme: link?.protocol };
      }, sent.calendar);
      expect(file.name).toMatch(/^enquiry-.*\.ics$/);
      expect(file.scheme).toBe('blob:');
      await guest.sees(send('booking'));
    },
  },
];
