import { CARD } from '../routes.ts';

/** The vCard's file name: the inn's name in plain letters, or `contact`. */
export function vcardName(inn: string): string {
  const plain = inn.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '') || 'contact';
}

/** Links to what guests can save: the vCard and the printable card. */
export function saveContactLinks(inn: string): { vcardHref: string; cardHref: string } {
  return { vcardHref: `/${vcardName(inn)}.vcf`, cardHref: CARD };
}
