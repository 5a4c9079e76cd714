/** Serves the EmailJS build like a static host until the test run ends. */
import './endWithParent.ts';
import { existsSync } from 'node:fs';
import { run } from '../../commands/run.ts';
import { OperatorError } from '../../lib/errors.ts';
import { startSite } from '../../server/site.ts';
import { STATIC_DIST, STATIC_PORT, TEST_DATA } from './places.ts';

await run(async () => {
  if (!existsSync(STATIC_DIST))
    throw new OperatorError('Nothing to test yet: run npm test -- build.');
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', dataDir: `${TEST_DATA}/static` };
  const site = await startSite({ dist: STATIC_DIST, port: STATIC_PORT, mail });
  return () => site.close();
});
