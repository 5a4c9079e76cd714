/** The build for EmailJS that tests look at, unless it stands there: for the step of `npm test`. */
import '../tests/support/sampleContent.ts';
import { placeStaticBuild } from '../tests/support/builds.ts';

await placeStaticBuild();
