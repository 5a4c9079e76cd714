/** The sentences of the editor's server, for the owner. */

import { capital } from '../lib/text.ts';

const quote = (text: string) =>
  `“${text.length > 48 ? `${text.slice(0, 46).replace(/\s+\S*$/, '')} …` : text}”`;
/** A photograph's or a room's file name in words. */
const spoken = (file: string) => file.replace(/^.*\/|\.\w+$/g, '').replace(/[-_]/g, ' ');
const and = (words: readonly string[]) =>
  new Intl.ListFormat('en-IN', { style: 'long', type: 'conjunction' }).format(words);
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });

/** A value as part of a sentence. */
export function displayValue(value: unknown): string {
  if (typeof value === 'number') return figures.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && /^[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp)$/i.test(value)) {
    return quote(spoken(value));
  }
  if (typeof value === 'string') return /^[\w+. /:-]{1,24}$/.test(value) ? value : quote(value);
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'number')
      ? value.join(', ')
      : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  }
  return 'filled in';
}

/** A value as the history shows it in full. */
export function wholeValue(value: unknown): string {
  if (typeof value === 'string' && !/\.(?:jpe?g|png|webp)$/i.test(value)) return value;
  return displayValue(value);
}

export const changeWords = {
  changed: (what: string, from: string, to: string) => `${what}, ${from} → ${to}`,
  given: (what: string, to: string) => `${what}: ${to}`,
  leftOut: (what: string, was: string) => `${what} left out, was ${was}`,
  added: (entry: string, list: string) => `${entry} added: ${list}`,
  removed: (entry: string, list: string) => `${entry} taken out: ${list}`,
  hidden: (part: string, file: string) => `switched off: ${part} (${file})`,
  shown: (part: string, file: string) => `shown again: ${part} (${file})`,
  reordered: (list: string) => `another order: ${list}`,
  ofSubject: (field: string, subject: string) =>
    field.endsWith(` of ${subject}`) ? field : `${field} of ${subject}`,
  ofEntry: (field: string, entry: string, list: string) => `${field} of ${entry} (${list})`,
  inFile: (field: string, file: string) => `${field} (${file})`,
  theRoom: (name: string) => `the ${name}`,
  theInn: 'the inn',
  newRoom: (name: string) => `new room: ${name}`,
  roomGone: (name: string) => `room taken away: ${name}`,
  roomArchived: (name: string) => `room put aside: ${name}`,
  roomBack: (name: string) => `room brought back: ${name}`,
  newFile: (file: string) => `new: ${file}`,
  fileGone: (file: string) => `deleted: ${file}`,
  commentsOnly: (file: string) => `a note in ${file} that guests do not see`,
  confirmed: (file: string) => `${file}: what was a sample is true of the inn as it stands`,
  unreadable: (file: string) => `${file}, in a way that cannot be read`,
};

/** A title made of a file's path. */
export function titleFromPath(path: string): string {
  const name = path.replace(/^.*\/|\.yaml$/g, '').replace(/[_-]/g, ' ');
  return capital(name);
}

const full =
  'The disk is full, and nothing was changed: make room, then do this once more. What you typed stays in this browser.';
const closed =
  'The editor may not write here, and nothing was changed: see that the content folder and the project’s folder .site belong to you. What you typed stays in this browser.';

/** Messages for failed writes, by the system's error code. */
export const diskWords: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: closed,
  EACCES: closed,
  EPERM: closed,
  other: 'The editor could not do this; its window says why. Try once more.',
};

export const fileWords = {
  noFolder:
    'The folder with the inn’s words and photographs is not there: put it back, or start the editor again with CONTENT_DIR set to where it is. What you typed is kept.',
};

export const historyWords = {
  undone: (what: string) => `undone: ${what}`,
  restored: (file: string, day: string) => `${file} as it was on ${day}`,
  cannotUndo:
    'The same place was changed again since: undo that first, or type the old words in yourself.',
  breaks: 'Your site needs things to be as they are now. This is what would no longer work:',
  addressesRestored: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `The old address ${addresses[0]} stays, so that guests who saved it still find you.`
      : `The old addresses ${and(addresses)} stay, so that guests who saved them still find you.`,
  addressesTaken: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `${addresses[0]} has a page of its own today, so it is left out of the old addresses.`
      : `${and(addresses)} have pages of their own today, so they are left out of the old addresses.`,
  roomsNotNamed: (rooms: readonly string[]) =>
    `The site does not show ${and(rooms.map(spoken))} at the moment, so the guests’ words do not lead there.`,
  placeRestored: (room: string) => `${room} keeps its place among your rooms.`,
  stillArchived: (room: string) =>
    `${room} is still put aside: you can bring it back to the site under Rooms.`,
  noSuchSave: 'That save is not in the history: open the history again.',
  alreadySo: 'Everything that can go back is as it was then already.',
  nothingToUndo: 'Nothing is left of that save, so there is nothing to undo.',
};

export const sampleWords = {
  notice: 'The sentence at the foot of each page that says what is made up.',
};

export const cropWords: Readonly<Record<string, string>> = {
  hero: 'Across a wide screen',
  banner: 'Across a wide screen',
  phone: 'On a phone',
  upright: 'Upright beside the words',
  teaser: 'Upright beside the words',
  arch: 'In the arch',
  large: 'Beside the words',
  inset: 'The small one in front',
  roomWide: 'On the room’s page',
  card: 'On the room’s card',
  keepsake: 'Beside the guest’s name',
  galleryLandscape: 'Landscape',
  gallerySquare: 'Square',
  galleryPortrait: 'Portrait',
  page: 'On the page',
};

export const photoWords = {
  small: (width: number, least: number) =>
    `It is ${width} pixels wide, and will look soft: ${least} or more are good. The camera’s own file is larger than one sent by a messenger.`,
  dark: 'It is a little dark: by day, with the lamps on as well, the room looks as guests will find it.',
  blurred:
    'It looks a little blurred: hold the phone against a door frame, or tap on the bed first.',
  heic: 'This is a HEIC photo that cannot be read here. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on; this one can be sent by e-mail, which makes a JPEG of it.',
  heicTooMany:
    'This HEIC photo has more than 25 million points, too many to convert here: send it by e-mail from the telephone, which makes a smaller JPEG of it.',
  noPhoto: 'This is no photo that can be read here: choose a JPEG, PNG, WebP, AVIF or TIFF.',
  damaged: 'The photo is damaged or cut off: copy it once more from the camera or telephone.',
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB: choose the photo itself, not a film or an original of a large camera.`,
  tooMany: 'The photo has more points than can be handled here: send a smaller copy of it.',
  none: 'There is no such photo: go back to the list and choose one.',
  used: (places: readonly string[]) =>
    `This photograph is used in ${and(places)}: choose another there first, then delete it.`,
  usedInDraft: (place: string) =>
    `This photograph was just chosen in ${place}, where it is not saved yet: save there, or choose another.`,
  notDeleted:
    'This photograph cannot be restored any more: it was restored already, or removed after 30 days.',
  deleted: (photo: string) => `photograph deleted: ${quote(photo)}`,
  restored: (photo: string) => `photograph restored: ${quote(photo)}`,
  replaced: (photo: string, by: string, count: number) =>
    `photograph ${quote(photo)} replaced by ${quote(by)} in ${count === 1 ? '1 place' : `${count} places`}`,
  nothingToReplace: 'There is nothing to replace: choose another photograph.',
  changedMeanwhile:
    'Something that shows this photograph was changed meanwhile, so nothing was replaced: look where it is used now, then replace it again.',
  cannotReplace: 'This photograph cannot take the place of the other everywhere:',
  badFolder: 'Name the folder with small letters, digits, - and _ only.',
};

export const logoWords = {
  none: 'There is no such drawing: go back to the form and choose one.',
  noDrawing:
    'This is no drawing that can be read here: choose an SVG or a PNG. A PDF or an AI file can be saved as SVG by whoever drew it.',
  tooLarge:
    'The drawing is larger than a megabyte: there is a photograph in it. Save it as PNG, or draw it with fewer points.',
  rejected: {
    damaged: 'The drawing is damaged or cut off: save it once more as plain SVG or as PNG.',
    entities:
      'The drawing holds names that stand for other texts, which is not safe to open: save it once more as plain SVG, in Illustrator without “Preserve Illustrator Editing Capabilities”.',
    empty:
      'There is nothing drawn in it: save it once more, with the drawing in it, as plain SVG or PNG.',
  },
  hadActs: 'Something in it would have run by itself; that was left out, a logo needs none of it.',
  hadLinks:
    'Something in it would have been fetched from elsewhere; that was left out. Look whether the drawing is whole.',
  hasLetters:
    'Letters in it are typed, not drawn: where their typeface is missing they look otherwise. Whoever drew it can turn them into outlines.',
  ownGround:
    'It brings a ground of its own, and stands as a box on the dark head of each page. One on transparent ground looks better.',
  initial: (letter: string) =>
    `It is too long for the small square in a browser’s tab: there stands ${letter}, the first letter of the name.`,
};

export const roomWords = {
  none: 'There is no such room: go back to the list and choose one.',
  taken: (path: string) =>
    `There is a file ${path} already: give one of the two rooms’ files another name first.`,
  faulty: 'The inn could not be shown so: see what the check says.',
  ordered: (names: readonly string[]) => `the rooms in this order: ${names.join(', ')}`,
};

export const publishWords = {
  steps: {
    check: 'Look whether all is ready for guests',
    build: 'Build the site',
    git: 'Send to your host',
    command: 'Hand it over',
    server: 'Show it',
  },
  busy: 'The site is being published already: follow its steps.',
  noWay: 'Nothing says yet where the site goes: set DESK_PUBLISH in .env (docs/editor.md).',
  otherContent:
    'The server that runs on this machine shows another folder than the one you are editing, so it cannot show your changes. Write the same CONTENT_DIR into the file .env, which the server and the editor both read, and start both again.',
  otherSettings: (names: readonly string[]) =>
    `The server that runs on this machine was started with other settings than this editor (${names.join(', ')}), so it would not show what is built here. Write them into the file .env, which both read, and start both again.`,
  noSuchJob: 'The editor was started again meanwhile: look at the site, then publish once more.',
  newPhotos: (count: number) => (count === 1 ? '1 new photo' : `${count} new photos`),
  notReady: (count: number, first: string) =>
    `${count === 1 ? '1 thing is' : `${count} things are`} not ready for guests. The first: ${first}`,
  commandFailed: (output: string) =>
    `The command of DESK_PUBLISH failed: ${output} Correct that, then publish once more.`,
  notSeen:
    'The server that runs here does not show the new build: look at its own words, or start it again with npm run serve.',
  git: {
    noChange: 'Publish the inn as it stands',
    several: (first: string, more: number) => `${first}, and ${more} more`,
    noRepository:
      'The content folder is in no git repository: make it one once, or set DESK_PUBLISH to another way.',
    noUpstream:
      'Git does not know where to push: type  git push -u origin main  in the content folder once.',
    behind:
      'Somebody else has pushed meanwhile: type  git pull --rebase  in the content folder, look at the pages, then publish once more.',
    nobody:
      'Git does not know who you are: type  git config user.name "…"  and  git config user.email "…"  in the content folder once.',
    noAccess: 'The host did not let git in: see that your key or token is still good.',
    tooLong:
      'Git did not come to an end: a hook of the content folder hangs, or the host does. Look there, then publish once more.',
    locked:
      'Git is at work in the content folder, or was stopped in the middle: wait a minute. If this comes again, delete the file .git/index.lock there.',
    noBranch:
      'The content folder is on no branch of git: type  git switch main  there, then publish once more.',
    moved:
      'Somebody else has changed the content folder’s repository meanwhile: look at the pages, then publish once more.',
    unfinished:
      'A merge was begun in the content folder and not finished: type  git status  there, which says how to finish it, then publish once more.',
    noGit:
      'Git is not on this machine, or the content folder is gone: bring it, then publish once more.',
    noNetwork: 'The host could not be reached: look at the network, then publish once more.',
    other: (output: string) => `Git says: ${output}`,
  },
};
