import { useState } from 'react';
import { languages } from '../../../../src/site/languages.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { languageName, switchLanguage } from '../../state/siteLanguages.ts';

const words = editorWords.languages;

interface UnreadLanguageProps {
  code: string;
  /** What the launch check says of it. */
  message: string;
}

/** A language whose sentences are drafts: read them, or switch it off until somebody has. */
export function UnreadLanguage({ code, message }: UnreadLanguageProps) {
  const { announce, refresh } = useEditorContext();
  const [done, setDone] = useState('');
  const known = Object.entries(languages).find(([one]) => one === code)?.[1];
  if (!known) return null;
  const language = languageName(known);
  const switchOff = async () => {
    try {
      await switchLanguage(code, false);
      announce(say(words.switchedOff, { language }));
      setDone(say(words.switchedOff, { language }));
      refresh();
    } catch (problem) {
      setDone((problem as Error).message);
    }
  };
  return (
    <>
      <a href={addressOf({ view: 'languages' })} aria-label={`${editorWords.first.go}: ${message}`}>
        {editorWords.first.go}
      </a>
      {done ? (
        <p>{done}</p>
      ) : (
        <Button variant="quiet" onClick={() => void switchOff()}>
          {say(words.draftsToSwitchOff, { language })}
        </Button>
      )}
    </>
  );
}
