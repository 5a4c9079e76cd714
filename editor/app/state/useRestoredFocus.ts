import { useEffect } from 'react';

/** What Tab reaches. */
const STOPS = ':is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])';
const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_CONTAINED_BY: WITHIN } = Node;

const isAfter = (one: Node, other: Node) => {
  const place = one.compareDocumentPosition(other);
  return (place & AFTER) > 0 && (place & WITHIN) === 0;
};

/**
 * The stop that follows what was removed, or else the one before it.
 * @param left the nearest ancestor that still exists
 */
function nearest(left: Element, gap: MutationRecord | undefined): HTMLElement | undefined {
  const after = gap?.nextSibling?.isConnected ? gap.nextSibling : undefined;
  const before = gap?.previousSibling?.isConnected ? gap.previousSibling : undefined;
  // The whole view was replaced.
  if (!after && !before && left.matches('main')) return undefined;
  // A form's last control is nearer than what follows the form.
  const area = left.closest('dialog, form, main') ?? document.body;
  const stops = [...area.querySelectorAll<HTMLElement>(STOPS)].filter((one) =>
    one.checkVisibility(),
  );
  // Search from the gap on, since another element may be in it by now.
  const follows = (one: Node) =>
    before ? isAfter(before, one) : (after && left.contains(one)) || isAfter(left, one);
  return stops.find(follows) ?? stops.at(-1);
}

/**
 * Keeps the focus in the page when the focused element is removed, such as the button of a removed line,
 * or moves within it. For keyboard users, the next control gets the focus, so that Tab continues there.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    let isByKeyboard = false;
    const remember = () => {
      around = [];
      for (let one = document.activeElement; one; one = one.parentElement) around.push(one);
      isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    };
    const keep = (records: MutationRecord[]) => {
      const [was] = around;
      if (!was || document.activeElement !== document.body) return;
      const gap = records.find(({ removedNodes }) =>
        [...removedNodes].some((one) => one.contains(was)),
      );
      if (was.isConnected) {
        // Browsers drop the focus of an element that moves within its list.
        if (gap && was instanceof HTMLElement) was.focus({ preventScroll: true });
        return;
      }
      const left = around.find((one) => one.isConnected);
      const next = left && isByKeyboard ? nearest(left, gap) : undefined;
      (next ?? left?.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: !next });
    };
    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
