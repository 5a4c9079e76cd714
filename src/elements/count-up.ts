import { times } from './times.ts';

/** Slow at the end, so that the last figures can be read as they come. */
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * `<count-up data-target="100">`: runs from 0 to its target when first seen. The final value is in
 * the HTML, and stays what assistive technology hears; without motion nothing runs.
 */
class CountUp extends HTMLElement {
  #frame = 0;
  #seen: IntersectionObserver | undefined;

  connectedCallback() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      this.#seen?.disconnect();
      this.#run();
    });
    this.#seen.observe(this);
  }

  disconnectedCallback() {
    this.#seen?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #run() {
    const figure = this.querySelector('[data-part="figure"]');
    const target = Number(this.dataset['target']);
    if (!figure || !Number.isFinite(target)) return;
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(Math.max((now - began) / times.counter, 0), 1);
      figure.textContent = String(Math.round(easeOut(part) * target));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

customElements.define('count-up', CountUp);
