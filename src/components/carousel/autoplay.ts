import { Rotation } from './rotation.ts';

/**
 * Lets slides move by themselves as the ARIA Authoring Practices' carousel pattern asks: with a
 * button that stops and starts them, and never while they are used, pointed at or out of sight.
 * Under reduced motion they start only by that button.
 */
export function autoplay(
  host: HTMLElement,
  interval: number,
  { prepare, advance }: { prepare: () => void; advance: () => void },
) {
  const button = host.querySelector<HTMLElement>('[data-part="toggle"]');
  const track = host.querySelector('[data-part="track"]');

  const rotation = new Rotation(interval, prepare, advance, ({ running, stopped }) => {
    track?.setAttribute('aria-live', running ? 'off' : 'polite');
    const label = button?.dataset[stopped ? 'play' : 'pause'];
    if (label) button?.setAttribute('aria-label', label);
    host.toggleAttribute('data-stopped', stopped);
  });

  rotation.pause('off-screen');
  rotation.pause('hidden', document.hidden);
  rotation.pause('stopped', matchMedia('(prefers-reduced-motion: reduce)').matches);

  button?.addEventListener('click', () => {
    if (rotation.stopped) rotation.play();
    else rotation.pause('stopped');
  });
  host.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches(':focus-visible')) return;
    // On its own button the focus only waits, so that pressing "pause" never means "play".
    rotation.pause(target === button ? 'focus' : 'stopped');
  });
  host.addEventListener('focusout', () => rotation.pause('focus', false));
  const pointer = (type: 'pointerenter' | 'pointerleave', held: boolean) =>
    host.addEventListener(type, ({ pointerType }) => {
      if (pointerType === 'mouse') rotation.pause('hover', held);
    });
  pointer('pointerenter', true);
  pointer('pointerleave', false);
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    host.addEventListener(type, () => rotation.pause('touch', type === 'touchstart'), {
      passive: true,
    });
  }
  document.addEventListener('visibilitychange', () => rotation.pause('hidden', document.hidden));
  new IntersectionObserver(([entry]) => {
    rotation.pause('off-screen', !entry?.isIntersecting);
  }).observe(host);

  return rotation;
}
