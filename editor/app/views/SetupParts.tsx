import type { Setup, Use } from '../../model/setup.ts';
import { dayAndTime, say } from '../../model/wording.ts';
import { setupWords as words } from '../../words/setup.ts';
import { TechnicianCard } from '../parts/TechnicianCard.tsx';

/** What the parts of the view share. */
export interface StepProps {
  setup: Setup;
  /** Reads anew what is saved. */
  again: () => void;
}

/** Whether the running site uses what is saved. */
export function InUse({ use }: { use: Use }) {
  if (use.state === 'none') return <p>{words.use.none}</p>;
  if (use.state === 'used') {
    const sentence = use.since
      ? say(words.use.used, { when: dayAndTime(use.since) })
      : words.use.usedPlain;
    return <p>{sentence}</p>;
  }
  return (
    <>
      <p>{words.use.waits}</p>
      <TechnicianCard text={words.use.waitsCard} />
    </>
  );
}

/** For settings that the editor cannot change. */
export function SetElsewhere({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>{words.elsewhere}</p>
      <TechnicianCard text={say(words.elsewhereCard, { names: names.join(', ') })} />
    </>
  );
}
