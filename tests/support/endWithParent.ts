/**
 * Ends a test server with the test run. Playwright starts the server in its own process group, which
 * signals to the run do not reach, and cannot stop it if it is killed itself. But the server's standard
 * input closes however Playwright ends.
 */

/** Milliseconds for open work; longer than the servers' own grace period. */
const GRACE = 15_000;

process.stdin.resume().once('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE).unref();
});
