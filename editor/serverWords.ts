/** The sentences of the editor's server, for the owner. */

import { nameInWords } from '../lib/text.ts';

const quote = (text: string) =>
  `“${text.length > 48 ? `${text.slice(0, 46).replace(/\s+\S*$/, '')} …` : text}”`;
const and = (words: readonly string[]) =>
  new Intl.ListFormat('en-IN', { style: 'long', type: 'conjunction' }).format(words);
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });

/** A value as part of a sentence. */
export function displayValue(value: unknown): string {
  if (typeof value === 'number') return figures.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && /^[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp)$/i.test(value)) {
    return quote(nameInWords(value));
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
  reordered: (list: string) => `new order: ${list}`,
  ofSubject: (field: string, subject: string) =>
    field.endsWith(` of ${subject}`) ? field : `${field} of ${subject}`,
  ofEntry: (field: string, entry: string, list: string) => `${field} of ${entry} (${list})`,
  inFile: (field: string, file: string) => `${field} (${file})`,
  theRoom: (name: string) => `the ${name}`,
  theInn: 'the inn',
  samplesHidden: (count: number) =>
    count === 1
      ? 'switched off: what was still a sample'
      : `switched off: ${count} things that were still samples`,
  sentenceConfirmed: (sentence: string) => `true of the inn as it stands: ${quote(sentence)}`,
  newRoom: (name: string) => `new room: ${name}`,
  roomGone: (name: string) => `room deleted: ${name}`,
  roomArchived: (name: string) => `room taken off the site: ${name}`,
  roomBack: (name: string) => `room put back on the site: ${name}`,
  newFile: (file: string) => `new: ${file}`,
  fileGone: (file: string) => `deleted: ${file}`,
  commentsOnly: (file: string) => `${file}: a note that guests do not see`,
  confirmed: (file: string) => `${file}: a sample is now marked as true`,
  translations: (count: number) =>
    count === 1 ? 'Other languages: 1 change' : `Other languages: ${count} changes`,
  unreadable: (file: string) => `${file}: changed outside the editor, and cannot be read`,
};

const full =
  'The computer that runs the editor is full, so nothing was changed. Ask whoever set it up to make room, then try again. What you typed is kept in this browser.';
const closed =
  'The editor is not allowed to save on its computer, so nothing was changed. Whoever set it up can put that right. What you typed is kept in this browser.';

/** Messages for failed writes, by the system's error code. */
export const diskWords: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: closed,
  EACCES: closed,
  EPERM: closed,
  other:
    'Something went wrong, and nothing was changed. Try once more; if it happens again, tell whoever set up the editor. What you typed is kept in this browser.',
};

/** Refusals of requests that the editor's page never sends, in English only. */
export const guardWords = {
  wrongAddress: (address = '') => `Open the editor by ${address}.`,
  wrongOrigin: (address: string) => `Only the editor's own page may ask this: open ${address}.`,
  notFromEditor: 'This request did not come from the editor: reload its page.',
  onlyJson: 'Only JSON is taken here: reload the editor’s page.',
  onlyFiles: (what: string) => `Only ${what} are taken here: choose one from the editor’s page.`,
};

export const requestWords = {
  tooLarge: 'That is too much at once: save in smaller steps.',
  invalid: 'The editor did not understand this: reload its page.',
  notFound: 'There is nothing here: go back to the editor.',
};

export const saveWords = {
  conflict: 'This was changed somewhere else meanwhile: look at both, then choose what to keep.',
  gone: 'This is no longer there. Reload the page to see what there is now.',
  unreadable:
    'This cannot be read just now: somebody changed it outside the editor. Reload the page to go back to how it was.',
  notEditable: 'This cannot be changed here. Whoever set up the editor can change it.',
  hasErrors: 'Something here must be corrected before it can be saved.',
  busy: 'Something else is being saved just now: try again in a moment.',
};

export const fileWords = {
  none: 'This is no longer on the site. Reload the page, then choose from the menu.',
  noFolder:
    'The inn’s words and photographs cannot be found. Whoever set up the computer can bring them back. What you typed is kept.',
};

export const historyWords = {
  undone: (what: string) => `undone: ${what}`,
  restored: (file: string, day: string) => `${file} as it was on ${day}`,
  cannotUndo:
    'The same words were changed again later. Undo that change first, or type the old words yourself.',
  breaks: 'Other parts of your site rely on this. This would no longer work:',
  addressesRestored: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `The old address ${addresses[0]} stays, so that guests who saved it still find you.`
      : `The old addresses ${and(addresses)} stay, so that guests who saved them still find you.`,
  addressesTaken: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `${addresses[0]} has a page of its own today, so it is left out of the old addresses.`
      : `${and(addresses)} have pages of their own today, so they are left out of the old addresses.`,
  roomsNotNamed: (rooms: readonly string[]) =>
    `The site does not show ${and(rooms.map(nameInWords))} at the moment, so the guests’ words do not lead there.`,
  placeRestored: (room: string) => `${room} keeps its place among your rooms.`,
  stillArchived: (room: string) =>
    `${room} is still off the site: you can put it back under Rooms.`,
  noSuchSave: 'That save is no longer in the history. Reload the page.',
  alreadySo: 'Nothing to restore: everything is already as it was then.',
  nothingToUndo: 'There is nothing left to undo: all of it has been changed since.',
};

export const firstHourWords = {
  part: (part: string, file: string) => `${part} (${file})`,
  languages: (count: number) =>
    count === 1
      ? 'A language that nobody has read yet (the inn)'
      : `${count} languages that nobody has read yet (the inn)`,
  pictures: (count: number, file: string) =>
    count === 1 ? `1 sample photograph (${file})` : `${count} sample photographs (${file})`,
  faulty: 'Nothing was switched off, because something else would stop working:',
};

export const sampleWords = {
  notice: 'The sentence at the foot of every page that says what is made up.',
};

export const cropWords: Readonly<Record<string, string>> = {
  hero: 'Across a wide screen',
  banner: 'Across a wide screen',
  phone: 'On a phone',
  upright: 'Tall, beside the words',
  teaser: 'Tall, beside the words',
  arch: 'In the arch',
  large: 'Beside the words',
  inset: 'As the small picture in front',
  formColumn: 'Beside the words',
  headingColumn: 'Beside the words',
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
    `It is only ${width} pixels wide and will look soft; ${least} or more look sharp. A photograph sent by WhatsApp is made smaller: use the one from the camera.`,
  dark: 'It is a little dark. Taken by day, with the lamps on as well, a room looks as guests will find it.',
  blurred:
    'It looks a little blurred: hold the phone against a door frame, or tap on the bed first.',
  heic: 'This is a HEIC photo that cannot be read here. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on; this one you can send to yourself by e-mail, which makes a JPEG of it.',
  heicTooMany:
    'This HEIC photo is too large to convert here (more than 25 megapixels). Send it to yourself by e-mail from the phone, which makes a smaller JPEG of it, and upload that.',
  noPhoto:
    'This is not a photograph that can be used here. Choose a JPEG, PNG, WebP, AVIF or TIFF.',
  damaged: 'The photograph is damaged or incomplete. Copy it once more from the camera or phone.',
  tooLarge: (megabytes: number) =>
    `It is larger than ${megabytes} MB. Choose a smaller copy, and no video.`,
  tooMany:
    'This photograph has more than 110 megapixels, too many to open here. Set the camera to its usual size, or choose a smaller copy.',
  none: 'This photograph is no longer there. Choose another.',
  used: (places: readonly string[]) =>
    `This photograph is used in ${and(places)}: choose another there first, then delete it.`,
  usedInDraft: (place: string) =>
    `This photograph was just chosen in ${place}, where it is not saved yet: save there, or choose another.`,
  usedInDraftOf: (who: string, place: string) =>
    `${who} has chosen this photograph in ${place} and not saved yet: ask them to save or to choose another.`,
  notDeleted:
    'This photograph cannot be restored any more: it was restored already, or removed after 30 days.',
  deleted: (photo: string) => `photograph deleted: ${quote(photo)}`,
  restored: (photo: string) => `photograph restored: ${quote(photo)}`,
  replaced: (photo: string, by: string, count: number) =>
    `photograph ${quote(photo)} replaced by ${quote(by)} in ${count === 1 ? '1 place' : `${count} places`}`,
  replacedSeveral: (photos: number, places: number) =>
    `${photos} photographs replaced, in ${places} places`,
  nothingToReplace: 'There is nothing to replace: choose another photograph.',
  changedMeanwhile:
    'A place that shows this photograph was changed in the meantime, so nothing was replaced. Look where it is used now, then replace it again.',
  cannotReplace: 'This photograph cannot take the place of the other everywhere:',
  badFolder: 'Name the folder with small letters, digits, - and _ only.',
};

export const logoWords = {
  none: 'This drawing is no longer there. Choose another.',
  noDrawing:
    'This is not a drawing that can be used here. Choose an SVG or a PNG; whoever drew the logo can save it as one.',
  tooLarge:
    'The drawing is larger than a megabyte; perhaps there is a photograph in it. Ask whoever drew it for a smaller one, or for a PNG.',
  rejected: {
    damaged: 'The drawing is damaged or incomplete. Ask whoever drew it for a plain SVG or a PNG.',
    entities:
      'This drawing is saved in a way that is not safe to open. Ask whoever drew it for a plain SVG (in Illustrator, without “Preserve Illustrator Editing Capabilities”) or a PNG.',
    empty: 'Nothing is drawn in it. Ask whoever drew the logo for a plain SVG or a PNG.',
  },
  hadScripts:
    'Something in it that could run on your guests’ devices was taken out: a logo does not need it.',
  hadLinks:
    'A part of it would have come from another website and was taken out. See whether the logo is still complete.',
  hasLetters:
    'Its letters may look different on other devices. Ask whoever drew it to turn them into outlines.',
  ownGround:
    'It has a background of its own and looks like a box at the top of each page. One with a transparent background looks better.',
  initial: (letter: string) =>
    `It is too wide for the small square in a browser’s tab, so the tab shows ${letter}, the first letter of the name.`,
};

export const roomWords = {
  none: 'This room is no longer there. Reload the page.',
  taken: (path: string) =>
    `There is another room called ${nameInWords(path)}. Give one of the two another name first.`,
  faulty: 'Nothing was changed, because something else on your site would stop working:',
  last: 'The site shows at least one room. Add another first, then take this one off the site.',
  ordered: (names: readonly string[]) => `the rooms in this order: ${names.join(', ')}`,
};

export const publishWords = {
  steps: {
    check: 'Check that everything is ready for guests',
    build: 'Build the site',
    git: 'Send to your host',
    command: 'Send it to your host',
    server: 'Show it',
  },
  busy: 'The site is being published already: follow its steps.',
  noServer:
    'The site does not run on this computer at the moment, so it cannot show your changes. Whoever set up the computer can start it, or you choose another way under “Going live”.',
  otherContent:
    'The site that runs on this computer shows other words than those you are editing, so it cannot show your changes. Whoever set up the computer can put that right.',
  otherSettings:
    'The site that runs on this computer was started with other settings, so it would not show what you publish. It takes over the new ones when it restarts; wait a minute, then publish once more.',
  noSuchJob: 'The editor was restarted in the meantime. Look at the site, then publish once more.',
  newPhotos: (count: number) => (count === 1 ? '1 new photo' : `${count} new photos`),
  notReady: (count: number, first: string) =>
    `${count === 1 ? '1 thing is' : `${count} things are`} not ready for guests. The first: ${first}`,
  commandFailed:
    'The site could not be sent to where it is shown. The card has the reason for whoever set this up; publish again once it is put right.',
  notSeen:
    'The site was built, but does not show it yet. Look at the site in a few minutes; if it is still the old one, send the card to whoever set up the computer.',
  full: 'The computer that runs the editor is full. Ask whoever set it up to make room, then publish once more.',
  git: {
    noChange: 'Publish the inn as it stands',
    several: (first: string, more: number) => `${first}, and ${more} more`,
    noRepository:
      'Your words and photographs are not connected to a host yet. Whoever set this up can connect them once: the card says how.',
    noUpstream:
      'It is not set yet where your changes are sent. Whoever set this up can set it once: the card says how.',
    behind:
      'Somebody else has sent changes to your host in the meantime. Whoever set this up can combine both: the card says how.',
    nobody:
      'Your host needs a name with each change, and none is set. Whoever set this up can set it once: the card says how.',
    noAccess:
      'Your host refused this computer’s changes. Whoever set this up can let it in again: the card says how.',
    tooLong:
      'Your host stopped answering. Publish once more; if it happens again, send the card to whoever set this up.',
    locked:
      'Another program is busy with your words and photographs. Wait a minute, then publish once more; if it happens again, send the card to whoever set this up.',
    noBranch:
      'Your words and photographs are not connected to your host properly. Whoever set this up can put that right: the card says how.',
    moved:
      'Somebody else has changed the site’s words meanwhile: look at the pages, then publish once more.',
    unfinished:
      'Somebody began to combine two versions of the site and has not finished. Whoever set this up can finish it: the card says how.',
    noGit:
      'A program that sends changes to your host is missing on this computer. Whoever set this up can install it.',
    noNetwork:
      'Your host could not be reached. Check that this computer is on the internet, then publish once more.',
    other: 'Your host did not take the changes. The card has the reason for whoever set this up.',
  },
};
