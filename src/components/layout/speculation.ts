import { NO_VARY_SEARCH } from '../../enquiry/contract/noVarySearch.ts';

/**
 * What the browser may fetch ahead: pages of this site behind links a guest points at or touches
 * (`moderate`), but no files, and no places within a page. The Content-Security-Policy allows
 * exactly this text by its hash, so astro.config.ts reads it too.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[href*="#"],[aria-current],[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
      // One fetched for one room serves for all: the answer says the same in its header.
      expects_no_vary_search: NO_VARY_SEARCH,
    },
  ],
});

/** What is known of a connection where the browser tells (Chromium does). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a connection can spare bytes for pages that may never be opened. */
export function sparesBytes({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g';
}

type Address = Pick<URL, 'origin' | 'pathname' | 'hash'>;

/** Whether a link leads to another page of this site, as the rules above have it. */
export function leadsToPage(link: Address, here: Pick<Address, 'origin' | 'pathname'>): boolean {
  return (
    link.origin === here.origin &&
    link.hash === '' &&
    !link.pathname.includes('.') &&
    link.pathname !== here.pathname
  );
}
