/** Runs the product as a child process, which tests kill: `node serviceProcess.ts <dist> [timeouts]`. */
import { readMailSettings } from '../../../mail/settings.ts';
import { startSite } from '../../../server/site.ts';

const [dist = '', timeouts = '{}'] = process.argv.slice(2);
const site = await startSite({
  dist,
  port: 0,
  mail: readMailSettings(process.env),
  timeouts: JSON.parse(timeouts),
  pace: { firstDelay: 50, longestDelay: 500, poll: 200 },
});
process.stdout.write(`${site.origin}\n`);
process.on('SIGTERM', () => void site.close().then(() => process.exit(0)));
