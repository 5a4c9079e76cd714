import type { PastSave } from '../../model/api.ts';
import { dayAndTime } from '../../model/when.ts';
import { historyWords } from '../../serverWords.ts';
import { dataOf, readText } from '../contentFiles.ts';
import { freshErrors } from '../faults.ts';
import { Refusal } from '../refusal.ts';
import { titleOf } from '../titles.ts';
import { carryOver } from '../yaml/threeWay.ts';
import { commit, notice } from './commit.ts';
import { type Kept, keptText } from './folder.ts';
import { type Entry, readJournal } from './journal.ts';
import { inTurn } from './turns.ts';

/** What became of the files, the newest first; of one file when it is named. */
export async function history(kept: Kept, path?: string): Promise<PastSave[]> {
  await inTurn(kept, () => notice(kept));
  const { entries } = await readJournal(kept);
  return entries.toReversed().flatMap(({ id, at, kind, changes, summary }): PastSave[] => {
    const isWanted = !path || changes.some((change) => change.path === path);
    if (kind === 'start' || !isWanted) return [];
    return [{ id, at, kind, file: changes[0]?.path ?? '', summary: summary.join('; ') }];
  });
}

async function entryOf(kept: Kept, id: string): Promise<Entry> {
  const { entries } = await readJournal(kept);
  const entry = entries.find((one) => one.id === id && one.kind !== 'start');
  if (!entry) throw new Refusal(404, historyWords.noSuchSave);
  return entry;
}

async function commitChecked(
  kept: Kept,
  texts: Map<string, string | null>,
  kind: Entry['kind'],
  summary: string[],
) {
  const faults = await freshErrors(kept.content, texts);
  if (faults.length > 0) throw new Refusal(422, historyWords.undoFaulty, { faults });
  const done = await commit(kept, texts, kind, { summary });
  if (!done) throw new Refusal(409, historyWords.nothingToUndo);
  return { saveId: done.id, files: done.changes.map(({ path }) => path) };
}

/** What a file is to be once a change is taken back; throws where somebody has changed it again. */
async function without(kept: Kept, { path, before, after }: Entry['changes'][number]) {
  const now = await readText(kept.content, path).catch(() => undefined);
  const [was, became] = await Promise.all(
    [before, after].map((hash) => (hash === null ? null : keptText(kept, hash))),
  );
  const refusal = new Refusal(409, historyWords.cannotUndo);
  if (was == null || became == null || !now) {
    if ((now?.text ?? null) !== became) throw refusal;
    return was ?? null;
  }
  const text = carryOver(now.text, became, was);
  if (text === undefined) throw refusal;
  return text;
}

/** Takes one save back and leaves what came after it, as a new save. */
export function undo(kept: Kept, id: string) {
  return inTurn(kept, async () => {
    await notice(kept);
    const entry = await entryOf(kept, id);
    const texts = new Map<string, string | null>();
    for (const change of entry.changes) texts.set(change.path, await without(kept, change));
    return commitChecked(kept, texts, 'undo', entry.summary.map(historyWords.undone));
  });
}

/** Brings the files of a save back as it left them, as a new save. */
export function restore(kept: Kept, id: string) {
  return inTurn(kept, async () => {
    await notice(kept);
    const entry = await entryOf(kept, id);
    const texts = new Map<string, string | null>();
    const titles: string[] = [];
    for (const { path, after } of entry.changes) {
      if (after === null) continue;
      const text = await keptText(kept, after);
      texts.set(path, text);
      titles.push(titleOf(path, dataOf(text)));
    }
    const day = dayAndTime(entry.at);
    return commitChecked(
      kept,
      texts,
      'restore',
      titles.map((title) => historyWords.restored(title, day)),
    );
  });
}
