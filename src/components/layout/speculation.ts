import { NO_VARY_SEARCH } from '../../enquiry/contract/noVarySearch.ts';

/** Links that load no other page here: fragments, the current page, new windows, downloads, room tabs. */
export const OPENS_NO_PAGE = '[href*="#"],[aria-current],[target],[download],[data-room]';

/**
 * Lets the browser prerender pages of this site, but not files, when a guest points at or touches a link
 * (`moderate`). The Content-Security-Policy allows exactly this text by its hash, so astro.config.ts
 * imports it too.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: OPENS_NO_PAGE } },
        ],
      },
      eagerness: 'moderate',
      // One prerendered contact page serves every room; the response header says the same.
      expects_no_vary_search: NO_VARY_SEARCH,
    },
  ],
});

/** The Network Information API, as far as used; only Chromium has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a connection can spare bytes for pages that may never be opened. */
export function sparesBytes({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g';
}

type Address = Pick<URL, 'origin' | 'pathname'>;

/** Whether a link leads to another page of this site, by the rules above. */
export function leadsToPage(link: Address, here: Address): boolean {
  return (
    link.origin === here.origin && !link.pathname.includes('.') && link.pathname !== here.pathname
  );
}
