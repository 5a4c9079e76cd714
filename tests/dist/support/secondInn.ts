/** The second inn's site, built once for all the tests that look at it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { OWN_SERVICE } from '../../../src/enquiry/contract/service.ts';
import { writeSecondInn } from '../../fixtures/secondInn.ts';
import { copyProject } from '../../support/copy.ts';

export const SECOND_ORIGIN = 'https://kadalamane.example';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the second inn: its content, and the site built of it. */
    secondInn: { content: string; dist: string };
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const copy = copyProject({ prepared: false });
  const content = mkdtempSync(join(tmpdir(), 'second-inn-'));
  await writeSecondInn(content);
  copy.build({
    CONTENT_DIR: content,
    SITE_ORIGIN: SECOND_ORIGIN,
    EMAILJS_ORIGIN: OWN_SERVICE,
  });
  project.provide('secondInn', { content, dist: join(copy.folder, 'dist') });
  return () => {
    copy.remove();
    rmSync(content, { recursive: true });
  };
}
