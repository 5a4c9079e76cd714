import { type Nearby, placeCategories } from '../content/schemas.ts';
import { directionsLink } from '../enquiry/contactLinks.ts';
import { words } from '../words/index.ts';

const { measure, kilometres, minutes, checkedOn } = words.nearby;

/** The nearby places grouped by category, in the specification's order; empty categories are left out. */
export function nearbyView({ checkedOn: day, places }: Nearby) {
  const groups = placeCategories
    .map((category) => ({
      category,
      places: places
        .filter((place) => place.category === category)
        .map(({ name, distance, time, search }) => ({
          name,
          distance: measure(distance, kilometres),
          time: measure(time, minutes),
          directionsHref: directionsLink(search ?? `${name}, Bengaluru`),
        })),
    }))
    .filter((group) => group.places.length > 0);
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return { checked: checkedOn(date.format(new Date(day))), groups };
}
