import { OperatorError } from '../../../lib/errors.ts';
import { type Hosting, normalAddress } from './hosting.ts';
import { createLink } from './links.ts';
import { linkOf } from './routes.ts';
import { openAuthStore } from './store.ts';

/**
 * Creates a sign-in link that works in any browser, for use before mail works.
 * @returns the link, in a text for the terminal
 * @param store the project's `.site`
 * @throws OperatorError that names the setting to change
 */
export function invite(hosting: Hosting | undefined, store: string, typed: string): string {
  if (!hosting) {
    throw new OperatorError(
      'EDITOR_ORIGIN is not set: the editor is for this machine alone, and nobody signs in to it.',
    );
  }
  const address = normalAddress(typed);
  if (!hosting.owners().includes(address)) {
    throw new OperatorError(
      address === ''
        ? 'Give the address to invite, one of EDITOR_OWNERS: npm run editor -- invite you@example.org'
        : `${typed} is not one of EDITOR_OWNERS: add it there, then invite again.`,
    );
  }
  const auth = openAuthStore(store, hosting.owners);
  const token = createLink(auth, address);
  auth.database.close();
  return `Open this link within 15 minutes; it works once:\n${linkOf(hosting, 'invitation', token)}`;
}
