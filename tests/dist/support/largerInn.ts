/**
 * An inn with a seventh room type and a gallery of three sheets, built once for all the tests that
 * look at it, from a content folder of its own; its photographs are small ones, so that this takes
 * seconds.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { growContent } from '../../../scripts/growth/content.ts';
import { drawPhotograph } from '../../../scripts/growth/photographs.ts';
import { OWN_SERVICE } from '../../../src/enquiry/contract/service.ts';
import { copyProject } from '../../support/copy.ts';
import { GALLERY_PICTURES, SEVENTH_ROOM } from './seventhRoom.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the larger inn's built site. */
    largerInn: string;
  }
}

const ROOT = join(import.meta.dirname, '../../..');

export default async function setup(project: TestProject): Promise<() => void> {
  const copy = copyProject({ prepared: false });
  // Apart from the project, as an innkeeper may keep it; the copy's own folder stays the sample.
  const content = join(mkdtempSync(join(tmpdir(), 'copperpod inn #1 ')), 'our words');
  cpSync(join(copy.folder, 'content'), content, { recursive: true });
  // An inn with a drawing of its own.
  cpSync(join(ROOT, 'tests/fixtures/logo.svg'), join(content, 'photos/logo.svg'));
  const inn = readFileSync(join(content, 'inn.yaml'), 'utf8');
  writeFileSync(join(content, 'inn.yaml'), `logo: logo.svg\n${inn}`);
  // As an inn whose content is older than the page of questions.
  rmSync(join(content, 'good-to-know.yaml'));
  await growContent(content, { rooms: 6, pictures: GALLERY_PICTURES });
  writeFileSync(join(content, `rooms${SEVENTH_ROOM.route}.yaml`), SEVENTH_ROOM.file);
  for (const [index, photo] of SEVENTH_ROOM.photos.entries()) {
    // Far from the gallery's numbers: two alike are one file in the build.
    await drawPhotograph(join(content, 'photos', photo), 1000 + index);
  }
  // Whoever wants this file read says so to Node: Astro must not read it by itself.
  writeFileSync(join(copy.folder, '.env'), 'EMAILJS_SERVICE_ID=unasked\n');
  // For our own service, as the product is built: its forms have a field more. And without the
  // offline copy, which an owner may take back.
  copy.build({ CONTENT_DIR: content, EMAILJS_ORIGIN: OWN_SERVICE, OFFLINE_COPY: '0' });
  project.provide('largerInn', join(copy.folder, 'dist'));
  return () => {
    copy.remove();
    rmSync(dirname(content), { recursive: true });
  };
}
