import { test } from 'vitest';
import { killLoop } from './support/killLoop.ts';

test('no accepted enquiry is lost when the service is killed at any moment, and no failure unrecorded', () =>
  killLoop({ enquiries: 200, kills: 8, outages: 3, guests: 6 }));
