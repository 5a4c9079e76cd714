import { DESK, type Journey } from './journey.ts';

const tab = (room: string) => `[role=tab][data-room="${room}"]`;

const DOUBLE = 'Deluxe_Double_AC_Room';
const TRIPLE = 'Deluxe_AC_Triple_Room';
const FIRST = 'Deluxe_Double_Non-AC_Room';

const heading = (room: string) => ({
  role: 'heading' as const,
  name: room.replaceAll('_', ' '),
});

export const rooms: Journey[] = [
  {
    name: 'rooms: a choice shows the room, stands in the address and survives a reload',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/rooms');
      await guest.sees(heading(FIRST));
      await guest.click(tab(TRIPLE));
      await guest.sees(heading(TRIPLE));
      await guest.misses(heading(FIRST));
      await guest.at(`/rooms#${TRIPLE}`);
      await guest.reload();
      await guest.sees(heading(TRIPLE));
    },
  },
  {
    name: 'rooms: the arrow keys choose, round the ends',
    async walk(inn) {
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/rooms');
      await guest.click(tab(FIRST));
      await guest.press('ArrowDown');
      await guest.sees(heading(DOUBLE));
      await guest.press('Home');
      await guest.sees(heading(FIRST));
      await guest.press('ArrowUp');
      await guest.sees(heading('Deluxe_AC_Four_Bed_Room'));
      await guest.press('Tab');
      await guest.until(
        'the Tab key leads from the tabs to the room',
        () => document.activeElement?.getAttribute('role') === 'tabpanel',
      );
    },
  },
];
