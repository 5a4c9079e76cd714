import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findJava } from '../../scripts/java.ts';
import { listFiles } from '../../server/files.ts';
import { SEND_FORM_PATH } from '../../src/enquiry/service.ts';
import { DIST } from './support/site.ts';
import { htmlErrors } from './support/vnu.ts';

const java = findJava();
// Where everything must be proven, a missing Java is a failure; elsewhere it is said and passed over.
const canSkip = !java && !process.env['CI'];
if (canSkip) console.warn('Install Java 17 or newer to check the HTML with the W3C’s checker.');

const pagesOf = (dist: string) =>
  listFiles(dist)
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(dist, path));

test.skipIf(canSkip)('every page is valid HTML', () => {
  expect(htmlErrors(java ?? 'java', pagesOf(DIST))).toEqual([]);
});

test.skipIf(canSkip)('and so is every page of a larger inn, built for our own service', () => {
  const contact = readFileSync(join(inject('largerInn'), 'contact.html'), 'utf8');
  expect(contact).toContain(`action="${SEND_FORM_PATH}"`);
  expect(htmlErrors(java ?? 'java', pagesOf(inject('largerInn')))).toEqual([]);
});

test.skipIf(canSkip)('the checker does find an error', () => {
  const file = join(tmpdir(), `broken-${process.pid}.html`);
  writeFileSync(file, '<!doctype html><html lang="en"><title>Broken</title><ul><p></p></ul>');
  expect(htmlErrors(java ?? 'java', [file])).toHaveLength(1);
});
