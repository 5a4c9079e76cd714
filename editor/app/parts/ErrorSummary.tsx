import type { Ref } from 'react';
import type { Fault, Pointer } from '../../model/api.ts';
import { say } from '../../model/say.ts';
import { deskWords } from '../../words.ts';
import { addressOf } from '../state/route.ts';
import { Notice } from './Notice.tsx';

interface FaultSummaryProps {
  ref: Ref<HTMLElement>;
  faults: Fault[];
  /** The file that is open. */
  path: string;
  isRefused: boolean;
  onGo: (pointer: Pointer) => void;
}

const words = deskWords.faults;
/** Of what is to mend in other files, as many are told here; the menu counts all. */
const SHOWN = 3;

/** What is to mend, each a link to its field. After a refused save the focus comes here. */
export function FaultSummary({ ref, faults, path, isRefused, onGo }: FaultSummaryProps) {
  const errors = faults.filter(({ kind }) => kind === 'error');
  const here = errors.filter(({ file }) => file === path);
  const elsewhere = errors.filter(({ file }) => file !== path);
  const lost = faults.filter(
    ({ file, kind, pointer }) => file === path && kind === 'remark' && !pointer,
  );
  if (errors.length + lost.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-label={words.title}>
      {here.length > 0 && (
        <Notice tone="problem">
          <h2>{isRefused ? deskWords.status.refused : say(words.count, { count: here.length })}</h2>
          <FaultList faults={here} onGo={onGo} />
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice>
          <h2>{words.remarks}</h2>
          <FaultList faults={lost} onGo={onGo} />
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice>
          <h2>{words.elsewhere}</h2>
          <ul>
            {elsewhere.slice(0, SHOWN).map(({ file, problem, mend, pointer }) => (
              <li key={`${file}${problem}${mend}`}>
                <a href={addressOf({ view: 'edit', path: file, ...(pointer && { at: pointer }) })}>
                  {problem}
                </a>{' '}
                {mend}
              </li>
            ))}
          </ul>
          {elsewhere.length > SHOWN && (
            <p>{say(deskWords.first.more, { count: elsewhere.length - SHOWN })}</p>
          )}
        </Notice>
      )}
    </section>
  );
}

function FaultList({ faults, onGo }: { faults: Fault[]; onGo: (pointer: Pointer) => void }) {
  return (
    <ul>
      {faults.map(({ file, problem, mend, pointer = [] }) => (
        <li key={`${problem}${mend}${pointer}`}>
          {pointer.length > 0 ? (
            <a
              href={addressOf({ view: 'edit', path: file, at: pointer })}
              onClick={(event) => {
                event.preventDefault();
                onGo(pointer);
              }}
            >
              {problem}
            </a>
          ) : (
            problem
          )}{' '}
          {mend}
        </li>
      ))}
    </ul>
  );
}
