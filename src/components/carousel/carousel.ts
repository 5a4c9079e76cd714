import { clamp, shortestPath, slidesBefore, wrap } from './carouselMath.ts';
import { autoplay } from './rotation.ts';
import { onScrollEnd, onSwipeAtEdge } from './swipe.ts';

/** Milliseconds. */
const RESIZE_DEBOUNCE = 50;

/**
 * `<inn-carousel>`: slides in a native scroll-snap scroller, which works without JavaScript. The
 * script turns the row into a ring: CSS `order` arranges the slides around the first visible one.
 * A move rearranges them at once, then animates a transform from the old position, on the
 * compositor and in exactly the given time.
 *
 * `data-duration` is the length of a move, `data-autoplay` (optional) the time between moves, both
 * in milliseconds. With `data-dissolves` the next slide fades in over the last one instead.
 */
class Carousel extends HTMLElement {
  readonly #scroller = this.#part('scroller');
  readonly #track = this.#part('track');
  readonly #slides = [...this.#track.children] as HTMLElement[];
  readonly #reduced = matchMedia('(prefers-reduced-motion: reduce)');
  #rotation: ReturnType<typeof autoplay> | undefined;
  #animation: Animation | undefined;
  #first = 0;
  #before = 0;
  #width = 0;

  connectedCallback() {
    const interval = Number(this.dataset['autoplay']);
    if (interval) {
      this.#rotation = autoplay(this, interval, {
        prepare: () => this.#load(this.#first + this.#visible),
        advance: () => this.#move(1),
      });
    }
    this.addEventListener('click', this.#click);
    this.addEventListener('keydown', this.#key);
    onScrollEnd(this.#scroller, this.#adoptScroll);
    onSwipeAtEdge(this.#scroller, (direction) => this.#moveByGuest(direction));

    for (const intent of ['pointerenter', 'touchstart', 'focusin']) {
      this.addEventListener(intent, () => this.#loadNeighbours(), { once: true, passive: true });
    }

    let resized: ReturnType<typeof setTimeout> | undefined;
    new ResizeObserver(() => {
      clearTimeout(resized);
      // A carousel that was hidden has lost its scroll position: restore it without delay.
      if (this.#width === 0) this.#arrange();
      else resized = setTimeout(() => this.#arrange(), RESIZE_DEBOUNCE);
    }).observe(this.#scroller);
    // Chromium snaps again on every window resize and can miss by half a slide, even at the same
    // width.
    addEventListener('resize', () => {
      if (this.#scroller.clientWidth === this.#width && !this.#animation) this.#arrange();
    });
  }

  #part(name: string) {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!part) throw new Error(`<inn-carousel> needs an element with data-part="${name}".`);
    return part;
  }

  get #step() {
    const width = this.#slides[0]?.getBoundingClientRect().width ?? 0;
    return width + Number.parseFloat(getComputedStyle(this.#track).columnGap || '0');
  }

  get #visible() {
    return Math.max(1, Math.round(this.#width / (this.#step || 1)));
  }

  /** Arranges the slides around the first visible one; `shift` slides are still to be animated. */
  #arrange(shift = 0) {
    const wasHidden = this.#width === 0;
    this.#width = this.#scroller.clientWidth;
    if (this.#width === 0) return;
    // Read before anything is written: a read after a write forces a layout.
    const [step, visible, scrolled] = [this.#step, this.#visible, this.#scroller.scrollLeft];
    const spare = Math.max(0, this.#slides.length - visible);
    this.toggleAttribute('data-all-visible', spare === 0);
    this.#rotation?.pause('all-visible', spare === 0);
    this.#before = slidesBefore(shift, spare);
    this.#snap(false);
    for (const [index, slide] of this.#slides.entries()) {
      const place = wrap(index - this.#first, this.#slides.length);
      slide.inert = place >= visible;
      slide.toggleAttribute('data-open', place < visible || slide.hasAttribute('data-open'));
      const order = wrap(place + this.#before, this.#slides.length);
      slide.style.order = String(order);
      // At rest only the neighbours are reachable, so that no fling skips a slide.
      const beyond = shift === 0 && order > this.#before + visible;
      slide.style.translate = beyond ? '-99999px' : '';
      slide.style.zIndex = '';
    }
    const scroll = this.#before * step;
    if (!wasHidden || scroll !== scrolled) this.#scroller.scrollLeft = scroll;
    this.#snap(shift === 0);
    this.#showPosition();
  }

  /**
   * Disable snapping while slides are rearranged or animated: browsers follow the slide they last
   * snapped to, and measure transformed boxes.
   */
  #snap(on: boolean) {
    this.#scroller.style.scrollSnapType = on ? '' : 'none';
  }

  #move(steps: number) {
    const spare = this.#slides.length - this.#visible;
    if (steps === 0 || spare <= 0) return;
    const step = this.#step;
    const remaining = new DOMMatrix(getComputedStyle(this.#track).transform).m41 / step;
    const shift = clamp(steps + remaining, spare);
    const last = this.#slides[this.#first];
    this.#animation?.cancel();
    this.#animation = undefined;
    this.#first = wrap(this.#first + steps, this.#slides.length);
    if (this.#reduced.matches) return this.#arrange();

    const duration = Number(this.dataset['duration']);
    if ('dissolves' in this.dataset) return this.#play(this.#dissolve(last, duration));
    this.#arrange(shift);
    this.#play(
      this.#track.animate(
        { transform: [`translateX(${shift * step}px)`, 'none'] },
        { duration, easing: 'ease-out' },
      ),
    );
  }

  /** The last slide stays below the next, so that the page behind them never shows. */
  #dissolve(last: HTMLElement | undefined, duration: number) {
    this.#arrange();
    const next = this.#slides[this.#first];
    if (!last || !next) return undefined;
    last.style.translate = `${next.offsetLeft - last.offsetLeft}px`;
    next.style.zIndex = '1';
    return next.animate({ opacity: [0, 1] }, { duration, easing: 'ease-in-out' });
  }

  #play(animation: Animation | undefined) {
    if (!animation) return;
    // Hold the first frame, in which the transform cancels the new order exactly: no layout shift
    // is counted.
    animation.pause();
    animation.ready.then(
      () => animation.play(),
      () => undefined,
    );
    animation.onfinish = () => {
      this.#animation = undefined;
      this.#arrange();
    };
    this.#animation = animation;
  }

  #moveByGuest(steps: number) {
    this.#move(steps);
    this.#loadNeighbours();
    this.#rotation?.restart();
  }

  #click = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-move], [data-goto]');
    const { move, goto } = control?.dataset ?? {};
    // A thumbnail is a link: move the carousel instead of following it.
    if (goto) event.preventDefault();
    if (move) this.#moveByGuest(Number(move));
    if (goto) this.#moveByGuest(shortestPath(this.#first, Number(goto), this.#slides.length));
  };

  #key = (event: KeyboardEvent) => {
    // With a modifier key, an arrow key is a browser shortcut, such as Back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps || this.#track.contains(event.target as Node)) return;
    event.preventDefault();
    this.#moveByGuest(steps);
    if ((event.target as HTMLElement).dataset['goto']) {
      this.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    }
  };

  /** Adopts the slide a guest has scrolled to, once scrolling rests on a slide. */
  #adoptScroll = () => {
    const step = this.#step;
    const place = Math.round(this.#scroller.scrollLeft / step);
    const passed = place - this.#before;
    const arrived = Math.abs(this.#scroller.scrollLeft - place * step) < step / 8;
    if (passed === 0 || !arrived || this.#animation) return;
    this.#first = wrap(this.#first + passed, this.#slides.length);
    this.#arrange();
    this.#loadNeighbours();
    this.#rotation?.restart();
  };

  #showPosition() {
    for (const dot of this.querySelectorAll<HTMLElement>('[data-goto]')) {
      dot.setAttribute('aria-current', String(Number(dot.dataset['goto']) === this.#first));
    }
    const counter = this.querySelector('[data-part="current"]');
    if (counter) counter.textContent = String(this.#first + 1);
  }

  #loadNeighbours() {
    this.#load(this.#first + this.#visible);
    this.#load(this.#first - 1);
  }

  /** Loads a slide's pictures before it becomes visible. */
  #load(index: number) {
    const slide = this.#slides[wrap(index, this.#slides.length)];
    slide?.setAttribute('data-open', '');
    for (const image of slide?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) {
      image.loading = 'eager';
    }
  }
}

customElements.define('inn-carousel', Carousel);
