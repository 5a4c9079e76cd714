import { type ComponentType, lazy } from 'react';
import { editorWords } from '../words.ts';
import { Button } from './parts/Button.tsx';

/** Stands where a view could not be loaded: the editor was updated, or does not answer. */
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
 * A view that is loaded once the editor stands, so that the first screen does not wait for it; by
 * then it is there without a network.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  window.addEventListener('load', () => void load().catch(() => {}));
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Missing),
  }));
}
