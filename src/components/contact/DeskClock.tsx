import { words } from '../../site/words/index.ts';

/**
 * The hour at the inn, kept by `desk-clock.ts`; without JavaScript the sentence that is
 * true at any hour. Plain text, so that no screen reader is told each minute.
 */
export function DeskClock({ timeZone }: { timeZone: string }) {
  return (
    <desk-clock data-sentence={words.desk.now} data-zone={timeZone}>
      {words.desk.always}
    </desk-clock>
  );
}
