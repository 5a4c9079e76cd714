type Direction = 1 | -1;

const STEPS: Record<string, Direction> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * `<room-tabs>`: makes the list of links and the rooms beside it vertical tabs, by the ARIA
 * Authoring Practices' pattern with automatic activation. The choice is in the address (#room),
 * so it can be shared and survives a reload; it never fills the history.
 */
class RoomTabs extends HTMLElement {
  readonly #tabs = [...this.querySelectorAll<HTMLAnchorElement>('[data-room]')];
  readonly #panels = [...this.querySelectorAll<HTMLElement>('[data-panel]')];
  readonly #wide = matchMedia('(width >= 64rem)');

  connectedCallback() {
    const list = this.querySelector('[data-part="list"]');
    if (!list || this.#tabs.length === 0) return;
    this.#nameRoles(list);
    list.addEventListener('click', this.#click);
    list.addEventListener('keydown', this.#key);
    addEventListener('hashchange', this.#follow);
    this.#orient();
    this.#wide.addEventListener('change', this.#orient);
    this.#show(this.#indexOf(location.hash.slice(1)));
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#follow);
    this.#wide.removeEventListener('change', this.#orient);
  }

  #nameRoles(list: Element) {
    const nav = list.closest('nav');
    const label = nav?.getAttribute('aria-label');
    // What were links to pages are now one widget; its name moves from the landmark to the list.
    nav?.setAttribute('role', 'presentation');
    nav?.removeAttribute('aria-label');
    list.setAttribute('role', 'tablist');
    if (label) list.setAttribute('aria-label', label);
    for (const [index, tab] of this.#tabs.entries()) {
      const panel = this.#panels[index];
      if (!panel) continue;
      tab.parentElement?.setAttribute('role', 'presentation');
      tab.setAttribute('role', 'tab');
      tab.id = `tab-${tab.dataset['room']}`;
      // Not the room's own name: the browser would scroll to it when it stands in the address.
      panel.id = `panel-${tab.dataset['room']}`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      panel.tabIndex = 0;
      tab.setAttribute('aria-controls', panel.id);
    }
  }

  readonly #orient = () => {
    const orientation = this.#wide.matches ? 'vertical' : 'horizontal';
    this.querySelector('[role="tablist"]')?.setAttribute('aria-orientation', orientation);
  };

  #indexOf(room: string): number {
    return Math.max(
      this.#tabs.findIndex((tab) => tab.dataset['room'] === room),
      0,
    );
  }

  #show(chosen: number) {
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      this.#panels[index]?.toggleAttribute('hidden', index !== chosen);
    }
    const row = this.querySelector('[role="tablist"]');
    const tab = this.#tabs[chosen];
    // Not scrollIntoView: that would scroll the page as well as the row.
    if (row && tab && !this.#wide.matches) row.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2;
  }

  #choose(index: number) {
    this.#show(index);
    history.replaceState(history.state, '', `#${this.#tabs[index]?.dataset['room']}`);
  }

  readonly #follow = () => this.#show(this.#indexOf(location.hash.slice(1)));

  readonly #click = (event: Event) => {
    const tab = (event.target as Element).closest('[data-room]');
    const { ctrlKey, metaKey, shiftKey, button } = event as MouseEvent;
    // A new tab or window still leads to the room's own page.
    if (!tab || ctrlKey || metaKey || shiftKey || button !== 0) return;
    event.preventDefault();
    this.#choose(this.#tabs.indexOf(tab as HTMLAnchorElement));
  };

  readonly #key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const from = this.#tabs.indexOf(document.activeElement as HTMLAnchorElement);
    if (from < 0) return;
    const last = this.#tabs.length - 1;
    const step = STEPS[key];
    let to: number;
    if (step) to = (from + step + this.#tabs.length) % this.#tabs.length;
    else if (key === 'Home') to = 0;
    else if (key === 'End') to = last;
    else if (key === ' ') to = from;
    else return;
    event.preventDefault();
    this.#choose(to);
    this.#tabs[to]?.focus({ preventScroll: true });
  };
}

customElements.define('room-tabs', RoomTabs);
