import { MINUTE } from '../../lib/durations.ts';
import type { Preview } from './preview.ts';

/** Milliseconds without a request after which the preview is stopped. */
const IDLE_TIMEOUT = 15 * MINUTE;
const CHECK_INTERVAL = MINUTE;

/**
 * Starts the preview at its first request, and stops it when it is idle.
 * @param idle milliseconds without a request after which it stops
 */
export function lazyPreview(start: () => Promise<Preview>, idle = IDLE_TIMEOUT): Preview {
  let running: Promise<Preview> | undefined;
  let shown: Preview | undefined;
  let lastUsed = 0;
  const begin = () => {
    running ??= start().then((preview) => {
      shown = preview;
      return preview;
    });
    running.catch((error) => {
      console.error(error);
      running = undefined;
    });
  };
  const stop = async () => {
    const last = running;
    running = undefined;
    shown = undefined;
    await (await last?.catch(() => undefined))?.close();
  };
  const timer = setInterval(
    () => {
      if (running && performance.now() - lastUsed > idle) void stop();
    },
    Math.min(CHECK_INTERVAL, idle),
  ).unref();
  return {
    origin: () => {
      lastUsed = performance.now();
      // The preview has exited by itself: start it again.
      if (shown?.origin() === '') {
        running = undefined;
        shown = undefined;
      }
      begin();
      return shown?.origin() ?? '';
    },
    close: async () => {
      clearInterval(timer);
      await stop();
    },
  };
}
