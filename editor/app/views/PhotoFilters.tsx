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
  return (
    <div className={styles['tools']}>
      <fieldset>
        <legend className="visually-hidden">{words.filter}</legend>
        {PHOTO_FILTERS.map((one) => (
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
