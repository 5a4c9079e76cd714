/** The inn's content, read from content/ as the innkeeper wrote it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageContent, PageId } from '../../src/content/pages.ts';
import { filledIn, placeholdersIn } from '../../src/content/placeholders.ts';
import type { GettingHere } from '../../src/content/schema/gettingHere.ts';
import type { GoodToKnow } from '../../src/content/schema/goodToKnow.ts';
import type { Inn } from '../../src/content/schema/inn.ts';
import type { GalleryItem, HouseFacility, Testimonial } from '../../src/content/schema/lists.ts';
import type { Nearby } from '../../src/content/schema/nearby.ts';
import type { Room } from '../../src/content/schema/room.ts';
import { ROOM_ROUTES } from './routes.ts';

function typed(path: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8'));
}

/** Replaces `[name]` with the inn's name, as the site does. */
function read<Content>(path: string): Content {
  return filledIn(typed(path), placeholdersIn(typed('inn.yaml'))) as Content;
}

/** Content with all its optional parts, as the sample has them. */
type Whole<Content> = {
  [Key in keyof Content as Key extends 'hidden' ? never : Key]-?: Exclude<Content[Key], undefined>;
};

export const inn = read<Whole<Inn>>('inn.yaml');
export const facilities = read<HouseFacility[]>('facilities.yaml');
export const testimonials = read<Testimonial[]>('testimonials.yaml');
export const nearby = read<Nearby>('nearby-places.yaml');
export const goodToKnow = read<Whole<GoodToKnow>>('good-to-know.yaml');
export const gettingHere = read<GettingHere>('getting-here.yaml');
export const gallery = read<GalleryItem[]>('gallery.yaml');

export function pageContent<Id extends PageId>(id: Id): Whole<PageContent<Id>> {
  return read(`pages/${id}.yaml`);
}

export const rooms = ROOM_ROUTES.map((route) => ({ route, ...read<Room>(`rooms${route}.yaml`) }));

/** The contact page as linked from this route: a room's page names its room. */
export const askFrom = (route: string) =>
  rooms.some((room) => room.route === route) ? `/contact?room=${route.slice(1)}` : '/contact';

/** A contact link as on this route: a room's page adds its room. */
export function linkAt(route: string, href: string): string | RegExp {
  const room = rooms.find((one) => one.route === route);
  const escaped = href.replace(/[.?]/g, '\\$&');
  return room ? new RegExp(`^${escaped}\\?.*${encodeURIComponent(room.name)}`) : href;
}

const digits = inn.phone.replace(/\D/g, '');
export const telephone = `tel:+${digits}`;
export const mailbox = `mailto:${inn.email}`;
export const chat = `https://wa.me/${(inn.whatsapp ?? '').replace(/\D/g, '')}`;
