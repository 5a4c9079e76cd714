import { carryRoom } from './roomContactLinks.ts';

/** The index of the tab an arrow key, Home or End moves to; undefined for other keys. */
export function tabAfter(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * `<room-tabs>`: turns a list of links to rooms' pages into vertical tabs, activated by focus
 * (ARIA Authoring Practices). The hash holds the selection; it replaces the history entry, so that
 * Back leaves the page. No element has the hash as its id, so that the browser does not scroll.
 */
class RoomTabs extends HTMLElement {
  readonly #list = this.querySelector('ul');
  readonly #tabs = [...this.querySelectorAll<HTMLAnchorElement>('a[data-room]')];
  readonly #panels = [...this.querySelectorAll<HTMLElement>('[data-panel]')];
  readonly #wide = matchMedia('(width >= 64rem)');
  /** The room that the guest or the address has chosen; empty for none. */
  #chosen = '';

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
    // Dispatched by <room-questions> when its filter changes.
    addEventListener('roomsnarrowed', this.#follow);
    this.#follow();
  }

  disconnectedCallback() {
    this.#wide.removeEventListener('change', this.#orient);
    removeEventListener('hashchange', this.#follow);
    removeEventListener('roomsnarrowed', this.#follow);
  }

  #orient = () => {
    this.#list?.setAttribute('aria-orientation', this.#wide.matches ? 'vertical' : 'horizontal');
  };

  /** The tabs that the filter leaves visible. */
  get #open() {
    return this.#tabs.filter((tab) => !tab.parentElement?.hidden);
  }

  /** Shows the address's room, or the first one if that is not available. */
  #follow = () => {
    const id = location.hash.slice(1);
    // Any other fragment, such as a skip link's, does not change the chosen room.
    if (!id || this.#tabs.some(({ dataset }) => dataset['room'] === id)) this.#chosen = id;
    const open = this.#open;
    const tab = open.find(({ dataset }) => dataset['room'] === this.#chosen) ?? open[0];
    if (!tab) return carryRoom(undefined);
    this.#show(tab);
    // Last: this makes the browser compute styles.
    for (const each of this.#tabs) each.tabIndex = each === tab ? 0 : -1;
    this.#carry(this.#panels[this.#tabs.indexOf(tab)]);
    this.#reveal(tab);
  };

  #click = (event: MouseEvent) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('a[data-room]');
    // With a modifier key, the browser opens the room's page in another tab or window.
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#choose(tab);
  };

  #key = (event: KeyboardEvent) => {
    const open = this.#open;
    const current = open.indexOf(event.target as HTMLAnchorElement);
    const next = event.key === ' ' ? current : tabAfter(event.key, current, open.length);
    if (current < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const tab = open[next];
    if (!tab) return;
    event.preventDefault();
    this.#choose(tab);
    tab.focus({ preventScroll: true });
  };

  #choose(tab: HTMLAnchorElement) {
    this.#chosen = tab.dataset['room'] ?? '';
    this.#show(tab);
    // The room is painted first: a new address restyles every link on the page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        history.replaceState(history.state, '', `#${this.#chosen}`);
        this.#follow();
      }),
    );
  }

  #show(chosen: HTMLAnchorElement) {
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      const panel = this.#panels[index];
      if (panel) panel.hidden = tab !== chosen;
    }
  }

  /**
   * Updates contact links only for a room the guest has selected by a tab or an answer, not for
   * the default one.
   */
  #carry(panel: HTMLElement | undefined) {
    const { panel: id = '', name = '' } = panel?.dataset ?? {};
    const isChosen = this.#chosen === id || this.#open.length < this.#tabs.length;
    const text = (this.dataset['question'] ?? '').replace('[room]', () => name);
    carryRoom(isChosen ? { id, name, text } : undefined);
  }

  /** Scrolls the selected tab into view in its row, without scrolling the page. */
  #reveal(tab: HTMLElement) {
    const list = this.#list;
    if (!list) return;
    const row = list.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    list.scrollLeft += box.left + box.width / 2 - (row.left + row.width / 2);
  }
}

customElements.define('room-tabs', RoomTabs);
