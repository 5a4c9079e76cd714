// @vitest-environment node
/** Nothing of the editor's preview is in a build, not even in one with the preview's setting. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { withMark } from '../../src/content/preview/fieldMark.ts';
import { SECOND_INN } from './support/secondInn.ts';

const TRACES =
  /[\u{e0020}-\u{e007f}]|%F3%A0%8[01]|data-preview|preview-data|preview:ready|previewMode/iu;

test('the search finds what the preview adds', () => {
  expect(withMark('Name', 'inn.yaml', ['name'])).toMatch(TRACES);
  expect('<script id="preview-data">').toMatch(TRACES);
});

test('a build has no invisible signs, attributes or scripts of the preview', () => {
  const files = listFiles(SECOND_INN.dist).filter((path) =>
    /\.(?:html|js|css|json|txt|xml|svg|vcf|webmanifest)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const traced = files.filter((path) =>
    TRACES.test(readFileSync(join(SECOND_INN.dist, path), 'utf8')),
  );
  expect(traced).toEqual([]);
});
