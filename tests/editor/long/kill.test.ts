import { test } from 'vitest';
import { killLoop } from '../support/killLoop.ts';
import { killRoutes } from '../support/killRoutes.ts';

test('nothing that was typed is lost when the editor is killed at any moment of 200 saves', () =>
  killLoop({ saves: 200, kills: 200 }));

test('what changes several files is done as a whole or not at all, killed 120 times', () =>
  killRoutes(20));
