import { useState } from 'react';
import type { Broken, Restored } from '../../model/api.ts';
import { say, when } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useRestore } from '../parts/useRestore.tsx';
import { useEditorContext } from '../state/editorContext.ts';

interface BrokenFileProps {
  path: string;
  broken: Broken;
  /** Fetches the restored file. */
  refetch: () => Promise<void>;
}

const words = editorWords.broken;

/** Reports that a file was broken outside the editor, and offers the last valid version. */
export function BrokenFile({ path, broken: { isWhole, text, last }, refetch }: BrokenFileProps) {
  const { refresh, announce } = useEditorContext();
  const { restore, dialog } = useRestore();
  const [message, setMessage] = useState('');
  const onDone = async ({ notes }: Restored) => {
    await refetch();
    refresh();
    announce([words.restored, ...notes].join(' '));
  };
  return (
    <section>
      <Notice variant="error">
        <h2>{isWhole ? words.whole : words.part}</h2>
        <p>{isWhole ? words.wholeHelp : words.partHelp}</p>
        {last ? (
          <>
            <p>
              <Button
                variant="primary"
                onClick={() =>
                  void restore(
                    { action: 'restore', id: last.id, path },
                    { onDone, onError: setMessage },
                  )
                }
              >
                {say(words.last, { when: when(last.at) })}
              </Button>
            </p>
            <p>{words.lastHelp}</p>
          </>
        ) : (
          <p>{words.none}</p>
        )}
        <p role="status">{message}</p>
        <details>
          <summary>{words.text}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long text scrollable by keyboard */}
          <pre tabIndex={0} dir="auto">
            {text}
          </pre>
        </details>
      </Notice>
      {dialog}
    </section>
  );
}
