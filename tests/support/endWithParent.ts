/**
 * Ends a test server with the test run. Playwright starts it in its own process group, which
 * signals to the run do not reach, and may not get to stop it; but our standard input closes
 * however Playwright ends, even if killed.
 */

/** Milliseconds for open work; longer than the servers' own grace period. */
const GRACE = 15_000;

process.stdin.resume().once('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE).unref();
});
