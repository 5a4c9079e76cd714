/** Imports the given module and prints the files Node loads for it, one per line. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [module = ''] = process.argv.slice(2);
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) console.log(fileURLToPath(url));
    return nextLoad(url, context);
  },
});
await import(pathToFileURL(module).href);
process.exit();
