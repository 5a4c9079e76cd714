/** A build for our own server as a process of its own, of the project that it is told. */
import { makeBuild } from '../../build/makeBuild.ts';

const [root = ''] = process.argv.slice(2);
await makeBuild(root, { settings: { EMAILJS_ORIGIN: 'self' } });
