import { useEffect, useRef } from 'react';
import type { Diagnostic, Pointer } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Notice } from '../parts/Notice.tsx';
import { addressOf } from '../state/route.ts';

interface ErrorSummaryProps {
  diagnostics: Diagnostic[];
  /** The open file. */
  path: string;
  /** The last save was rejected. */
  isRejected: boolean;
  onGo: (pointer: Pointer) => void;
}

const words = editorWords.diagnostics;
/** How many errors of other files to list; the menu has the count for each file. */
const MAX_SHOWN = 3;

/** The errors, each with a link to its field. Focused after a rejected save. */
export function ErrorSummary({ diagnostics, path, isRejected, onGo }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const here = errors.filter(({ file }) => file === path);
  const elsewhere = errors.filter(({ file }) => file !== path);
  const lost = diagnostics.filter(
    ({ file, severity, pointer }) => file === path && severity === 'warning' && !pointer,
  );
  if (errors.length + lost.length === 0) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-label={words.title}>
      {here.length > 0 && (
        <Notice variant="error">
          <h2>
            {isRejected
              ? editorWords.status.rejected
              : say(here.length === 1 ? words.one : words.many, { count: here.length })}
          </h2>
          <MessageList diagnostics={here} onGo={onGo} />
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice>
          <h2>{words.warnings}</h2>
          <MessageList diagnostics={lost} onGo={onGo} />
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice>
          <h2>{words.elsewhere}</h2>
          <ul>
            {elsewhere.slice(0, MAX_SHOWN).map(({ file = '', message, fix, lang, pointer }) => (
              <li key={`${file}${message}${fix}`} lang={lang}>
                <a href={addressOf({ view: 'edit', path: file, ...(pointer && { at: pointer }) })}>
                  {message}
                </a>{' '}
                {fix}
              </li>
            ))}
          </ul>
          {elsewhere.length > MAX_SHOWN && (
            <p>{say(editorWords.first.more, { count: elsewhere.length - MAX_SHOWN })}</p>
          )}
        </Notice>
      )}
    </section>
  );
}

type MessageListProps = Pick<ErrorSummaryProps, 'diagnostics' | 'onGo'>;

function MessageList({ diagnostics, onGo }: MessageListProps) {
  return (
    <ul>
      {diagnostics.map(({ file = '', message, fix, lang, pointer = [] }) => (
        <li key={`${message}${fix}${pointer}`} lang={lang}>
          {pointer.length > 0 ? (
            <a
              href={addressOf({ view: 'edit', path: file, at: pointer })}
              onClick={(event) => {
                event.preventDefault();
                onGo(pointer);
              }}
            >
              {message}
            </a>
          ) : (
            message
          )}{' '}
          {fix}
        </li>
      ))}
    </ul>
  );
}
