/**
 * `<locator-map>`: turns the drawn map's link into a button that shows the interactive map in its
 * place. No request goes to the map service before that.
 */
class LocatorMap extends HTMLElement {
  readonly #drawing = this.#part('drawing');
  readonly #open = this.#part('open');
  readonly #back = this.#part('back');

  connectedCallback() {
    this.#open.setAttribute('role', 'button');
    this.#open.addEventListener('click', this.#show);
    this.#open.addEventListener('keydown', this.#pressedBySpace);
    this.#back.addEventListener('click', this.#hide);
  }

  #part(name: string) {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!part) throw new Error(`<locator-map> needs an element with data-part="${name}".`);
    return part;
  }

  #show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.title = this.dataset['title'] ?? '';
    frame.src = this.dataset['src'] ?? '';
    this.append(frame);
    // Inert rather than hidden: it keeps its size, so the page does not shift.
    this.#drawing.inert = true;
    this.#back.hidden = false;
    this.#back.focus();
  };

  #hide = () => {
    this.querySelector('iframe')?.remove();
    this.#drawing.inert = false;
    this.#back.hidden = true;
    this.#open.focus();
  };

  #pressedBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    this.#open.click();
  };
}

customElements.define('locator-map', LocatorMap);
