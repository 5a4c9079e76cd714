import { minutesAt } from '../dayParts.ts';
import { clockTime } from './clock.ts';

export const hourAt = (now: Date, timeZone: string): string => clockTime(minutesAt(now, timeZone));
