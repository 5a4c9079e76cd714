import { desk } from './desk.ts';
import { enquiry } from './enquiry.ts';
import { llms } from './llms.ts';
import { map } from './map.ts';
import { nearby } from './nearby.ts';
import { pictures } from './pictures.ts';
import { rooms } from './rooms.ts';
import { site } from './site.ts';

/**
 * The interface's own words (Next, Close, Send), in one module so that Hindi and Kannada can
 * follow. What is about this inn lives in content/.
 */
export const words = { ...site, desk, enquiry, llms, map, nearby, pictures, rooms } as const;
