// @vitest-environment node
/**
 * A guest asks the second inn for a room: the e-mail is that inn's and says nothing of the sample.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../engines/chromiumGuest.ts';
import type { Engine } from '../engines/guest.ts';
import { booking } from '../engines/journeys/forms.ts';
import { type OpenInn, openInn } from '../engines/openInn.ts';
import { walk } from '../engines/walk.ts';
import { SECOND_INN } from './support/secondInn.ts';

let house: OpenInn;
let engine: Engine;

beforeAll(async () => {
  house = await openInn(SECOND_INN);
  engine = await openChromium();
});
afterAll(async () => {
  await engine?.close();
  await house?.close();
});

test('an enquiry becomes a letter that names the second inn and its town', async () => {
  const [delivered] = booking;
  if (!delivered) throw new Error('There is no journey of a booking.');
  await walk(delivered, house, engine, 'at the second inn');
  const [mail] = house.mailbox.mails;
  const letter = [mail?.subject, mail?.from?.text, mail?.text, mail?.html].join('\n');
  expect(letter).toContain('Mangaluru');
  expect(letter).toContain('Kadala Mane');
  expect(letter).not.toMatch(/bengaluru|copperpod|hosur/i);
});
