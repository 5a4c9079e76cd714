/** Milliseconds (specification, section 9). */
const DURATION = 5000;

/** The figure after `elapsed` of `duration`: fast at first, exact at the end. */
export function figureAfter(elapsed: number, duration: number, target: number) {
  const left = 1 - Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(target * (1 - left * left));
}

/**
 * `<count-up>`: counts from 0 to its figure when first seen. The figure stays, transparent, for
 * its width and for screen readers; a copy counts on top of it.
 */
class CountUp extends HTMLElement {
  connectedCallback() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver((entries) => {
      // Only the last entry is current.
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      this.#count();
    });
    observer.observe(this);
  }

  #count() {
    const target = Number(this.textContent);
    const copy = document.createElement('span');
    // Firefox before 119 lacks the property `ariaHidden`.
    copy.setAttribute('aria-hidden', 'true');
    copy.textContent = '0';
    this.append(copy);
    this.toggleAttribute('data-counting', true);
    const start = performance.now();
    const step = (now: number) => {
      const elapsed = now - start;
      if (elapsed >= DURATION) {
        copy.remove();
        this.toggleAttribute('data-counting', false);
        return;
      }
      copy.textContent = String(figureAfter(elapsed, DURATION, target));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

customElements.define('count-up', CountUp);
