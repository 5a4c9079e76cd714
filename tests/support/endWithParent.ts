/**
 * Ends a test server with the test run. Playwright starts it in a process group of its own, which no
 * signal to the run reaches, and closes it only when it gets to; its end of our standard input closes
 * however it ends, even killed.
 */

/** Milliseconds for what is under way; longer than the servers' own grace. */
const GRACE = 15_000;

process.stdin.resume().once('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE).unref();
});
