import { numberWord } from './numbers.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of the two questions that lead to a room, and of the table that compares all of them. */
export const whichRoom = {
  guests: 'How many of you?',
  guestsAre: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  orMore: (count: number) => `${count}+`,
  guestsOrMore: (count: number) => `${count}+ guests`,
  climate: 'AC or fan?',
  ac: 'AC',
  fan: 'Fan',
  compare: 'Compare side by side',
  showAll: (count: number) => `Show all ${numberWord(count)}`,
  fits: (count: number) =>
    count === 1
      ? 'One room is right for you.'
      : `${capital(numberWord(count))} rooms are right for you.`,
  /** Why no room is left. */
  none: (guests: number | undefined, climate: 'ac' | 'non-ac' | undefined) => {
    const kind = climate === undefined ? '' : climate === 'ac' ? ' with AC' : ' with a fan';
    return guests === undefined
      ? `We have no room${kind}.`
      : `No single room${kind} sleeps ${numberWord(guests)}.`;
  },
  sideBySide:
    'Take two rooms side by side. Tell us how many you are, and we keep two next to each other for you.',
  /** The first words of a WhatsApp message. */
  message: (guests: number | undefined) =>
    guests === undefined
      ? 'Hello, I would like to ask about two rooms side by side. My dates are'
      : `Hello, there are ${guests} of us. We would like two rooms side by side. Our dates are`,
  ask: 'Ask for two rooms',
  table: 'Side by side',
  tableIntro: 'Every room has a page of its own, with more photographs.',
  firstOf: (count: number) => `The first ${numberWord(count)} rooms. The others are below by name.`,
  caption: 'The rooms compared: beds, people, AC or fan, bath',
  room: 'Room',
  beds: 'Beds',
  people: 'People',
  bath: 'Bath',
  floor: 'Floor',
  different: 'What is different',
  price: 'Price',
  /** U+00A0 keeps a number and its unit on one line. */
  floorSpace: (metres: number, feet: number) =>
    `${feet.toLocaleString('en-IN')}\u00a0sq\u00a0ft (${metres.toLocaleString('en-IN')}\u00a0m²)`,
} as const;
