import { Rotation } from './rotation.ts';

/**
 * Rotates slides as the ARIA Authoring Practices' carousel pattern requires: a button stops and
 * starts them, and they pause while focused, hovered, touched or out of sight. Under reduced
 * motion only the button starts them.
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
    // Focus on the toggle only pauses. If it stopped the rotation, pressing "pause" would start it.
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
