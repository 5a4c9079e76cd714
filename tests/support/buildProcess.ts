/** The program of a child process: builds the given project for our own server. */
import { makeBuild } from '../../releases/build.ts';

const [root = ''] = process.argv.slice(2);
await makeBuild(root, { settings: { EMAILJS_ORIGIN: 'self' } });
