import { test } from 'vitest';
import { killLoop } from '../../../tests/editor/support/killLoop.ts';
import { killRoutes } from '../../../tests/editor/support/killRoutes.ts';

test(
  'nothing that was typed is lost when the editor is killed at any moment of a save',
  () => killLoop({ saves: 20, kills: 4 }),
  120_000,
);

test(
  'settings, photographs, samples and links are changed as a whole or not at all by an editor that is killed',
  () => killRoutes(1),
  120_000,
);
