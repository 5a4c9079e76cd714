/** What a guest points at: a CSS selector, or a role with its accessible name. */
export type Target = string | { role: Role; name: string };
type Role = 'button' | 'link' | 'heading' | 'tab' | 'tabpanel' | 'dialog' | 'field' | 'alert';

/**
 * Finds the first visible element that matches a target. Runs inside the page in every engine, so
 * it must not use anything outside its own body.
 */
export function findInPage(target: Target): Element | null {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]:not([role])',
    heading: 'h1, h2, h3, h4',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    dialog: 'dialog, [role=dialog]',
    field: 'input, textarea, select',
    alert: '[role=alert]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return plain(
      element.getAttribute('aria-label') ||
        ids.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        labels.map(({ textContent }) => textContent).join(' ') ||
        element.textContent ||
        element.querySelector('img')?.alt,
    );
  };
  const onShow = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

  const selector = typeof target === 'string' ? target : selectors[target.role];
  const found = [...document.querySelectorAll(selector)].filter(onShow);
  if (typeof target === 'string') return found[0] ?? null;
  return found.find((element) => nameOf(element) === target.name) ?? null;
}
