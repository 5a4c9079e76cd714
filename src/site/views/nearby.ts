import type { LeaveByProps } from '../../components/nearby/LeaveBy.tsx';
import type { Inn } from '../../content/schema/inn.ts';
import type { MapContent } from '../../content/schema/map.ts';
import { type Nearby, placeCategories } from '../../content/schema/nearby.ts';
import { directionsLink, telLink } from '../../enquiry/contract/contactLinks.ts';
import { hoursOf } from '../hours.ts';
import { words } from '../words/index.ts';
import { longDate } from '../words/longDate.ts';
import { chatAbout } from './contactDetails.ts';
import { mapSketch } from './map.ts';

const { byAuto, measure, kilometres, minutes, estimated, checkedOn } = words.nearby;

type Place = Nearby['places'][number];

/** Kilometres from which a guest takes a cab, unless there is a fare by auto. */
const CAB_FROM = 25;

function rideTo({ onFoot, distance, fare }: Place): 'auto' | 'cab' | 'foot' {
  if (onFoot) return 'foot';
  return fare === undefined && distance >= CAB_FROM ? 'cab' : 'auto';
}

/** Which gate to ask for and the fare, as far as known. */
const arrivalOf = ({ gate, fare }: Pick<Place, 'gate' | 'fare'>): string[] =>
  [gate, fare === undefined ? undefined : byAuto(fare)].filter((part) => part !== undefined);

/** The places in English, by which they are grouped and found in a maps search. */
interface EnglishPlaces extends Pick<Nearby, 'categories' | 'places'> {
  city: string;
}

/**
 * Nearby places by category, in the inn's order, nearest first, with directions from the inn;
 * without empty categories. Also the drawn map, if there is one, with the ways to them.
 * @param english the same places before translation
 */
export function nearbyView(
  { checkedOn: day, categories, places }: Nearby,
  { name: inn, address, location }: Pick<Inn, 'name' | 'address' | 'location'>,
  drawn?: MapContent,
  english: EnglishPlaces = { places, categories, city: address.city },
) {
  const map =
    drawn &&
    mapSketch(
      drawn,
      { name: inn, location },
      places.map(({ at }) => at),
    );
  const all = places.map((place, index) => ({
    ...place,
    way: map?.wayTo[index],
    english: english.places[index] ?? place,
  }));
  const groups = (english.categories ?? placeCategories)
    .map((category) => all.filter((place) => place.english.category === category))
    .map((group) => ({
      category: group[0]?.category ?? '',
      places: group
        .toSorted((one, other) => one.distance - other.distance)
        .map(({ way, search, ...place }) => ({
          ...{ name: place.name, minutes: place.time, by: rideTo(place), way },
          distance: measure(place.distance, kilometres),
          time: measure(place.time, minutes),
          more: arrivalOf(place),
          directionsHref: directionsLink(
            search ?? `${place.english.name}, ${english.city}`,
            location,
          ),
        })),
    }))
    .filter((group) => group.places.length > 0);
  return { checked: day ? checkedOn(longDate(new Date(day))) : estimated, groups, map };
}

/** The data of the leave-by control: the rush hours, the notes, and whom to ask for an auto. */
export function leavingView(
  { rush = [], leavingNotes = [] }: Pick<Nearby, 'rush' | 'leavingNotes'>,
  inn: Inn,
): LeaveByProps {
  const chat = chatAbout(inn);
  return {
    rush: rush.map((one) => ({ ...one, ...hoursOf(one) })),
    notes: leavingNotes.map((one) => ({ ...one, ...hoursOf(one) })),
    askHref: chat ?? telLink(inn.phone),
    asksByChat: chat !== undefined,
  };
}
