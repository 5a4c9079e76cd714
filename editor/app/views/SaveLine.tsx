import type { ReactNode } from 'react';
import type { PastSave } from '../../model/api.ts';
import { when } from '../../model/when.ts';

/** A line of the history, such as "yesterday, 18:40 price of the Double AC room, 1,450 → 1,500". */
export function SaveLine({ save, children }: { save: PastSave; children?: ReactNode }) {
  return (
    <li>
      <p>
        <time dateTime={save.at}>{when(save.at)}</time> <span dir="auto">{save.summary}</span>
      </p>
      {children}
    </li>
  );
}
