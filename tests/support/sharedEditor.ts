import { afterAll, beforeEach } from 'vitest';
import { MINUTE } from '../../lib/durations.ts';
import { openHostedEditor } from './hostedEditor.ts';

/** An editor that the tests of a file share, each with its full number of attempts to sign in. */
export async function openSharedEditor(env: Record<string, string> = {}) {
  const editor = await openHostedEditor({ env });
  afterAll(() => editor.close());
  beforeEach(() => {
    editor.clock.ahead += 61 * MINUTE;
  });
  return editor;
}

/** An editor behind a proxy that reports each browser at an address of its own. */
export async function openEditorBehindProxy() {
  const editor = await openSharedEditor({ TRUST_PROXY: 'on' });
  let callers = 0;
  const browser = () => editor.browser({ 'X-Forwarded-For': `192.0.2.${++callers}` });
  return { editor, browser, stranger: browser };
}
