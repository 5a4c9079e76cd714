/** Builds the given project for our own server, in a process of its own. */
import { makeBuild } from '../../releases/build.ts';

const [root = ''] = process.argv.slice(2);
await makeBuild(root, { settings: { EMAILJS_ORIGIN: 'self' } });
