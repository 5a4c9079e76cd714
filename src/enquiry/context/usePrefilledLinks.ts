import { useEffect } from 'react';
import { mailtoLink, whatsappLink } from '../contract/contactLinks.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';
import type { Message } from './messages.ts';

/** The page's links with this plain address, outside the form: React writes its own. */
function linksTo(address: string): HTMLAnchorElement[] {
  return [...document.links].filter(
    (link): link is HTMLAnchorElement =>
      link.getAttribute('href') === address && !link.closest('enquiry-island'),
  );
}

/**
 * Prefills the page's own WhatsApp and e-mail links with the contents of the form, as they are
 * typed. Links that already contain a message stay as they are.
 */
export function usePrefilledLinks(
  { whatsapp, email }: DirectContacts,
  { subject, body }: Partial<Message> = {},
): void {
  useEffect(() => {
    if (!body) return;
    const addresses: [string, string][] = [
      [mailtoLink(email), mailtoLink(email, { subject: subject ?? '', body })],
    ];
    if (whatsapp) addresses.push([whatsappLink(whatsapp), whatsappLink(whatsapp, body)]);
    const changes = addresses.map(([plain, full]) => ({ plain, full, links: linksTo(plain) }));
    for (const { full, links } of changes) for (const link of links) link.href = full;
    return () => {
      for (const { plain, links } of changes) for (const link of links) link.href = plain;
    };
  }, [whatsapp, email, subject, body]);
}
