import type { Guest } from '../guest.ts';
import { DESK, type Journey } from './journey.ts';

const CLOSE = 'dialog[open] button[data-part=close]';

/** Waits until the lightbox shows the picture at this position, loaded and reachable. */
const shows = (guest: Guest, position: number) =>
  guest.until(
    `the lightbox shows picture ${position}`,
    (wanted) => {
      const dialog = document.querySelector('dialog[open]');
      const said = dialog?.querySelector('[data-part=position]')?.textContent;
      const drawn = [...(dialog?.querySelectorAll('img') ?? [])].some(
        ({ naturalWidth, width }) => naturalWidth > 0 && width > 200,
      );
      return said === String(wanted) && drawn;
    },
    position,
  );

const photo = (position: number) => `photo-lightbox li:nth-child(${position}) a`;

export const lightbox: Journey[] = [
  {
    name: 'lightbox: opens the picture that was chosen, leafs both ways by button and key',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/gallery');
      await guest.click(photo(3));
      await shows(guest, 3);
      await guest.click('dialog[open] [data-step="1"]');
      await shows(guest, 4);
      await guest.press('ArrowLeft');
      await shows(guest, 3);
      await guest.press('ArrowRight');
      await shows(guest, 4);
    },
  },
  {
    name: 'lightbox: Escape and its button close it, and the focus returns to a picture',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/gallery');
      await guest.click(photo(2));
      await shows(guest, 2);
      await guest.press('Escape');
      await guest.misses('dialog[open]');
      await guest.until(
        'the picture has the focus again',
        () => document.activeElement?.closest('photo-lightbox li') !== null,
      );
      await guest.click(photo(1));
      await shows(guest, 1);
      await guest.click(CLOSE);
      await guest.misses('dialog[open]');
      await guest.at('/gallery');
    },
  },
];
