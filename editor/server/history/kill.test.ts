import { test } from 'vitest';
import { killLoop } from '../../../tests/editor/support/killLoop.ts';

test(
  'nothing that was typed is lost when the editor is killed at any moment of a save',
  () => killLoop({ saves: 20, kills: 4 }),
  60_000,
);
