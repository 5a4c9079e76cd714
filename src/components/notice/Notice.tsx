import { words } from '../../site/words/index.ts';

export interface NoticeLine {
  text: string;
  /** First and last day by the inn's clock, ISO dates. */
  from: string;
  until: string;
  /** Such as "1 to 5 December", for guests without JavaScript. */
  days: string;
  /** Whether today is one of its days. */
  applies: boolean;
}

interface NoticeProps {
  lines: readonly NoticeLine[];
  /** Its page, if any. */
  href: string | undefined;
}

/**
 * Lines above the main content, hidden until `showNotice` has compared their days with today. Without
 * JavaScript, guests see the lines that applied when the site was built, with their days. Has the style
 * of the line above a cached page, which every page loads anyway.
 */
export function Notice({ lines, href }: NoticeProps) {
  const applying = lines.filter(({ applies }) => applies);
  const more = href && <a href={href}>{words.notice.more}</a>;
  return (
    <>
      {applying.length > 0 && (
        <noscript>
          <aside aria-label={words.notice.label} className="notice">
            {applying.map(({ text, days }) => (
              <p key={text}>{`${text} (${days})`}</p>
            ))}
            {more}
          </aside>
        </noscript>
      )}
      <aside aria-label={words.notice.label} className="notice" data-part="notice" hidden>
        {lines.map(({ text, from, until }) => (
          <p data-from={from} data-until={until} hidden key={text}>
            {text}
          </p>
        ))}
        {more}
      </aside>
    </>
  );
}
