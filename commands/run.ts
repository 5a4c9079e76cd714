import { OperatorError } from '../lib/errors.ts';

/**
 * Runs a program until SIGTERM or Ctrl+C; a second signal exits at once. OperatorErrors are shown in
 * one line.
 * @param start returns a function that stops the program
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
