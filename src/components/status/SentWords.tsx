import { words } from '../../site/words/index.ts';

interface SentWordsProps {
  /** How soon the inn answers; left out where it does not say. */
  replyTime?: string | undefined;
  /** Our own service leads here with the reference in the address. */
  hasReference: boolean;
}

/** On the page that thanks a guest without JavaScript: by when, under which reference, and where a copy is. */
export function SentWords({ replyTime, hasReference }: SentWordsProps) {
  return (
    <>
      {replyTime && <p>{words.sent.reply(replyTime)}</p>}
      {hasReference && (
        <p>
          <sent-reference data-label={words.sent.reference}>{words.sent.inAddress}</sent-reference>
        </p>
      )}
      <p>{words.sent.noCopy}</p>
    </>
  );
}
