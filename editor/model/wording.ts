import { capital } from '../../lib/text.ts';
import { editorWords } from '../words.ts';

/** Fills in the [brackets] of a sentence. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));

const words = editorWords.when;
const DAY = 86_400_000;

/**
 * A date and time relative to today: "yesterday, 18:40", or "3 November, 18:40".
 * @param at ISO date and time
 */
export function when(at: string | undefined, now = new Date(), locale = 'en-GB'): string {
  const moment = new Date(at ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  const date = moment.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  const day = days === 0 ? words.today : days === 1 ? words.yesterday : date;
  return say(words.at, { day, time });
}

/** A date and time in full: "3 November 2026, 18:40". */
export function dayAndTime(at: string, locale = 'en-GB'): string {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const day = moment.toLocaleDateString(locale, { dateStyle: 'long' });
  return say(words.at, { day, time });
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** The label of a choice. */
export const choiceName = (value: string): string =>
  editorWords.field.choices[value] ?? capital(value);

/** The name of a drawing or a photograph in words: `fork-knife` becomes "fork knife". */
export const drawingName = (name: string): string => name.replaceAll('-', ' ');

/** A photograph's path in words: `rooms/bed-by-the-window.jpg` becomes "bed by the window". */
export const photoName = (photo: string): string =>
  drawingName(photo.replace(/^.*\/|\.\w+$/g, '')).replaceAll('_', ' ');
