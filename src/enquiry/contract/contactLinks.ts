/** Addresses that open the telephone, WhatsApp, the mail program or a map. */

import { lettersOf } from '../../../lib/text.ts';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/** Replaces lone surrogates, at which encodeURIComponent throws. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** The length of a text once it is percent-encoded with CRLF line ends: nine for a Kannada letter. */
export const lengthInLink = (text: string): number =>
  encoded(text.replace(/\r?\n/g, '\r\n')).length;

/** Truncates a text, between two letters, so that it takes at most `longest` characters in a link. */
export function fitting(text: string, longest: number): string {
  if (lengthInLink(text) <= longest) return text;
  let rest = longest - lengthInLink('…');
  let cut = '';
  for (const letter of lettersOf(text)) {
    rest -= lengthInLink(letter);
    if (rest < 0) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}

/** A telephone number that no line breaks. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** @param phone as people read it, with its country code: `+91 80 0000 0168`. */
export function telLink(phone: string): string {
  return `tel:+${digits(phone)}`;
}

/**
 * A chat with the inn, on the phone's app or in the browser.
 * @param text prefills the message.
 */
export function whatsappLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  return text ? `${chat}?text=${encoded(text)}` : chat;
}

interface Prefill {
  subject?: string;
  body?: string;
}

/** An e-mail to the inn, prefilled. */
export function mailtoLink(email: string, prefill: Prefill = {}): string {
  const fields = Object.entries(prefill)
    .filter(([, text]) => text)
    // RFC 6068 asks for CRLF; URLSearchParams would write spaces as "+", which mail programs show.
    .map(([field, text]) => `${field}=${encoded(text.replace(/\r?\n/g, '\r\n'))}`);
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`;
}

interface Point {
  latitude: number;
  longitude: number;
}

// Google's Maps URLs (developers.google.com/maps/documentation/urls): a phone opens its map app with them.
const MAPS = 'https://www.google.com/maps';

type Place = string | Point;

const placeParameter = (place: Place) =>
  encodeURIComponent(typeof place === 'string' ? place : `${place.latitude},${place.longitude}`);

/**
 * Directions to a place, which is a search text or a point.
 * @param from the start; by default the guest's own position.
 */
export function directionsLink(to: Place, from?: Place): string {
  const origin = from === undefined ? '' : `&origin=${placeParameter(from)}`;
  return `${MAPS}/dir/?api=1${origin}&destination=${placeParameter(to)}`;
}

/**
 * Directions in Apple's maps app, from the guest's own position
 * (developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks).
 */
export function appleDirectionsLink({ latitude, longitude }: Point): string {
  return `https://maps.apple.com/?daddr=${latitude},${longitude}`;
}

/** The place on a map. */
export function mapsSearchLink(query: string): string {
  return `${MAPS}/search/?api=1&query=${encodeURIComponent(query)}`;
}
