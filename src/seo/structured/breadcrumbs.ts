import type { Crumb } from '../../components/layout/Breadcrumb.tsx';
import type { Thing } from './data.ts';

/** The trail above a page's name, for pages that show one. */
export function trailData(trail: readonly Crumb[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ href, name }, step) => ({
      '@type': 'ListItem',
      position: step + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}
