import { useEffect, useState } from 'react';
import { editorWords } from '../../../words.ts';
import { FilterChoice, FilterSearch, Filters } from '../../parts/Filters.tsx';
import { PHOTO_FILTERS, type PhotoFilter } from '../../state/route.ts';

const words = editorWords.photos;

interface PhotoFiltersProps {
  filter: PhotoFilter;
  onFilter: (filter: PhotoFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Which photographs to show. */
export function PhotoFilters({ filter, onFilter, search, onSearch }: PhotoFiltersProps) {
  // The address follows a moment later: without this, the choice would jump back until then.
  const [picked, setPicked] = useState(filter);
  useEffect(() => setPicked(filter), [filter]);
  return (
    <Filters>
      <FilterChoice
        name="filter"
        label={words.filter}
        choices={PHOTO_FILTERS.map((one) => [one, words.filters[one]] as const)}
        chosen={picked}
        onChoose={(one) => {
          setPicked(one);
          onFilter(one);
        }}
      />
      {filter !== 'deleted' && (
        <FilterSearch label={words.search} search={search} onSearch={onSearch} />
      )}
    </Filters>
  );
}
