import type { Facility } from '../../content/schemas.ts';

/** A facility as sections show it. */
export function featureView({ serviceName, serviceDesc, icon }: Facility) {
  return { name: serviceName, description: serviceDesc, icon };
}
