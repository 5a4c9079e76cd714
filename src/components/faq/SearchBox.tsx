import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { AskUs, type AskUsProps } from './AskUs.tsx';
import styles from './SearchBox.module.css';

const text = words.goodToKnow;

interface SearchBoxProps {
  /** Links to ask the inn when the search finds nothing. */
  ask: AskUsProps;
}

/**
 * A search field, the number of results, and whom to ask when there are none; `question-search.ts`
 * does the searching.
 */
export function SearchBox({ ask }: SearchBoxProps) {
  return (
    <search className={styles.search}>
      <form>
        <label htmlFor="question-words">{text.search}</label>
        <div className={styles.field}>
          <Icon name="magnifying-glass" />
          <input
            autoComplete="off"
            enterKeyHint="search"
            id="question-words"
            placeholder=" "
            type="search"
          />
          <button aria-label={text.clear} type="reset">
            <Icon name="x" />
          </button>
        </div>
      </form>
      <p role="status" />
      <div data-part="none" hidden>
        <p>{text.askInstead}</p>
        <AskUs {...ask} />
      </div>
    </search>
  );
}
