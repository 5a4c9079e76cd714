import { dateOf } from '../dayParts.ts';
import { names } from './names.ts';

export const longDate = (day: Date): string => dateOf(day, names);
