import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';
import { findJava } from './support/java.ts';
import { LARGER_INN } from './support/largerInn.ts';
import { DIST } from './support/site.ts';
import { type HtmlError, htmlErrors } from './support/vnu.ts';

const java = findJava();
// A missing Java is a failure in CI; elsewhere the test is skipped with a message.
const canSkip = !java && !process.env['CI'];
if (canSkip) console.warn('Install Java 17 or newer to check the HTML with the W3C’s checker.');

const pagesOf = (dist: string) =>
  listFiles(dist)
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(dist, path));

const broken = join(tmpdir(), `broken-${process.pid}.html`);
let errors: HtmlError[] = [];
beforeAll(() => {
  if (canSkip) return;
  writeFileSync(broken, '<!doctype html><html lang="en"><title>Broken</title><ul><p></p></ul>');
  const files = [...pagesOf(DIST), ...pagesOf(LARGER_INN), broken];
  errors = htmlErrors(java ?? 'java', files);
});
afterAll(() => rmSync(broken, { force: true }));
const errorsBelow = (folder: string) =>
  errors.filter(({ file }) => file.startsWith(resolve(folder) + sep));

test.skipIf(canSkip)('every page is valid HTML', () => {
  expect(errorsBelow(DIST)).toEqual([]);
});

test.skipIf(canSkip)('and so is every page of a larger inn, built for our own service', () => {
  const contact = readFileSync(join(LARGER_INN, 'contact.html'), 'utf8');
  expect(contact).toContain(`action="${SEND_FORM_PATH}"`);
  expect(errorsBelow(LARGER_INN)).toEqual([]);
});

test.skipIf(canSkip)('the checker does find an error', () => {
  expect(errors.filter(({ file }) => file === broken)).toHaveLength(1);
});
