import { test } from 'vitest';
import { killLoop } from '../support/killLoop.ts';

test('nothing that was typed is lost when the editor is killed at any moment of 200 saves', () =>
  killLoop({ saves: 200, kills: 200 }));
