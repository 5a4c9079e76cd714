import * as z from 'zod';
import { capital } from '../../../lib/text.ts';
import { desk, map, privacy, saveContact } from '../../site/words/contact.ts';
import { enquiry } from '../../site/words/enquiry.ts';
import { enquiryContext } from '../../site/words/enquiryContext.ts';
import { gettingHere } from '../../site/words/gettingHere.ts';
import { goodToKnow } from '../../site/words/goodToKnow.ts';
import { leaving } from '../../site/words/leaving.ts';
import { nearby } from '../../site/words/nearby.ts';
import { offline } from '../../site/words/offline.ts';
import { offlineQueue } from '../../site/words/offlineQueue.ts';
import { pictures } from '../../site/words/pictures.ts';
import { rooms } from '../../site/words/rooms.ts';
import { notice, site } from '../../site/words/site.ts';
import { whichRoom } from '../../site/words/whichRoom.ts';
import { text } from './parts.ts';

/** The interface's words by their keys in words.yaml, without those that only programs read. */
const { trap: _trap, tools: _tools, toolParams: _params, letter: _letter, ...forms } = enquiry;
const { typed: _typed, ...questions } = goodToKnow;

const sections: Readonly<Record<string, { title: string; words: object }>> = {
  site: { title: 'Every page: menu, buttons, links', words: site },
  rooms: { title: 'Rooms', words: rooms },
  whichRoom: { title: 'Which room', words: whichRoom },
  enquiry: { title: 'The forms', words: forms },
  asking: { title: 'What the forms know already', words: enquiryContext },
  unsent: { title: 'Enquiries that wait for a network', words: offlineQueue },
  nearby: { title: 'Places nearby', words: nearby },
  leaving: { title: 'When to leave', words: leaving },
  map: { title: 'Map', words: map },
  gettingHere: { title: 'Getting here', words: gettingHere },
  goodToKnow: { title: 'Good to know', words: questions },
  privacy: { title: 'Privacy', words: privacy },
  pictures: { title: 'Pictures', words: pictures },
  desk: { title: 'The clock at the desk', words: desk },
  along: { title: 'To take along', words: saveContact },
  notice: { title: 'Notice', words: notice },
  offline: { title: 'Without a connection', words: offline },
};

/** Keys that differ from the names in src/site/words. Owners' files use them, so they must not change. */
const NAMES: Readonly<Record<string, string>> = {
  asking: 'enquiryContext',
  unsent: 'offlineQueue',
  along: 'saveContact',
};

/** The name under which src/site/words exports the words of a key. */
export const wordsNameOf = (key: string): string => NAMES[key] ?? key;

/** The placeholders in a sentence, such as [time]. */
const slotsIn = (sentence: string) => (sentence.match(/\[\w+\]/g) ?? []).sort().join(' ');

function word(original: string) {
  const slots = slotsIn(original);
  const fix = slots
    ? `Keep ${slots} in it: the site puts its own words there.`
    : 'Leave out what stands in [brackets]: nothing is put there.';
  return text(`other words for “${original}”`)
    .refine((typed) => slotsIn(typed) === slots, fix)
    .optional()
    .meta({
      title: original,
      // The title quotes the English pages, whatever the editor's language.
      'x-lang': 'en',
      description: slots ? `Keep ${slots} in it.` : undefined,
    });
}

/** Form labels for words whose names only developers understand. */
const TITLES: Readonly<Record<string, string>> = {
  nav: 'Main menu',
  carousel: 'Slides',
  lightbox: 'A picture, large',
  failures: 'When sending fails',
  found: 'What the search found',
};

/** `nextPhoto` → `Next photo`: the form label for a word's name. */
const readable = (name: string) =>
  TITLES[name] ?? capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** The schema of a group of words. Functions, which make sentences of figures or names, are left out. */
function group(words: object, title?: string): z.ZodOptional<z.ZodObject> {
  const fields = Object.entries(words).flatMap(([name, value]): [string, z.ZodType][] => {
    if (typeof value === 'string') return value ? [[name, word(value)]] : [];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const inner = group(value, readable(name));
    return Object.keys(inner.unwrap().shape).length > 0 ? [[name, inner]] : [];
  });
  const schema = z.strictObject(Object.fromEntries(fields));
  return (title ? schema.meta({ title }) : schema).optional();
}

/** The schema of content/words.yaml: other words for buttons, links and labels, by their names. */
export const ownWords = z
  .strictObject(
    Object.fromEntries(
      Object.entries(sections).map(([file, { title, words }]) => [file, group(words, title)]),
    ),
  )
  .meta({
    title: 'Words of buttons and links',
    description: 'What is left out stays as the site says it. Each field shows its present words.',
  });

/** An inn's own word, and the place in src/site/words of the one that it replaces. */
export interface OwnWord {
  /** The export of src/site/words that holds the word. */
  name: string;
  path: string[];
  said: string;
}

/** The words in the data of a valid words.yaml. */
export function ownWordsIn(data: unknown): OwnWord[] {
  const walk = (value: unknown, path: string[]): OwnWord[] => {
    if (typeof value === 'string') {
      const [key = '', ...rest] = path;
      return [{ name: wordsNameOf(key), path: rest, said: value.trim() }];
    }
    return Object.entries(Object(value)).flatMap(([name, inner]) => walk(inner, [...path, name]));
  };
  return walk(data, []);
}
