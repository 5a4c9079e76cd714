import { useEffect } from 'react';
import { mailtoLink, whatsappLink } from '../contract/contactLinks.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';

interface Letter {
  subject: string;
  body: string;
}

/** The links of the page with this plain address, outside the form: React writes its own. */
function linksTo(address: string): HTMLAnchorElement[] {
  return [...document.links].filter(
    (link): link is HTMLAnchorElement =>
      link.getAttribute('href') === address && !link.closest('enquiry-island'),
  );
}

/**
 * Lets the page's own WhatsApp and e-mail links begin with what stands in the form, as it is typed;
 * those that already say something else are left alone.
 */
export function useCarried(
  { whatsapp, email }: DirectContacts,
  { subject, body }: Partial<Letter> = {},
): void {
  useEffect(() => {
    if (!body) return;
    const ways: [string, string][] = [
      [mailtoLink(email), mailtoLink(email, { subject: subject ?? '', body })],
    ];
    if (whatsapp) ways.push([whatsappLink(whatsapp), whatsappLink(whatsapp, body)]);
    const carried = ways.map(([plain, full]) => ({ plain, full, links: linksTo(plain) }));
    for (const { full, links } of carried) for (const link of links) link.href = full;
    return () => {
      for (const { plain, links } of carried) for (const link of links) link.href = plain;
    };
  }, [whatsapp, email, subject, body]);
}
