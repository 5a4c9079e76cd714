import { timeOfDay } from '../dayParts.ts';
import { names } from './names.ts';

export const clockTime = (minutes: number): string => timeOfDay(minutes, names);
