import { words } from '../../site/words/index.ts';
import { stopWords } from '../../site/words/search.ts';
import { Icon } from '../controls/Icon.tsx';
import { AskUs, type AskUsProps } from './AskUs.tsx';
import styles from './Questions.module.css';
import { SearchBox } from './SearchBox.tsx';

interface Question {
  /** The fragment that links to this answer and opens it, with or without a script. */
  id: string;
  question: string;
  /** Undefined if only the inn can answer. */
  answer: string | undefined;
  /** More words that the search matches. */
  also: string | undefined;
  href: string;
  ask: AskUsProps;
}

interface Result {
  href: string;
  name: string;
  detail: string;
  /** More words that the search matches. */
  also: string | undefined;
}

interface QuestionsProps {
  groups: { heading: string; questions: Question[] }[];
  /** Links to ask the inn when the search finds nothing. */
  ask: AskUsProps;
  /** Other sections of the page, for the table of contents. */
  further: { href: string; name: string }[];
  /** Entries of another section, which only the search shows. */
  results?: { heading: string; entries: Result[] } | undefined;
}

const text = words.goodToKnow;

/** The id is inside the `<details>`, on the answer: browsers then open it for its fragment. */
function Entry({ id, question, answer, also, href, ask }: Question) {
  return (
    <details className={styles.entry} data-also={also}>
      <summary>
        <h3>{question}</h3>
        <Icon name="caret-down" />
      </summary>
      <div className={styles.answer} id={id}>
        <p data-part={answer && 'answer'}>{answer ?? text.noAnswer}</p>
        {answer === undefined ? (
          <AskUs {...ask} question={question} />
        ) : (
          <p className={styles.link}>
            <a aria-label={text.linkTo(question)} data-copy href={href}>
              {text.link}
            </a>
            <span role="status" />
          </p>
        )}
      </div>
    </details>
  );
}

/** Guests' questions in groups of disclosures, with a search that filters as guests type. */
export function Questions({ groups, ask, further, results }: QuestionsProps) {
  const numbered = groups.map((group, index) => ({ ...group, id: `questions-${index + 1}` }));
  const parts = numbered.map(({ heading, id }) => ({ href: `#${id}`, name: heading }));
  const { none, one, many } = text.found;
  return (
    <question-search
      data-copied={text.copied}
      data-many={many}
      data-none={none}
      data-one={one}
      data-stop-words={stopWords.join(' ')}
    >
      <div className={styles.top}>
        <SearchBox ask={ask} />
        <nav aria-label={text.groups} className={styles.parts}>
          {[...parts, ...further].map(({ href, name }) => (
            <a href={href} key={href}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      {numbered.map(({ heading, id, questions }) => (
        <section aria-labelledby={id} className={styles.group} key={id}>
          <h2 id={id}>{heading}</h2>
          <div>
            {questions.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </div>
        </section>
      ))}
      {results && (
        <section aria-labelledby="results" className={styles.group} hidden>
          <h2 id="results">{results.heading}</h2>
          <ul className={styles.results}>
            {results.entries.map(({ href, name, detail, also }) => (
              <li data-also={also} key={href}>
                <a href={href}>{name}</a>
                <small data-part="answer">{detail}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </question-search>
  );
}
