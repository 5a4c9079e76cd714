import type { HouseFacility, Picture } from '../../content/schemas.ts';
import { featureView } from './features.ts';

interface Group {
  heading: string;
  picture: Picture;
}

/** The page's groups in its order, each with its facilities in theirs; none that is empty. */
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
