import { expect } from 'vitest';
import type { Guest } from '../guest.ts';
import { DESK, type Inn, type Journey, roomAt } from './journey.ts';

const NEXT = { role: 'button', name: 'Next slide' } as const;
const PREVIOUS = { role: 'button', name: 'Previous slide' } as const;
const PAUSE = { role: 'button', name: 'Pause the slides' } as const;
const PLAY = { role: 'button', name: 'Play the slides' } as const;

/** Waits until the page's first carousel shows this slide, and only this one is reachable. */
const showing = (guest: Guest, label: string) =>
  guest.until(
    `slide ${label} is shown`,
    (wanted) => {
      const slides = document
        .querySelector('inn-carousel')
        ?.querySelectorAll('[aria-roledescription="slide"]:not([inert])');
      return slides?.length === 1 && slides[0]?.getAttribute('aria-label') === wanted;
    },
    label,
  );

/** Horizontal distance between the current slide and the carousel at rest. */
const atRest = (guest: Guest) =>
  guest.until('the shown slide fills the carousel', () => {
    const host = document.querySelector('inn-carousel');
    const slide = host?.querySelector('[aria-roledescription="slide"]:not([inert])');
    if (!host || !slide || host.getAnimations({ subtree: true }).length > 0) return false;
    const [outer, inner] = [host.getBoundingClientRect(), slide.getBoundingClientRect()];
    return Math.abs(outer.left - inner.left) < 2 && inner.width > 200;
  });

async function enterRoom(guest: Guest, inn: Inn) {
  await guest.resize(...DESK);
  await guest.goto(`/${roomAt(inn, 1).id}`);
  await guest.sees(NEXT);
  return guest.ask(() => document.querySelector('inn-carousel [data-part=track]')?.children.length);
}

export const carousel: Journey[] = [
  {
    name: 'carousel: the buttons of a room go round both ends',
    async walk(inn) {
      const guest = await inn.welcome();
      const total = await enterRoom(guest, inn);
      await showing(guest, `1 of ${total}`);
      await guest.click(NEXT);
      await showing(guest, `2 of ${total}`);
      await atRest(guest);
      await guest.click(PREVIOUS);
      await guest.click(PREVIOUS);
      await showing(guest, `${total} of ${total}`);
      await atRest(guest);
    },
  },
  {
    name: 'carousel: scrolling on by one slide settles on the neighbour',
    async walk(inn) {
      const guest = await inn.welcome();
      const total = await enterRoom(guest, inn);
      await showing(guest, `1 of ${total}`);
      // The full distance: WebKit snaps after input, not after scripted scrolling.
      await guest.ask(() => {
        const scroller = document.querySelector('inn-carousel [data-part=scroller]');
        scroller?.scrollBy({ left: scroller.clientWidth, behavior: 'smooth' });
      });
      await showing(guest, `2 of ${total}`);
      await atRest(guest);
    },
  },
  {
    name: 'carousel: the hero moves by itself until it is paused',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/');
      await showing(guest, '2 of 4');
      await guest.click(PAUSE);
      await guest.sees(PLAY);
      const label = () =>
        document
          .querySelector('inn-carousel [aria-roledescription="slide"]:not([inert])')
          ?.getAttribute('aria-label');
      const paused = await guest.ask(label);
      // Longer than the specification's five seconds between slides.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      expect(await guest.ask(label)).toBe(paused);
    },
  },
];
