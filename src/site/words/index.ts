import { desk, map, privacy, saveContact, social } from './contact.ts';
import { enquiry } from './enquiry.ts';
import { floorPlan } from './floorPlan.ts';
import { gettingHere } from './gettingHere.ts';
import { goodToKnow } from './goodToKnow.ts';
import { leaving } from './leaving.ts';
import { nearby } from './nearby.ts';
import { offline } from './offline.ts';
import { offlineQueue } from './offlineQueue.ts';
import { pictures } from './pictures.ts';
import { price, rooms } from './rooms.ts';
import { sent } from './sent.ts';
import { llms, notice, site } from './site.ts';
import { whichRoom } from './whichRoom.ts';

/**
 * The interface's own words (Next, Close, Send). What is about this inn lives in content/. In the build of
 * another language these imports are that language's modules (build/languageWords.ts).
 */
export const words = {
  ...site,
  saveContact,
  desk,
  enquiry,
  floorPlan,
  gettingHere,
  goodToKnow,
  leaving,
  llms,
  map,
  nearby,
  notice,
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
