/** What the inn says, read from content/ as the innkeeper wrote it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageContent, PageId } from '../../src/content/pageSchemas.ts';
import { nameIn, withName } from '../../src/content/placeholders.ts';
import type {
  GalleryItem,
  HouseFacility,
  Inn,
  Nearby,
  Room,
  Testimonial,
} from '../../src/content/schemas.ts';
import { ROOM_ROUTES } from './routes.ts';

function typed(path: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8'));
}

/** With the inn's name where `[name]` stands, as guests read it. */
function read<Content>(path: string): Content {
  return withName(typed(path), nameIn(typed('inn.yaml'))) as Content;
}

export const inn = read<Inn>('inn.yaml');
export const facilities = read<HouseFacility[]>('facilities.yaml');
export const testimonials = read<Testimonial[]>('testimonials.yaml');
export const nearby = read<Nearby>('nearby-places.yaml');
export const gallery = read<GalleryItem[]>('gallery.yaml');

export function pageContent<Id extends PageId>(id: Id): PageContent<Id> {
  return read(`pages/${id}.yaml`);
}

export const rooms = ROOM_ROUTES.map((route) => ({ route, ...read<Room>(`rooms${route}.yaml`) }));

const digits = inn.phone.replace(/\D/g, '');
export const telephone = `tel:+${digits}`;
export const mailbox = `mailto:${inn.email}`;
export const chat = `https://wa.me/${(inn.whatsapp ?? '').replace(/\D/g, '')}`;
