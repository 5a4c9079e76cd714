import type { Setup, Use } from '../../../model/setup.ts';
import { dayAndTime, say } from '../../../model/wording.ts';
import { setupWords as words } from '../../../words/setup.ts';
import { Notice } from '../../parts/Notice.tsx';
import { TechnicianCard } from '../../parts/TechnicianCard.tsx';

/** What the parts of the view share. */
export interface StepProps {
  setup: Setup;
  /** Refetches what is saved. */
  refetch: () => void;
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

/** Shows that a test e-mail has arrived with these settings. */
export function Proved({ what, at }: { what: string; at: string }) {
  return (
    <Notice>
      <p>
        <strong>{what}</strong> {say(words.mailbox.provedAt, { when: dayAndTime(at) })}
      </p>
    </Notice>
  );
}

/** For settings that the editor cannot change; nothing if there is none. */
export function SetElsewhere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{words.elsewhere}</p>
      <TechnicianCard text={say(words.elsewhereCard, { names: names.join(', ') })} />
    </>
  );
}
