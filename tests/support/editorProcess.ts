import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from './freePorts.ts';
import { writeSmallInn } from './openEditor.ts';

/** Runs `npm run editor`, with its preview, for a small inn of its own. */
export class EditorProcess {
  origin = '';
  readonly #parent = mkdtempSync(join(tmpdir(), 'preview-'));
  readonly content = join(this.#parent, 'content');
  #port = 0;
  readonly #from: number;
  #child: ChildProcess | undefined;

  /** @param from the first port to try: each spec file needs its own, since they run in parallel */
  constructor(from: number) {
    this.#from = from;
  }

  async start(): Promise<void> {
    if (this.#port === 0) {
      await writeSmallInn(this.content);
      this.#port = await freePorts(this.#from, 1);
    }
    this.#child = spawn(process.execPath, ['commands/editor.ts'], {
      env: { ...process.env, CONTENT_DIR: this.content, DESK_PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.#child.stdout ?? process.stdin });
    for await (const line of lines) {
      this.origin = /http:\S+/.exec(line)?.[0] ?? '';
      if (this.origin) break;
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
