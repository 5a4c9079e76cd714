import type { Facility, HouseFacility } from '../../content/schema/lists.ts';
import type { Picture } from '../../content/schema/parts.ts';

/** A facility as sections show it. */
export function featureView({ serviceName, serviceDesc, icon }: Facility) {
  return { name: serviceName, description: serviceDesc, icon };
}

interface Group {
  heading: string;
  picture: Picture;
}

/**
 * The page's non-empty groups with their facilities, both in the content's order.
 * @param english the same before translation, by which facilities are matched to groups
 */
export function groupsOf<Shown extends Group>(
  groups: readonly Shown[],
  facilities: readonly HouseFacility[],
  english: {
    groups: readonly Pick<Group, 'heading'>[];
    facilities: readonly Pick<HouseFacility, 'group'>[];
  } = { groups, facilities },
) {
  return groups
    .map((group, index) => ({
      ...group,
      facilities: facilities
        .filter((_, at) => english.facilities[at]?.group === english.groups[index]?.heading)
        .map(featureView),
    }))
    .filter((group) => group.facilities.length > 0);
}
