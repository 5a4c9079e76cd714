import type { Languages } from '../../../model/api.ts';
import { editorWords } from '../../../words.ts';
import { FilterChoice, FilterSearch, Filters } from '../../parts/Filters.tsx';
import { languageName } from '../../state/siteLanguages.ts';

const words = editorWords.languages;
const FILTERS = ['left', 'missing', 'changed', 'draft', 'all', 'unused'] as const;
export type Filter = (typeof FILTERS)[number];

interface LanguageFiltersProps {
  languages: Languages['languages'];
  /** The language that is shown; undefined where there is room for all. */
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
    <Filters>
      {chosen !== undefined && (
        <FilterChoice
          name="language"
          label={words.choose}
          choices={languages.map((one) => [one.code, languageName(one)] as const)}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <FilterChoice
        name="filter"
        label={words.filter}
        choices={FILTERS.map((one) => [one, words.filters[one]] as const)}
        chosen={filter}
        onChoose={onFilter}
      />
      <FilterSearch label={words.search} search={search} onSearch={onSearch} />
    </Filters>
  );
}
