import type { Line } from './lines.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

// Mail programs drop style sheets: the few styles stand on the elements.
function writeRow({ label, value, links = [] }: Line): string {
  const anchors = links.map(
    (link) => ` &nbsp;<a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a>`,
  );
  return `<tr>
<th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeMarkup(label)}</th>
<td style="padding:4px 0"><span dir="auto" style="white-space:pre-wrap">${escapeMarkup(value)}</span>${anchors.join('')}</td>
</tr>`;
}

function writeTable(lines: readonly Line[]): string {
  return `<table style="border-collapse:collapse">\n${lines.map(writeRow).join('\n')}\n</table>`;
}

/** The letter as simple HTML; everything a guest typed is text in it. */
export function writeHtml(lines: readonly Line[], extras: readonly Line[], footer: string): string {
  const also = extras.length > 0 ? `<p><b>Also sent</b></p>\n${writeTable(extras)}\n` : '';
  return `<!doctype html>
<meta charset="utf-8">
<body style="font-family:sans-serif;line-height:1.5">
${writeTable(lines)}
${also}<p style="color:#666">${escapeMarkup(footer)}</p>
</body>
`;
}
