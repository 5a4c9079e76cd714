import { useEffect, useState } from 'react';
import { isLeft, type Row, stateOf } from '../../../model/translations.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { reasonOf } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { type Language, languageName, switchLanguage } from '../../state/siteLanguages.ts';
import styles from './Languages.module.css';

const words = editorWords.languages;

interface LanguageSwitchesProps {
  languages: readonly Language[];
  rows: readonly Row[];
  /** A language was switched on or off. */
  onSwitched: () => void;
  onReadAll: (code: string) => void;
}

/** The languages, each with a switch, what is left to translate, and a button to mark its drafts as read. */
export function LanguageSwitches({
  languages,
  rows,
  onSwitched,
  onReadAll,
}: LanguageSwitchesProps) {
  const { announce, refresh } = useEditorContext();
  const [toConfirm, setToConfirm] = useState<Language>();
  const [message, setMessage] = useState('');
  // Optimistic: keeps the checkbox from flipping back until the new answer arrives.
  const [picked, setPicked] = useState<Record<string, boolean>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer replaces it
  useEffect(() => setPicked({}), [languages]);
  const count = (code: string, isCounted: (state: ReturnType<typeof stateOf>) => boolean) =>
    rows.filter((row) => isCounted(stateOf(row, code))).length;
  const drafts = (code: string) => count(code, (state) => state === 'draft');
  const change = async (language: Language, isOn: boolean) => {
    const { switchedOn, switchedOff } = words;
    setPicked((now) => ({ ...now, [language.code]: isOn }));
    try {
      await switchLanguage(language.code, isOn);
      const done = say(isOn ? switchedOn : switchedOff, { language: languageName(language) });
      setMessage(done);
      announce(done);
      refresh();
    } catch (problem) {
      setMessage(reasonOf(problem, editorWords.history.rejected));
      setPicked((now) => ({ ...now, [language.code]: !isOn }));
    }
    onSwitched();
  };
  const told = (language: Language) => {
    const left = count(language.code, isLeft);
    const values = {
      language: languageName(language),
      count: left,
      drafts: drafts(language.code),
    };
    if (left > 0) return say(words.left, values);
    return say(values.drafts > 0 ? words.completeDrafts : words.complete, values);
  };
  return (
    <>
      <p className={styles['intro']}>{words.rule}</p>
      <ul className={styles['languages']}>
        {languages.map((language) => (
          <li key={language.code}>
            <label>
              <input
                type="checkbox"
                checked={picked[language.code] ?? language.isOn}
                onChange={(event) => void change(language, event.currentTarget.checked)}
              />
              {say(words.on, { language: languageName(language) })}
            </label>
            <p>{told(language)}</p>
            {drafts(language.code) > 0 && (
              <Button variant="quiet" onClick={() => setToConfirm(language)}>
                {say(words.readAll, { language: languageName(language) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {message && <p role="status">{message}</p>}
      {toConfirm && (
        <Dialog
          size="small"
          title={say(words.readAllAsk, {
            language: languageName(toConfirm),
            count: drafts(toConfirm.code),
          })}
          onClose={() => setToConfirm(undefined)}
          answers={
            <>
              <Button
                onClick={() => {
                  onReadAll(toConfirm.code);
                  setToConfirm(undefined);
                }}
              >
                {words.readAllYes}
              </Button>
              <Button variant="primary" onClick={() => setToConfirm(undefined)}>
                {words.readAllNo}
              </Button>
            </>
          }
        >
          <p>{words.readAllHelp}</p>
        </Dialog>
      )}
    </>
  );
}
