import { desk } from './desk.ts';
import { enquiry } from './enquiry.ts';
import { gettingHere } from './gettingHere.ts';
import { goodToKnow } from './goodToKnow.ts';
import { llms } from './llms.ts';
import { map } from './map.ts';
import { nearby } from './nearby.ts';
import { offline } from './offline.ts';
import { offlineQueue } from './offlineQueue.ts';
import { pictures } from './pictures.ts';
import { price } from './price.ts';
import { privacy } from './privacy.ts';
import { rooms } from './rooms.ts';
import { saveContact } from './saveContact.ts';
import { sent } from './sent.ts';
import { site } from './site.ts';
import { social } from './social.ts';
import { whichRoom } from './whichRoom.ts';

/**
 * The interface's own words (Next, Close, Send), in one module so that Hindi and Kannada can
 * follow. What is about this inn lives in content/.
 */
export const words = {
  ...site,
  saveContact,
  desk,
  enquiry,
  gettingHere,
  goodToKnow,
  llms,
  map,
  nearby,
  offline,
  pictures,
  price,
  privacy,
  rooms,
  sent,
  offlineQueue,
  social,
  whichRoom,
} as const;
