import type { Crumb } from '../../components/layout/Breadcrumb.tsx';
import type { JsonLd } from './data.ts';

/** The trail above a page's name, for pages that show one. */
export function breadcrumbData(breadcrumbs: readonly Crumb[], origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ href, name }, step) => ({
      '@type': 'ListItem',
      position: step + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}
