import { FORMS } from '../../src/enquiry/contract/forms.ts';
import { fieldValue } from './enquiry.ts';
import type { Entry } from './entry.ts';

// The fields of both forms, each once.
const GUEST_COLUMNS: readonly string[] = [
  ...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name))),
];
const COLUMNS = [
  ...['id', 'state', 'accepted', 'reference', 'form'],
  ...GUEST_COLUMNS,
  ...['also_sent', 'attempts', 'not_delivered_to'],
];

function writeCell(value: string): string {
  // A spreadsheet runs a cell that begins like this as a formula: the apostrophe makes it text.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Enquiries as a CSV file (RFC 4180) that a spreadsheet opens in any script, and runs nothing of. */
export function writeCsv(entries: readonly Entry[]): string {
  const rows = entries.map(({ id, state, enquiry, acceptedAt, deliveries }) =>
    writeRow([
      String(id),
      state,
      acceptedAt.toISOString(),
      enquiry.reference ?? '',
      enquiry.kind,
      ...GUEST_COLUMNS.map((name) => fieldValue(enquiry, name)),
      // With what a form asked in former days.
      [...enquiry.fields.filter(([name]) => !GUEST_COLUMNS.includes(name)), ...enquiry.extras]
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      String(deliveries.reduce((sum, { attempts }) => sum + attempts, 0)),
      deliveries
        .filter((delivery) => delivery.state !== 'delivered')
        .map(({ recipient }) => recipient)
        .join('\n'),
    ]),
  );
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${writeRow(COLUMNS)}${rows.join('')}`;
}
