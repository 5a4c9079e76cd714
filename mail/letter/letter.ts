import { html } from 'hono/html';
import { MAX_LINE, oneLine } from '../../lib/text.ts';
import { enquiryContext } from '../../src/site/words/enquiryContext.ts';
import type { InnFacts } from '../innFacts.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import {
  contextSubject,
  extraLinesOf,
  type Line,
  linesOf,
  referenceLinesOf,
  suspicionsIn,
} from './lines.ts';

export interface Letter {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
}

/** The facts in a letter that are not part of the enquiry. */
export interface LetterContext {
  inn: InnFacts;
  /** How many other enquiries are held because they look like a bot's. */
  held: number;
}

const PLEASE_CHECK = 'Please check';

function countRooms(typed: string): string {
  return Number(typed) === 1 ? '1 room' : `${typed} rooms`;
}

function whatAndWho(enquiry: Enquiry): string {
  const value = (name: string) => fieldValue(enquiry, name);
  const name = oneLine(value('name'), 80);
  if (enquiry.kind === 'contact') {
    // Leave out a subject that the site filled in: it repeats the context.
    const isSaid = value('subject') === contextSubject(enquiry);
    return isSaid ? `Message: ${name}` : `Message: ${name}, ${value('subject')}`;
  }
  const stay = enquiryContext.days(value('checkin'), value('checkout'));
  return `Booking enquiry: ${name}, ${stay}, ${countRooms(value('rooms'))}`;
}

/**
 * A subject such as "Booking enquiry: Asha Rao, 10–12 March, 2 rooms (K7M-4RX)". A message's context comes
 * first: "Deluxe Double AC Room, 10–12 March, 3 guests · Message: Asha Rao, A cot". Before it come the
 * names of fields to check.
 */
function subjectOf(enquiry: Enquiry, check: readonly string[]): string {
  const reference = enquiry.reference ? ` (${enquiry.reference})` : '';
  const checked = check.length > 0 && `${PLEASE_CHECK} ${check.join(', ')}`;
  const said = [checked, contextSubject(enquiry), whatAndWho(enquiry)].filter(Boolean).join(' · ');
  return oneLine(said, MAX_LINE - reference.length) + reference;
}

function footerOf(acceptedAt: Date, { inn, held }: LetterContext): string {
  const { name, city, timeZone } = inn;
  // Use the inn's time zone, not the server's.
  const when = acceptedAt.toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  const website = name ? `the website of ${name}` : 'the website';
  const sent = `Sent from ${website} on ${when} (${city || timeZone}). Reply to this e-mail to write to the guest.`;
  if (held === 0) return sent;
  // Mention them in every letter, since one may be a person's.
  return `${sent} Held because they look like a bot's: ${held}. To see them: npm run mail:outbox`;
}

/** The e-mail that the inn gets for an enquiry; replies go to the guest. */
export async function composeLetter(
  enquiry: Enquiry,
  acceptedAt: Date,
  context: LetterContext,
): Promise<Letter> {
  const suspicions = suspicionsIn(enquiry, acceptedAt, context.inn.timeZone);
  const check = suspicions.map(({ label, sentence }) => `${label}: ${sentence}`).join('\n');
  const lines = [
    ...(check ? [{ label: PLEASE_CHECK, value: check }] : []),
    ...linesOf(enquiry),
    ...referenceLinesOf(enquiry),
  ];
  const extras = extraLinesOf(enquiry);
  const footer = footerOf(acceptedAt, context);
  return {
    subject: subjectOf(
      enquiry,
      suspicions.map(({ label }) => label),
    ),
    replyTo: {
      name: oneLine(fieldValue(enquiry, 'name'), 80),
      address: fieldValue(enquiry, 'email'),
    },
    text: writeText(lines, extras, footer),
    html: await writeHtml(lines, extras, footer),
  };
}

// Indents several lines, so that none of a guest's can pass for one of ours.
function indent(value: string): string {
  return value.includes('\n') ? `\n${value.replace(/^/gm, '    ')}` : ` ${value}`;
}

function writeLine({ label, value, links = [] }: Line): string {
  const written = links.filter(({ href }) => !href.startsWith('mailto:'));
  return [
    `${label}:${indent(value)}`,
    ...written.map((link) => `    ${link.label}: ${link.href}`),
  ].join('\n');
}

/** The letter as plain text. */
function writeText(lines: readonly Line[], extras: readonly Line[], footer: string): string {
  const parts = [lines.map(writeLine).join('\n')];
  if (extras.length > 0) parts.push(`Also sent:\n${extras.map(writeLine).join('\n')}`);
  return `${[...parts, footer].join('\n\n')}\n`;
}

// Inline styles: e-mail programs drop style sheets.
function writeRow({ label, value, links = [] }: Line) {
  const anchors = links.map((link) => html` &nbsp;<a href="${link.href}">${link.label}</a>`);
  return html`<tr>
<th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${label}</th>
<td style="padding:4px 0"><span dir="auto" style="white-space:pre-wrap">${value}</span>${anchors}</td>
</tr>
`;
}

function writeTable(lines: readonly Line[]) {
  return html`<table style="border-collapse:collapse">
${lines.map(writeRow)}</table>`;
}

/** The letter as simple HTML. hono/html escapes guests' words. */
async function writeHtml(
  lines: readonly Line[],
  extras: readonly Line[],
  footer: string,
): Promise<string> {
  const also = html`<p><b>Also sent</b></p>
${writeTable(extras)}
`;
  const page = await html`<!doctype html>
<meta charset="utf-8">
<body style="font-family:sans-serif;line-height:1.5">
${writeTable(lines)}
${extras.length > 0 ? also : ''}<p style="color:#666">${footer}</p>
</body>
`;
  return String(page);
}
