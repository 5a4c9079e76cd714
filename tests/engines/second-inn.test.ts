/** All journeys at an inn that has nothing in common with the sample but its code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { OWN_SERVICE } from '../../src/enquiry/contract/service.ts';
import { writeSecondInn } from '../fixtures/secondInn.ts';
import { copyProject, type ProjectCopy } from '../support/copy.ts';
import { openChromium } from './chromiumGuest.ts';
import type { Engine } from './guest.ts';
import { type OpenInn, openInn } from './openInn.ts';
import { journeys, walk } from './walk.ts';

const content = mkdtempSync(join(tmpdir(), 'second-inn-'));
let copy: ProjectCopy;
let house: OpenInn;
let engine: Engine;

beforeAll(async () => {
  await writeSecondInn(content);
  copy = copyProject({ prepared: false });
  copy.build({ CONTENT_DIR: content, EMAILJS_ORIGIN: OWN_SERVICE });
  house = await openInn({ dist: join(copy.folder, 'dist'), content });
  engine = await openChromium();
});
afterAll(async () => {
  await engine?.close();
  await house?.close();
  copy?.remove();
  rmSync(content, { recursive: true });
});

test.each(journeys)('$name', (journey) => walk(journey, house, engine, 'Chromium'));
