import { useEffect } from 'react';

/**
 * Keeps the focus in the page when the focused element is removed, such as the button of a removed
 * line: moves it to the nearest ancestor that still exists.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    const remember = () => {
      around = [];
      for (let one = document.activeElement; one; one = one.parentElement) around.push(one);
    };
    const keep = () => {
      const [was] = around;
      if (!was || was.isConnected || document.activeElement !== document.body) return;
      const left = around.find((one) => one.isConnected);
      left?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
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

/** Shows the editor in the inn's colours instead of the default ones. */
export function useColours(colours: Record<string, string> | undefined): void {
  const names = JSON.stringify(colours ?? {});
  useEffect(() => {
    const { style } = document.documentElement;
    const own = Object.entries(JSON.parse(names) as Record<string, string>);
    for (const [name, colour] of own) style.setProperty(`--${name}`, colour);
    return () => {
      for (const [name] of own) style.removeProperty(`--${name}`);
    };
  }, [names]);
}
