import type { MiddlewareHandler } from 'astro';
import { jsonForHtml } from '../../lib/text.ts';
import { FILES } from '../../src/content/fileNames.ts';
import { placeholdersIn } from '../../src/content/placeholders.ts';
import { stepInto } from '../../src/content/pointer.ts';
import {
  PREVIEW_DATA,
  type PreviewPage,
  withoutMarks,
} from '../../src/content/preview/fieldMark.ts';
import { unmarkedTexts } from '../../src/content/preview/markFields.ts';

/** What a page needs to know about the current content. */
async function previewPage(): Promise<PreviewPage> {
  // Import each time: an earlier instance of the module has the content from before the last save.
  const { getCollection } = await import('astro:content');
  const entries = await getCollection('content');
  const inn = entries.find(({ id }) => id === FILES.inn)?.data.content;
  const facts = placeholdersIn({
    ...Object(inn),
    name: withoutMarks(String(stepInto(inn, 'name') ?? '')),
    replyTime: withoutMarks(String(stepInto(inn, 'replyTime') ?? '')),
  });
  return {
    editors: (process.env['EDITOR_PREVIEW'] ?? '').split(',').filter(Boolean),
    versions: Object.fromEntries(entries.map(({ id, data }) => [id, data.version ?? ''])),
    facts: [...facts],
    unmarked: entries.flatMap(({ id, data }) => unmarkedTexts(id, data.content)),
  };
}

/** Embeds in each page the data about the content that it shows. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  // Read before the page is rendered: the page may be newer than these versions, but never older.
  const data = await previewPage();
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const block = `<script type="application/json" id="${PREVIEW_DATA}">${jsonForHtml(data)}</script>`;
  return new Response(
    html.replace('</head>', () => `${block}</head>`),
    response,
  );
};
