/** The product in a process of its own, to measure its memory: reports its origin and RSS. */
import { startSite } from '../../server/site.ts';

const [dist = '', dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const mail = { smtpUrl, dataDir, rateLimit: 0 };
const site = await startSite({ dist, port: 0, mail, log: () => {} });
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.on('disconnect', () => void site.close().then(() => process.exit()));
process.send?.({ origin: site.origin });
