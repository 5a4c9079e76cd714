import { words } from '../../site/words/index.ts';

/**
 * The local time at the inn, updated by `desk-clock.ts`; without JavaScript, a sentence that is
 * always true. Not a live region: screen readers should not announce every minute.
 */
export function DeskClock({ timeZone }: { timeZone: string }) {
  return (
    <desk-clock data-awake={words.desk.awake} data-sentence={words.desk.now} data-zone={timeZone}>
      <span>{words.desk.always}</span>
    </desk-clock>
  );
}
