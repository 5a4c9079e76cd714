import { expect } from 'vitest';
import { type Journey, PHONE } from './journey.ts';

const OPEN = { role: 'button', name: 'Menu' } as const;
const CLOSE = { role: 'button', name: 'Close menu' } as const;

export const menu: Journey[] = [
  {
    name: 'menu: opens, closes by Escape and gives the focus back',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...PHONE);
      await guest.goto('/');
      await guest.misses(CLOSE);
      await guest.click(OPEN);
      await guest.sees(CLOSE);
      await guest.press('Escape');
      await guest.misses(CLOSE);
      const focused = () => document.activeElement?.textContent?.trim();
      expect(await guest.ask(focused)).toBe('Menu');
    },
  },
  {
    name: 'menu: its button closes it, a link leads on with the menu closed',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...PHONE);
      await guest.goto('/');
      await guest.click(OPEN);
      await guest.click(CLOSE);
      await guest.misses(CLOSE);
      await guest.click(OPEN);
      await guest.click('nav[popover] a[href="/facilities"]');
      await guest.at('/facilities');
      await guest.misses(CLOSE);
      await guest.back();
      await guest.at('/');
      await guest.misses(CLOSE);
    },
  },
];
