import type { Picture } from '../../content/schemaParts.ts';
import type { Facility, HouseFacility } from '../../content/schemas.ts';

/** A facility as sections show it. */
export function featureView({ serviceName, serviceDesc, icon }: Facility) {
  return { name: serviceName, description: serviceDesc, icon };
}

interface Group {
  heading: string;
  picture: Picture;
}

/** The page's non-empty groups with their facilities, both in the content's order. */
export function groupsOf<Shown extends Group>(
  groups: readonly Shown[],
  facilities: readonly HouseFacility[],
) {
  return groups
    .map((group) => ({
      ...group,
      facilities: facilities.filter(({ group: name }) => name === group.heading).map(featureView),
    }))
    .filter((group) => group.facilities.length > 0);
}
