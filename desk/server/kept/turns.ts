import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepMarker, readMarker } from '../../../server/marker.ts';
import { Refusal } from '../refusal.ts';
import type { Kept } from './folder.ts';

/** Milliseconds between two looks, and after which somebody is told. */
const LOOK = 15;
const PATIENCE = 20_000;

async function lock(file: string): Promise<() => void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return keepMarker(file, {}, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Left by a desk that was killed.
      if (!readMarker(file)) rmSync(file, { force: true });
      if (Date.now() > until) {
        throw new Refusal(503, 'Another desk is busy with these files: try again in a moment.');
      }
      await sleep(LOOK);
    }
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Does a piece of work while no other desk, and nothing else of this one, writes. */
export function inTurn<Result>(kept: Kept, work: () => Promise<Result>): Promise<Result> {
  const own = async () => {
    mkdirSync(kept.folder, { recursive: true });
    const unlock = await lock(join(kept.folder, 'writing.json'));
    return work().finally(unlock);
  };
  const before = turns.get(kept.folder) ?? Promise.resolve();
  const turn = before.then(own, own);
  turns.set(kept.folder, turn);
  return turn;
}
