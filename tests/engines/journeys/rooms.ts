import { DESK, type Journey, type RoomType, roomAt } from './journey.ts';

const tab = ({ id }: RoomType) => `[role=tab][data-room="${id}"]`;
const heading = ({ name }: RoomType) => ({ role: 'heading' as const, name });

export const rooms: Journey[] = [
  {
    name: 'rooms: a choice shows the room, stands in the address and survives a reload',
    async walk(inn) {
      const [first, last] = [roomAt(inn, 0), roomAt(inn, -1)];
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/rooms');
      await guest.sees(heading(first));
      await guest.click(tab(last));
      await guest.sees(heading(last));
      await guest.misses(heading(first));
      await guest.at(`/rooms#${last.id}`);
      await guest.reload();
      await guest.sees(heading(last));
    },
  },
  {
    name: 'rooms: the arrow keys choose, round the ends',
    async walk(inn) {
      const [first, second, last] = [roomAt(inn, 0), roomAt(inn, 1), roomAt(inn, -1)];
      const guest = await inn.welcome();
      await guest.resize(...DESK);
      await guest.goto('/rooms');
      await guest.click(tab(first));
      await guest.press('ArrowDown');
      await guest.sees(heading(second));
      await guest.press('Home');
      await guest.sees(heading(first));
      await guest.press('ArrowUp');
      await guest.sees(heading(last));
      await guest.press('Tab');
      await guest.until(
        'the Tab key leads from the tabs to the room',
        () => document.activeElement?.getAttribute('role') === 'tabpanel',
      );
    },
  },
];
