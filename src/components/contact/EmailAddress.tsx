import { Fragment } from 'react';
import { keyed } from '../controls/keyed.ts';

/** An e-mail address that a narrow line breaks before its @ or a dot, and elsewhere only at last. */
export function EmailAddress({ children: address }: { children: string }) {
  const [first, ...rest] = address.split(/(?=[@.])/);
  return (
    <>
      {first}
      {keyed(rest).map(([key, part]) => (
        <Fragment key={key}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
