/** Runs the product in a child process, to measure its memory. Reports its origin, and its RSS on request. */
import { startSite } from '../../server/site.ts';

const [dist = '', dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const mail = { smtpUrl, dataDir, rateLimit: 0 };
const site = await startSite({ dist, port: 0, mail, log: () => {} });
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.on('disconnect', () => void site.close().then(() => process.exit()));
process.send?.({ origin: site.origin });
