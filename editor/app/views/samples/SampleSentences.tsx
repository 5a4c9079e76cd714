import type { FirstHour } from '../../../model/api.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { request } from '../../requests/request.ts';
import { titleIn, useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from '../lists.module.css';

const words = editorWords.firstHour;
type Sentence = FirstHour['sentences'][number];

/** The sentences that are still the sample's word for word, each with a link and a button to confirm it. */
export function SampleSentences() {
  const { tree, refresh, announce } = useEditorContext();
  const [progress] = useAnswer<FirstHour>('first-hour', { version: tree });
  const { message, attempt } = useAttempt();
  const sentences = progress?.sentences ?? [];
  const confirm = ({ text }: Sentence) =>
    attempt(async () => {
      await request('samples/confirm-sentence', { json: { text } });
      announce(say(words.confirmed, { what: text }));
      refresh();
    }, text);
  if (sentences.length === 0) return null;
  const groups = Map.groupBy(sentences, ({ path }) => path);
  return (
    <section className={styles['section']} aria-labelledby="sentences">
      <h2 id="sentences">{words.sentencesTitle}</h2>
      <p>{words.sentencesIntro}</p>
      {message && <p role="alert">{message}</p>}
      {[...groups].map(([path, own]) => (
        <section key={path} aria-label={titleIn(tree, path) ?? path}>
          <h3 dir="auto">{titleIn(tree, path) ?? path}</h3>
          <ul className={styles['lines']}>
            {own.map((sentence) => (
              <li key={`${sentence.at.join('.')} ${sentence.text}`}>
                <p dir="auto">{sentence.text}</p>
                <div className={styles['tools']}>
                  <Button
                    variant="quiet"
                    aria-label={say(editorWords.list.of, {
                      action: editorWords.sample.own,
                      what: sentence.text,
                    })}
                    onClick={() => void confirm(sentence)}
                  >
                    {editorWords.sample.own}
                  </Button>
                  <a
                    href={addressOf({ view: 'edit', path, at: sentence.at })}
                    aria-label={say(editorWords.list.of, {
                      action: editorWords.sample.go,
                      what: sentence.text,
                    })}
                  >
                    {editorWords.sample.go}
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
