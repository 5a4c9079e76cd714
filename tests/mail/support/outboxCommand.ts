import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../mail/commands.ts', import.meta.url));

export interface CommandResult {
  code: number;
  text: string;
}

/** Runs `npm run mail:outbox -- words` as the operator does. */
export async function outboxCommand(dataDir: string, ...words: string[]): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [CLI, ...words], { env, stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, text };
}
