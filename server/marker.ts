import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds between two signs of life, and after how many without one a process is gone. */
const BEAT = 5_000;
const GONE = 60_000;

/**
 * Says in a file that this process is at work, for as long as it is.
 * @param flag `wx` fails when the file is there
 * @returns a function that takes the file away
 */
export function keepMarker(file: string, content: object, flag: 'w' | 'wx' = 'w'): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...content }), { flag });
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Taken away by hand, or the disk is: there is nobody to tell.
    }
  }, BEAT).unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/**
 * What a living process says in this file; undefined when there is none. One that was killed
 * leaves its file behind, and its number may be another's by now: hence the signs of life.
 */
export function readMarker<Content>(file: string): (Content & { pid: number }) | undefined {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    if (Date.now() - statSync(file).mtimeMs > GONE) return undefined;
    process.kill(content.pid, 0);
    return content;
  } catch (error) {
    // Another user's process: it lives.
    if ((error as NodeJS.ErrnoException).code === 'EPERM') {
      return JSON.parse(readFileSync(file, 'utf8'));
    }
    return undefined;
  }
}
