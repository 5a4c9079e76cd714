import { timeOfDay } from '../dayParts.ts';
import { names } from './names.ts';

export { minutesOf } from '../clock.ts';

export const clockTime = (minutes: number): string => timeOfDay(minutes, names);
