/** `npm run launch-check`: what must be fixed before going live; `-- --letter` sends a test letter. */
import { parseArgs } from 'node:util';
import { isError } from '../src/content/diagnostics/diagnostic.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { formatLaunch } from '../src/content/launch/launch.ts';
import { launchCheck } from './launch/check.ts';
import { root, warnAboutNames } from './run.ts';

warnAboutNames();
const { values } = parseArgs({ options: { letter: { type: 'boolean' } }, strict: false });
const letter = values['letter'] === true;
const [unknown] = Object.keys(values).filter((name) => name !== 'letter');
if (unknown) {
  console.error(`There is no --${unknown}. npm run launch-check -- --letter sends a test letter.`);
  process.exit(2);
}
const content = contentFolder(root);
const found = await launchCheck(content, process.env, { letter });
const text = formatLaunch(found, folderName(content, root));
if (found.some(isError)) {
  console.error(text);
  process.exitCode = 1;
} else {
  console.log(text);
}
// Exit even if a mail server keeps its connection open.
setTimeout(() => process.exit(), 500).unref();
