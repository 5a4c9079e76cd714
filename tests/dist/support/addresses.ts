import type { Page } from './pages.ts';

/** Every address in a page that a browser may follow or load. */
export function addressesOf({ document }: Pick<Page, 'document'>): string[] {
  const valuesOf = (attribute: string) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const plain = ['href', 'src', 'poster', 'component-url', 'renderer-url'].flatMap(valuesOf);
  const sets = ['srcset', 'imagesrcset']
    .flatMap(valuesOf)
    .flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''));
  const scripts = valuesOf('data-scripts').flatMap((list) => list.split(' '));
  return [...plain, ...sets, ...scripts].filter(
    (address) => !/^(?:tel|mailto|data|sms):/.test(address),
  );
}
