import { html } from 'hono/html';
import type { Line } from './lines.ts';

// Mail programs drop style sheets: the few styles stand on the elements.
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

/** The letter as simple HTML; everything a guest typed is text in it. */
export async function writeHtml(
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
