import { OperatorError } from '../lib/errors.ts';

/**
 * Runs a program that goes on until it is told to stop.
 * @param start gives back what ends it: on SIGTERM or Ctrl+C it is called once; a second signal
 * ends the process at once. A wrong setting, or a build that
 * failed, is said in one line.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const close = await start();
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        void close().then(() => process.exit(0));
      });
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
