import { type ComponentType, lazy } from 'react';
import { editorWords } from '../words.ts';
import { Button } from './parts/Button.tsx';

/** Shown in place of a view whose code cannot be loaded: the editor was updated, or does not answer. */
function Missing() {
  return (
    <>
      <h1>{editorWords.title}</h1>
      <p role="alert">{editorWords.open.reloadHelp}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {editorWords.open.reload}
      </Button>
    </>
  );
}

/**
 * A code-split view. Its code is prefetched after the window's `load` event, so that it does not delay the
 * first screen, and the view still opens if the network fails later.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  window.addEventListener('load', () => void load().catch(() => {}));
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Missing),
  }));
}
