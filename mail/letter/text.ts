import type { Line } from './lines.ts';

// A guest's own lines stand indented, so that none can pass for one of ours.
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
export function writeText(lines: readonly Line[], extras: readonly Line[], footer: string): string {
  const parts = [lines.map(writeLine).join('\n')];
  if (extras.length > 0) parts.push(`Also sent:\n${extras.map(writeLine).join('\n')}`);
  return `${[...parts, footer].join('\n\n')}\n`;
}
