import type { Facility } from '../../content/schemas.ts';

/** A facility in the words of the sections that show it. */
export function featureView({ serviceName, serviceDesc, icon }: Facility) {
  return { name: serviceName, description: serviceDesc, icon };
}
