import { tabAfter } from './tabs.ts';

/**
 * `<room-tabs>`: a list of links to the room pages that, upgraded, chooses among the panels in
 * the same place (the ARIA Authoring Practices' vertical tabs, activated by focus). The choice is
 * the address's hash, replaced and not added, so that "back" leaves the page. No element carries
 * the hash as its id: the browser must find nothing to scroll to.
 */
class RoomTabs extends HTMLElement {
  readonly #list = this.querySelector('ul');
  readonly #tabs = [...this.querySelectorAll<HTMLAnchorElement>('a[data-room]')];
  readonly #panels = [...this.querySelectorAll<HTMLElement>('[data-panel]')];
  readonly #wide = matchMedia('(width >= 64rem)');

  connectedCallback() {
    this.#list?.setAttribute('role', 'tablist');
    this.#list?.setAttribute('aria-label', this.dataset['label'] ?? '');
    for (const [index, tab] of this.#tabs.entries()) {
      const panel = this.#panels[index];
      tab.parentElement?.setAttribute('role', 'presentation');
      tab.setAttribute('role', 'tab');
      tab.id = `tab-${tab.dataset['room']}`;
      if (!panel) continue;
      panel.id = `panel-${tab.dataset['room']}`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      panel.tabIndex = 0;
      tab.setAttribute('aria-controls', panel.id);
    }
    this.#orient();
    this.#wide.addEventListener('change', this.#orient);
    this.#list?.addEventListener('click', this.#click);
    this.#list?.addEventListener('keydown', this.#key);
    addEventListener('hashchange', this.#follow);
    this.#follow();
  }

  disconnectedCallback() {
    this.#wide.removeEventListener('change', this.#orient);
    removeEventListener('hashchange', this.#follow);
  }

  #orient = () => {
    this.#list?.setAttribute('aria-orientation', this.#wide.matches ? 'vertical' : 'horizontal');
  };

  /** Shows what the address asks for; the first room when it asks for none. */
  #follow = () => {
    const asked = location.hash.slice(1);
    this.#show(
      Math.max(
        0,
        this.#tabs.findIndex((tab) => tab.dataset['room'] === asked),
      ),
    );
  };

  #click = (event: MouseEvent) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('a[data-room]');
    // A new tab or window still gets the room's own page.
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#choose(this.#tabs.indexOf(tab));
  };

  #key = (event: KeyboardEvent) => {
    const current = this.#tabs.indexOf(event.target as HTMLAnchorElement);
    const next = event.key === ' ' ? current : tabAfter(event.key, current, this.#tabs.length);
    if (current < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#choose(next);
    this.#tabs[next]?.focus({ preventScroll: true });
  };

  #choose(index: number) {
    history.replaceState(history.state, '', `#${this.#tabs[index]?.dataset['room']}`);
    this.#show(index);
  }

  #show(chosen: number) {
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      const panel = this.#panels[index];
      if (panel) panel.hidden = index !== chosen;
    }
    this.#reveal(this.#tabs[chosen]);
  }

  /** Brings the chosen tab into a row that scrolls sideways, without moving the page. */
  #reveal(tab: HTMLElement | undefined) {
    const list = this.#list;
    if (!list || !tab) return;
    const row = list.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    list.scrollLeft += box.left + box.width / 2 - (row.left + row.width / 2);
  }
}

customElements.define('room-tabs', RoomTabs);
