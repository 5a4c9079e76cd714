import { type ComponentType, lazy } from 'react';
import { editorWords } from '../words.ts';
import { Button } from './parts/Button.tsx';

/** Replaces a view that could not be loaded: the editor was updated, or does not answer. */
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
 * A view that is loaded after the editor, so that the first screen does not wait for it, but before it is
 * opened, so that it also opens without a network.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  window.addEventListener('load', () => void load().catch(() => {}));
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Missing),
  }));
}
