import type { Inn } from '../../content/innSchema.ts';
import type { MapContent } from '../../content/mapSchema.ts';
import { type Nearby, placeCategories } from '../../content/nearbySchema.ts';
import { directionsLink } from '../../enquiry/contract/contactLinks.ts';
import { words } from '../words/index.ts';
import { longDate } from '../words/longDate.ts';
import { mapSketch } from './map.ts';

const { byAuto, measure, kilometres, minutes, estimated, checkedOn } = words.nearby;

type Place = Nearby['places'][number];

/** Which gate to ask for and what the ride costs; empty where nobody said. */
const arrivalOf = ({ gate, fare }: Pick<Place, 'gate' | 'fare'>): string[] =>
  [gate, fare === undefined ? undefined : byAuto(fare)].filter((part) => part !== undefined);

/**
 * Nearby places by category, in the inn's order, nearest first, with directions from the inn;
 * without empty categories. With them the drawn map, if there is one, and the ways on it.
 */
export function nearbyView(
  { checkedOn: day, categories = placeCategories, places }: Nearby,
  { name: inn, address, location }: Pick<Inn, 'name' | 'address' | 'location'>,
  drawn?: MapContent,
) {
  const map =
    drawn &&
    mapSketch(
      drawn,
      { name: inn, location },
      places.map(({ at }) => at),
    );
  const groups = categories
    .map((category) => ({
      category,
      places: places
        .map((place, index) => ({ ...place, way: map?.wayTo[index] }))
        .filter((place) => place.category === category)
        .sort((one, other) => one.distance - other.distance)
        .map(({ name, distance, time, onFoot = false, way, search, ...place }) => ({
          ...{ name, minutes: time, onFoot, way },
          distance: measure(distance, kilometres),
          time: measure(time, minutes),
          more: arrivalOf(place),
          directionsHref: directionsLink(search ?? `${name}, ${address.city}`, location),
        })),
    }))
    .filter((group) => group.places.length > 0);
  return { checked: day ? checkedOn(longDate(new Date(day))) : estimated, groups, map };
}
