import type { Languages } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import controls from '../form/controls.module.css';
import { languageName } from '../state/siteLanguages.ts';
import styles from './Languages.module.css';

const words = editorWords.languages;
const FILTERS = ['left', 'missing', 'changed', 'draft', 'all', 'unused'] as const;
export type Filter = (typeof FILTERS)[number];

interface LanguageFiltersProps {
  languages: Languages['languages'];
  /** The one language that is shown; undefined where there is room for all. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Which language, and which sentences, to show. */
export function LanguageFilters(props: LanguageFiltersProps) {
  const { languages, chosen, onChoose, filter, onFilter, search, onSearch } = props;
  return (
    <div className={styles['tools']}>
      {chosen !== undefined && (
        <fieldset>
          <legend className="visually-hidden">{words.choose}</legend>
          {languages.map((language) => (
            <label key={language.code}>
              <input
                type="radio"
                name="language"
                checked={language.code === chosen}
                onChange={() => onChoose(language.code)}
              />
              {languageName(language)}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="visually-hidden">{words.filter}</legend>
        {FILTERS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="filter"
              checked={one === filter}
              onChange={() => onFilter(one)}
            />
            {words.filters[one]}
          </label>
        ))}
      </fieldset>
      <label className={styles['search']}>
        {words.search}
        <input
          type="search"
          className={controls['text']}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
