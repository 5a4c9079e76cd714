import type { Setup, Use } from '../../../model/setup.ts';
import { dayAndTime, say } from '../../../model/wording.ts';
import { setupWords as words } from '../../../words/setup.ts';
import { Notice } from '../../parts/Notice.tsx';
import { TechnicianCard } from '../../parts/TechnicianCard.tsx';

/** The props of each step. */
export interface StepProps {
  setup: Setup;
  /** Refetches the setup. */
  refetch: () => void;
  /** It is the first step that is not done, so its button is the main one. */
  isNext: boolean;
}

/** Says whether the running site uses the saved settings. */
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

/** Says when a test e-mail with these settings arrived. */
export function Proved({ what, at }: { what: string; at: string }) {
  return (
    <Notice>
      <p>
        <strong>{what}</strong> {say(words.mailbox.provedAt, { when: dayAndTime(at) })}
      </p>
    </Notice>
  );
}

/** Explains settings that the editor cannot change; renders nothing without any. */
export function SetElsewhere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{words.elsewhere}</p>
      <TechnicianCard text={say(words.elsewhereCard, { names: names.join(', ') })} />
    </>
  );
}
