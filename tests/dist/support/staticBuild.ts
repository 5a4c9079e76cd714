import { placeStaticBuild } from '../../support/builds.ts';

/** Builds the current sources, so that a test that runs alone does not check an earlier build. */
export default async function setup(): Promise<void> {
  if (!process.env['TEST_DIST']) await placeStaticBuild();
}
