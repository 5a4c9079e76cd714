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

/** What a page needs to know of the content, as of this moment. */
async function previewPage(): Promise<PreviewPage> {
  // Import anew each time: the earlier module has the content from before the last save.
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

/** Adds to each page what it was drawn from. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  // Read before the page is drawn: a page may be newer than it says, and never older.
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
