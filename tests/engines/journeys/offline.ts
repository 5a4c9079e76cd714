import { expect, vi } from 'vitest';
import { offline as words } from '../../../src/site/words/offline.ts';
import { offlineQueue as queueWords } from '../../../src/site/words/offlineQueue.ts';
import type { Guest } from '../guest.ts';
import { send, told, writeAndSend } from './forms.ts';
import { DESK, type Journey, roomAt } from './journey.ts';
import { isIllustrated } from './pages.ts';

/** Stays on a page until it, or another, is cached, which happens once the browser is idle. */
export async function stayUntilKept(guest: Guest, path: string, kept = path) {
  await guest.goto(path);
  const isKept = () =>
    guest.ask(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
      const kept = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(wanted)),
      );
      return navigator.serviceWorker.controller !== null && kept.some(Boolean);
    }, kept);
  await vi.waitUntil(isKept, { timeout: 30_000, interval: 200 });
}

export const heading = (guest: Guest) =>
  guest.ask(() => document.querySelector('h1')?.textContent?.trim());
export const says = (guest: Guest, text: string) =>
  guest.until(
    `the page says “${text}”`,
    (wanted) => document.body.textContent.includes(wanted),
    text,
  );

export const offline: Journey[] = [
  {
    name: 'offline: after one visit the room, the way to the inn and how to reach it are there',
    async walk(inn) {
      const { guest, away, back } = await inn.welcomeApart();
      await guest.resize(...DESK);
      const { id, name } = roomAt(inn, 0);
      await stayUntilKept(guest, `/${id}`);
      await away();
      await guest.goto(`/${id}`);
      expect(await heading(guest)).toContain(name);
      await guest.until('its drawings appear', isIllustrated);
      await says(guest, 'kept on your device on');
      await guest.goto('/contact');
      await says(guest, 'kept on your device on');
      await guest.sees('main a[href^="tel:"]');
      await guest.goto('/about');
      expect(await heading(guest)).toBe(words.page.heading);
      await guest.sees('main a[href^="tel:"]');
      await back();
      await guest.click({ role: 'link', name: words.again });
      await guest.until(
        'the page itself is shown again',
        (kept) => document.querySelector('h1')?.textContent !== kept,
        words.page.heading,
      );
    },
  },
  {
    name: 'offline: an enquiry waits on the device, and goes when the guest says so',
    async walk(inn, engine) {
      const { guest, away, back } = await inn.welcomeApart();
      await stayUntilKept(guest, '/contact');
      await away();
      const name = `Meera ${engine}`;
      await writeAndSend(guest, 'contact', name);
      await told(guest, queueWords.queued('contact'));
      await back();
      await guest.goto('/contact');
      await guest.ask(() => document.querySelector('main form')?.scrollIntoView());
      await guest.sees({ role: 'button', name: queueWords.send });
      expect(inn.mailbox.mails.some(({ text }) => text?.includes(name))).toBe(false);
      await guest.click({ role: 'button', name: queueWords.send });
      await vi.waitUntil(() => inn.mailbox.mails.some(({ text }) => text?.includes(name)), {
        timeout: 20_000,
      });
      await guest.sees(send('contact'));
    },
  },
];
