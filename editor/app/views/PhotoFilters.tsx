import { useEffect, useState } from 'react';
import { editorWords } from '../../words.ts';
import { PHOTO_FILTERS, type PhotoFilter } from '../state/route.ts';
import styles from './Photos.module.css';

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
    <div className={styles['tools']}>
      <fieldset>
        <legend className="visually-hidden">{words.filter}</legend>
        {PHOTO_FILTERS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="filter"
              checked={one === picked}
              onChange={() => {
                setPicked(one);
                onFilter(one);
              }}
            />
            {words.filters[one]}
          </label>
        ))}
      </fieldset>
      {filter !== 'deleted' && (
        <label className={styles['search']}>
          {words.search}
          <input
            type="search"
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </label>
      )}
    </div>
  );
}
