import { useState } from 'react';
import type { Replaced } from '../../../model/photos.ts';
import { key } from '../../../model/pointer.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Failure, type FailureProps } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { useRestore } from '../../parts/useRestore.tsx';
import { addressOf } from '../../state/route.ts';

const words = editorWords.photos;

interface ReplacedNoticeProps {
  replaced: Replaced;
  onUndone: () => void;
}

/** After a replacement: the descriptions to check, and a button to undo it. */
export function ReplacedNotice({ replaced, onUndone }: ReplacedNoticeProps) {
  const { saveId, count, descriptions } = replaced;
  const { restore, dialog } = useRestore();
  const [isUndone, setUndone] = useState(false);
  const [message, setMessage] = useState('');
  const undo = () =>
    restore(
      { action: 'undo', id: saveId },
      {
        onDone: () => {
          setUndone(true);
          onUndone();
        },
        onError: setMessage,
      },
    );
  if (isUndone) return <Notice>{words.undone}</Notice>;
  return (
    <Notice>
      <p>{count === 1 ? words.replacedOne : say(words.replaced, { count })}</p>
      {descriptions.length > 0 && (
        <>
          <h3>{words.descriptions}</h3>
          <p>{words.descriptionsHelp}</p>
          <ul>
            {descriptions.map(({ path, title, at, alt }) => (
              <li key={path + key(at)}>
                <a
                  href={addressOf({ view: 'edit', path, at: [...at.slice(0, -1), 'alt'] })}
                  dir="auto"
                >
                  {say(words.description, { title, alt })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {message && <p>{message}</p>}
      <Button onClick={() => void undo()}>{words.replacedUndo}</Button>
      {dialog}
    </Notice>
  );
}

interface ReplaceStatusProps extends FailureProps {
  /** Undefined until something was replaced. */
  replaced: Replaced | undefined;
  onUndone: () => void;
}

/** Why a replacement failed, or what to do after it. */
export function ReplaceStatus({ replaced, onUndone, ...failure }: ReplaceStatusProps) {
  return (
    <div role="status">
      {failure.message && (
        <Notice variant="error">
          <Failure {...failure} />
        </Notice>
      )}
      {replaced && <ReplacedNotice key={replaced.saveId} replaced={replaced} onUndone={onUndone} />}
    </div>
  );
}
