import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('a build knows what it was told, not what an .env file of the folder says besides', () => {
  // The larger inn's folder has one. Else a build could disagree with the server that starts it.
  const page = readFileSync(join(inject('largerInn'), 'contact.html'), 'utf8');
  expect(page).toContain('YOUR_SERVICE_ID');
  expect(page).not.toContain('unasked');
});
