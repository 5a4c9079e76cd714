import { plainPath } from '../../../lib/paths.ts';
import { ownAddresses, roomAddress, takenAddresses } from '../files.ts';
import { type ContentFile, innIn, roomsIn } from '../load.ts';
import { stepInto } from '../pointer.ts';
import { addressesIn, redirectsIn } from '../redirects.ts';
import { type Diagnostic, error, nearest, quoted } from './diagnostic.ts';

/** The folders of the site's own files, and of its e-mail service. */
const OWN_FOLDERS = /^\/(?:_astro|api|fonts|icons|photos|share)\//;
/** Files that browsers and search engines request by name: the site serves them, so no redirect applies. */
const OWN_FILES =
  /^\/(?:_[^/]*|sw\.js|rooms\.json|robots\.txt|llms\.txt|sitemap\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png)$/;

interface Claim {
  content: ContentFile;
  field: 'formerly' | 'formerRooms' | 'redirects';
  address: string;
  line: number | undefined;
}

interface Redirect extends Claim {
  to: string;
}

function claimsOf(content: ContentFile, field: 'formerly' | 'formerRooms'): Claim[] {
  const line = content.lineOf([field]);
  return addressesIn(stepInto(content.data, field)).map((address) => ({
    content,
    field,
    address,
    line,
  }));
}

const redirectsOf = (content: ContentFile): Redirect[] =>
  redirectsIn(stepInto(content.data, 'redirects')).map(({ from, to }, index) => ({
    content,
    field: 'redirects',
    address: from,
    to,
    line: content.lineOf(['redirects', index]),
  }));

/** Old addresses that lead to no existing page. */
function lostRedirects(redirects: readonly Redirect[], own: ReadonlySet<string>): Diagnostic[] {
  const old = new Set(redirects.map(({ address }) => plainPath(address)));
  return redirects.flatMap(({ content, field, to, line }, index) => {
    if (to === '' || own.has(to)) return [];
    const meant = nearest(to, [...own]);
    return error(
      { file: content.path, line, field: `${field}, entry ${index + 1}, to` },
      old.has(plainPath(to))
        ? `${quoted(to)} is an old address itself, so guests would be led on, or round in a circle.`
        : `There is no page ${quoted(to)}.`,
      meant
        ? `Did you mean ${quoted(meant)}?`
        : `Enter the address of a page that you have today, such as ${quoted('/rooms')}.`,
    );
  });
}

/**
 * Reports old addresses that a current page uses or that two entries claim, and those whose target is
 * missing or an old address itself.
 */
export function redirectDiagnostics(contents: readonly ContentFile[]): Diagnostic[] {
  const rooms = roomsIn(contents);
  const own = ownAddresses(contents.map(({ path }) => path));
  const present = new Map([...own].map((address) => [plainPath(address), 'another page']));
  for (const address of takenAddresses) present.set(`/${address}`, 'another page');
  for (const { path, name } of rooms) present.set(plainPath(roomAddress(path)), name);
  const inn = innIn(contents);
  const redirects = inn ? redirectsOf(inn) : [];
  const claims: Claim[] = [
    ...(inn ? claimsOf(inn, 'formerRooms') : []),
    ...rooms.flatMap((room) => claimsOf(room, 'formerly')),
    ...redirects.filter(({ address }) => address !== ''),
  ];
  const owners = new Map<string, string>();
  const taken = claims.flatMap(({ content, field, address, line }) => {
    const key = plainPath(address);
    const place = { file: content.path, line, field };
    const isOwn = OWN_FOLDERS.test(key) || OWN_FILES.test(key);
    const page = present.get(key) ?? (isOwn ? 'the site itself' : undefined);
    if (page) {
      return error(
        place,
        `The address ${quoted(address)} is in use today: it belongs to ${page}.`,
        'Name only addresses that no page has any longer.',
      );
    }
    const owner = owners.get(key);
    owners.set(key, content.name);
    return owner
      ? error(
          place,
          `The old address ${quoted(address)} is named in ${owner} already.`,
          'Keep it in one place only: where a guest who asks for it should be led.',
        )
      : [];
  });
  return [...taken, ...lostRedirects(redirects, own)];
}
