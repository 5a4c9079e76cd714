import { CARD } from '../routes.ts';

/** What the inn is saved as on a guest's telephone: its name in plain letters, else `contact`. */
export function vcardName(inn: string): string {
  const plain = inn.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '') || 'contact';
}

/** Where a guest finds what can be taken along. */
export function saveContactLinks(inn: string): { vcardHref: string; cardHref: string } {
  return { vcardHref: `/${vcardName(inn)}.vcf`, cardHref: CARD };
}
