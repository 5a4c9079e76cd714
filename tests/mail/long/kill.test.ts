import { test } from 'vitest';
import { killLoop } from '../support/killLoop.ts';

test('no accepted enquiry is lost when the service is killed at any moment', () =>
  killLoop({ enquiries: 1000, kills: 20 }));
