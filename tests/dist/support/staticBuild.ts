import { placeStaticBuild } from '../../support/builds.ts';

/** So that a single test looks at today's sources, whatever was built before. */
export default async function setup(): Promise<void> {
  if (!process.env['TEST_DIST']) await placeStaticBuild();
}
