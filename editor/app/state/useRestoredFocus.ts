import { useEffect } from 'react';

/** The tab stops of the page. */
const STOPS = ':is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])';
const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_CONTAINED_BY: WITHIN } = Node;

const isAfter = (one: Node, other: Node) => {
  const place = one.compareDocumentPosition(other);
  return (place & AFTER) > 0 && (place & WITHIN) === 0;
};

/**
 * The tab stop that follows the removed element or, if none does, the last one of its form, dialog or view.
 * @param left the nearest ancestor that still exists
 */
function nearest(left: Element, gap: MutationRecord | undefined): HTMLElement | undefined {
  const after = gap?.nextSibling?.isConnected ? gap.nextSibling : undefined;
  const before = gap?.previousSibling?.isConnected ? gap.previousSibling : undefined;
  // The whole view was replaced.
  if (!after && !before && left.matches('main')) return undefined;
  // Stay within the form or dialog: its last control is nearer than what follows it.
  const area = left.closest('dialog, form, main') ?? document.body;
  const stops = [...area.querySelectorAll<HTMLElement>(STOPS)].filter((one) =>
    one.checkVisibility(),
  );
  // Search from the gap on, because another element may have taken its place.
  const follows = (one: Node) =>
    before ? isAfter(before, one) : (after && left.contains(one)) || isAfter(left, one);
  return stops.find(follows) ?? stops.at(-1);
}

/**
 * Restores the focus when the focused element is removed, such as the button of a removed row, or moves in
 * the page. For keyboard users, the next control gets the focus, so that Tab continues from there.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let ancestors: Element[] = [];
    let isByKeyboard = false;
    const remember = () => {
      ancestors = [];
      for (let one = document.activeElement; one; one = one.parentElement) ancestors.push(one);
      isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    };
    const restoreFocus = (records: MutationRecord[]) => {
      const [was] = ancestors;
      if (!was || document.activeElement !== document.body) return;
      const gap = records.find(({ removedNodes }) =>
        [...removedNodes].some((one) => one.contains(was)),
      );
      if (was.isConnected) {
        // Moving an element in the DOM makes it lose the focus.
        if (gap && was instanceof HTMLElement) was.focus({ preventScroll: true });
        return;
      }
      const left = ancestors.find((one) => one.isConnected);
      const next = left && isByKeyboard ? nearest(left, gap) : undefined;
      (next ?? left?.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: !next });
    };
    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
