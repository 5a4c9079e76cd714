import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockHolder } from '../../../tests/lib/support/lockHolders.ts';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { HttpError } from '../http/httpError.ts';
import { withWorkspaceLock } from './workspace.ts';

test('the lock waits for another editor, even a stopped one', async () => {
  const folder = join(temporaryFolder(), 'desk');
  const other = await lockHolder(join(folder, 'write.lock'));
  other.stop();
  const order: string[] = [];
  const turn = withWorkspaceLock({ folder, content: '' }, async () => order.push('turn'));
  expect(await Promise.race([turn, other.tryFromOutside()])).toBe('taken');
  order.push('released');
  other.release();
  other.resume();
  await turn;
  expect(order).toEqual(['released', 'turn']);
});

test('a folder that cannot be written gives an error, and nothing is done', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const turn = withWorkspaceLock({ folder: file, content: '' }, () =>
    Promise.reject(new Error('Done.')),
  );
  await expect(turn).rejects.toThrow(HttpError);
  await expect(turn).rejects.toMatchObject({
    status: 507,
    message: expect.stringContaining('is the disk full'),
  });
});
