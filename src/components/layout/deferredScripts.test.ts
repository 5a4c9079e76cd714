// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';

test('what lies below is laid out also in a browser that does not tell when it paints', async () => {
  // Early observers take no single type.
  class EarlyObserver {
    observe() {
      throw new TypeError('entryTypes is missing');
    }
  }
  vi.stubGlobal('PerformanceObserver', EarlyObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { body, documentElement: root } = document;
  root.dataset['first'] = 'top';
  body.innerHTML = '<main><h1>Inn</h1><section>Rooms</section></main><footer>Contact</footer>';
  await import('./deferredScripts.ts');
  await soon(() => expect(root.dataset['first']).toBeUndefined());
  expect(body.querySelectorAll('[data-laid]')).toHaveLength(2);
});
