import { test } from 'vitest';
import { killLoop } from '../support/killLoop.ts';

test('no accepted enquiry is lost when the service is killed at any moment, and no failure unrecorded', () =>
  killLoop({ enquiries: 10_000, kills: 50, outages: 20, guests: 24 }));
