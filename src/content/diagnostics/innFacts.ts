import { FILES } from '../fileNames.ts';
import { type ContentFile, innIn } from '../load.ts';
import { NAME, PIN } from '../placeholders.ts';
import { textIn, valueAt } from '../pointer.ts';
import { at, type Diagnostic, error, quoted, warning } from './diagnostic.ts';

/** Letters that fit on two lines next to the menu at 320 CSS pixels (measured). */
const FITTING_NAME = 40;

/** Numbers of the lines that contain a fact literally, except comments and the fact's own line. */
function linesWith(fact: string, { source, path }: ContentFile, own: RegExp): number[] {
  return source.split('\n').flatMap((line, index) => {
    const isOwn = path === FILES.inn && own.test(line);
    return !isOwn && !/^\s*#/.test(line) && line.includes(fact) ? [index + 1] : [];
  });
}

const fixBy = (placeholder: string) =>
  [
    `Write ${placeholder} in its place.`,
    'In the file, a text that begins with it goes in "double quotes".',
  ] as const;

/**
 * Checks the inn's name: short enough, part of the logo's text, and nowhere typed out in place of
 * `[name]`, where it would not follow a change in inn.yaml.
 * @param contents the files as typed, with `[name]` in their texts
 */
export function nameDiagnostics(contents: readonly ContentFile[]): Diagnostic[] {
  const inn = innIn(contents);
  const name = textIn(inn?.data, 'name');
  if (!inn || !name) return [];
  if (name.includes(NAME)) {
    const message = `${NAME} stands for the name, so the name cannot hold it.`;
    return [error(at(inn, ['name']), message, 'Write the name of the inn itself.')];
  }
  const found: Diagnostic[] = [];
  if (name.length > FITTING_NAME) {
    found.push(
      warning(
        at(inn, ['name']),
        `The name has ${name.length} letters; more than ${FITTING_NAME} fill three lines or more at the top of a small phone.`,
        'Look at the site on a phone. If the header is too high there, write a shorter name.',
      ),
    );
  }
  const alt = textIn(inn.data, 'logoAlt');
  if (alt !== undefined && !alt.includes(NAME) && !alt.includes(name)) {
    found.push(
      warning(
        at(inn, ['logoAlt']),
        `${quoted(alt)} does not say the name of the inn, ${quoted(name)}.`,
        `Write ${NAME} where the name belongs.`,
        'In the file: in "double quotes".',
      ),
    );
  }
  for (const content of contents) {
    // Translations spell the name in their own scripts.
    if (content.path === FILES.translations) continue;
    const [line, ...more] = linesWith(name, content, /^name:/);
    if (line === undefined) continue;
    const message = `${quoted(name)} is typed out and will stay when the name in inn.yaml changes.`;
    const [fix, hint] = fixBy(NAME);
    const others = more.length === 0 ? '' : `Also in line ${more.join(', ')}. `;
    found.push(warning({ file: content.path, line }, message, fix, `${others}${hint}`));
  }
  return found;
}

/** Lines that contain the pin code literally, where it would not follow when the inn moves. */
export function typedPins(contents: readonly ContentFile[]): Diagnostic[] {
  const pin = valueAt(innIn(contents)?.data, ['address', 'postalCode']);
  if (typeof pin !== 'string' || !/^\d{6}$/.test(pin)) return [];
  const message = `${quoted(pin)} is typed out and will stay when the pin code in inn.yaml changes.`;
  return contents.flatMap((content) =>
    linesWith(pin, content, /^\s*postalCode:/).map((line) =>
      warning({ file: content.path, line }, message, ...fixBy(PIN)),
    ),
  );
}

// Roughly India, in degrees. The site is for inns in India: their telephone numbers begin with +91.
const LATITUDES = [6, 38] as const;
const LONGITUDES = [68, 98] as const;

const isBetween = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to;

/** Coordinates outside India, mostly because latitude and longitude are swapped. */
export function misplacedInn(contents: readonly ContentFile[]): Diagnostic[] {
  const inn = innIn(contents);
  const latitude = valueAt(inn?.data, ['location', 'latitude']);
  const longitude = valueAt(inn?.data, ['location', 'longitude']);
  if (!inn || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  if (isBetween(latitude, LATITUDES) && isBetween(longitude, LONGITUDES)) return [];
  const place = at(inn, ['location', 'latitude'], 'location');
  const isSwapped = isBetween(longitude, LATITUDES) && isBetween(latitude, LONGITUDES);
  return isSwapped
    ? [
        error(
          place,
          'Latitude and longitude are the wrong way round.',
          `Enter ${longitude} as latitude and ${latitude} as longitude.`,
        ),
      ]
    : [
        warning(
          place,
          `The map would show a place outside India: ${latitude}, ${longitude}.`,
          'Touch and hold the inn’s door in a maps app: the first number is the latitude, the second the longitude.',
        ),
      ];
}
