import { capital } from '../../../lib/text.ts';
import type { GuestCount } from '../../enquiry/contract/context.ts';
import { numberWord } from './counts.ts';

/** With or without air conditioning. */
export type Climate = 'ac' | 'non-ac';

const withClimate = (climate: Climate | undefined) =>
  climate === undefined ? '' : climate === 'ac' ? ' with AC' : ' with a fan';

/** "four", "five or more". */
const guestsWord = (guests: GuestCount) =>
  typeof guests === 'number'
    ? numberWord(guests)
    : `${numberWord(Number.parseInt(guests, 10))} or more`;

/** Words of the two questions that lead to a room, and of the table that compares all of them. */
export const whichRoom = {
  guests: 'How many of you?',
  guestsAre: (count: GuestCount) => (count === 1 ? '1 guest' : `${count} guests`),
  climate: 'AC or fan?',
  ac: 'AC',
  fan: 'Fan',
  compare: 'Compare side by side',
  showAll: (count: number) => `Show all ${numberWord(count)}`,
  /** How many kinds of room fit the answers. */
  fits: (count: number, guests: GuestCount | undefined, climate: Climate | undefined) => {
    const isOne = count === 1;
    const [kinds, have] = [isOne ? 'kind of room' : 'kinds of room', isOne ? 'has' : 'have'];
    // Short enough for one line on a phone.
    const short = !isOne && guests !== undefined && climate !== undefined;
    const what = capital(`${numberWord(count)} ${short ? 'kinds' : kinds}`);
    const choose = isOne ? '' : ': choose one';
    if (guests === undefined)
      return `${what} ${have} ${climate === 'ac' ? 'AC' : 'a fan'}${choose}.`;
    if (guests === 1)
      return `${what}${withClimate(climate)} ${isOne ? 'suits' : 'suit'} one guest${choose}.`;
    const sleep = isOne ? 'sleeps' : 'sleep';
    return `${what}${withClimate(climate)} ${sleep} ${guestsWord(guests)}${choose}.`;
  },
  /** Why no room fits the answers. */
  none: (guests: GuestCount | undefined, climate: Climate | undefined) =>
    guests === undefined
      ? `We have no room${withClimate(climate)}.`
      : `No single room${withClimate(climate)} sleeps ${guestsWord(guests)}.`,
  sideBySide:
    'Take two rooms side by side. Tell us how many you are, and we will look for two next to each other.',
  /** The first words of a WhatsApp message. */
  message: (guests: GuestCount | undefined) =>
    guests === undefined
      ? 'Hello, I would like to ask about two rooms side by side. My dates are'
      : `Hello, there are ${String(guests).replace('+', ' or more')} of us. We would like two rooms side by side. Our dates are`,
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
