import { FILES } from '../../../src/content/fileNames.ts';
import { sentenceHash } from '../../../src/content/launch/trueWords.ts';
import { changeWords } from '../../serverWords.ts';
import { commit, withRecordedChanges } from '../history/commit.ts';
import type { Workspace } from '../history/workspace.ts';
import { dataOf, editedText, readTextOrNone } from './contentFiles.ts';

/** Records that a sentence of the sample is true of this inn as well. */
export function confirmSentence(workspace: Workspace, sentence: string): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const { text } = await readTextOrNone(workspace.content, FILES.trueWords);
    const data = text.trim() ? dataOf(text) : [];
    const list = Array.isArray(data) ? data.map(String) : [];
    if (list.some((one) => sentenceHash(one) === sentenceHash(sentence))) return;
    const edited = editedText(FILES.trueWords, text, [
      { op: 'set', at: [], value: [...list, sentence] },
    ]);
    await commit(workspace, new Map([[FILES.trueWords, edited]]), 'save', {
      summary: [changeWords.sentenceConfirmed(sentence)],
    });
  });
}
