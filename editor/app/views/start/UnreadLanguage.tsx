import { useState } from 'react';
import { languages } from '../../../../src/site/languages.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Finding } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { languageName, switchLanguage } from '../../state/siteLanguages.ts';
import { useAttempt } from '../../state/useAttempt.ts';

const words = editorWords.languages;

interface UnreadLanguageProps {
  code: string;
  /** The launch check's message about it. */
  message: string;
}

/** Offers to review a language whose sentences are drafts, or to switch it off until somebody has. */
export function UnreadLanguage({ code, message }: UnreadLanguageProps) {
  const { announce, refresh } = useEditorContext();
  const [done, setDone] = useState('');
  const { message: failure, isBusy, attempt } = useAttempt();
  const known = Object.entries(languages).find(([one]) => one === code)?.[1];
  if (!known) return null;
  const language = languageName(known);
  const switchOff = () =>
    attempt(async () => {
      await switchLanguage(code, false);
      announce(say(words.switchedOff, { language }));
      setDone(say(words.switchedOff, { language }));
      refresh();
    });
  return (
    <>
      <a href={addressOf({ view: 'languages' })} aria-label={`${editorWords.first.go}: ${message}`}>
        {editorWords.first.go}
      </a>
      {done ? (
        <p>{done}</p>
      ) : (
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void switchOff()}>
          {say(words.draftsToSwitchOff, { language })}
        </Button>
      )}
      {failure && <Finding>{failure}</Finding>}
    </>
  );
}
