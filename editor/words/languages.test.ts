import { expect, test } from 'vitest';
import { type KnownFile, knownFiles } from '../../src/content/files.ts';
import { emailjsErrors, mailboxWarnings, originErrors } from '../../src/content/launch/settings.ts';
import type { JsonSchema } from '../model/api.ts';
import { formSchema } from '../server/documents/contentFiles.ts';
import { translators } from '../server/language/answers.ts';
import * as serverWords from '../serverWords.ts';
import { setupWords as setupAnswers } from '../setupWords.ts';
import { editorWords } from '../words.ts';
import * as hiPage from './hi/page.ts';
import * as hiServer from './hi/server.ts';
import * as knPage from './kn/page.ts';
import * as knServer from './kn/server.ts';
import { setupWords } from './setup.ts';
import { linkLetter, passkeyLetter, signInServerWords } from './signIn.ts';
import { type Table, translatable, translateWords } from './translatable.ts';

const languages = [
  { code: 'kn', page: knPage.table, server: knServer },
  { code: 'hi', page: hiPage.table, server: hiServer },
] as const;

/** The sentences in an object of words; those that are functions have a test below. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : [];

/** The forms' texts in a schema, without quotations of the English pages. */
function saidOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(saidOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const { title, description, default: _, ...parts } = schema as JsonSchema;
  const own = parts['x-lang'] === 'en' ? [] : [title];
  const said = [...own, description, ...Object.values(parts['x-parts'] ?? {})];
  return [
    ...said.filter((text) => typeof text === 'string'),
    ...Object.values(parts).flatMap(saidOf),
  ];
}

const titles = knownFiles.flatMap(({ title }: KnownFile) => title ?? []);
const formLabels = ['rooms/Any.yaml', ...knownFiles.map(({ path }) => path)].flatMap((path) =>
  saidOf(formSchema(path)),
);

const slots = (text: string) => [...new Set(text.match(/\[\w+\]/g) ?? [])].sort().join();

const changes = serverWords.changeWords;
/** An example of each sentence that the server makes from values. */
const answered = [
  serverWords.historyWords.addressesRestored(['/tariff']),
  serverWords.historyWords.addressesRestored(['/tariff', '/rates']),
  serverWords.historyWords.addressesTaken(['/tariff']),
  serverWords.historyWords.addressesTaken(['/tariff', '/rates']),
  serverWords.historyWords.roomsNotNamed(['Attic']),
  serverWords.historyWords.placeRestored('Attic'),
  serverWords.historyWords.stillArchived('Attic'),
  serverWords.firstHourWords.faulty,
  serverWords.photoWords.small(900, 1600),
  serverWords.photoWords.tooLarge(40),
  serverWords.photoWords.used(['Gallery']),
  serverWords.photoWords.usedInDraft('Gallery'),
  serverWords.photoWords.usedInDraftOf('asha', 'Gallery'),
  serverWords.logoWords.initial('C'),
  serverWords.roomWords.taken('rooms/Attic.yaml'),
  serverWords.publishWords.notReady(1, setupAnswers.launchFix.mailbox),
  serverWords.publishWords.notReady(3, setupAnswers.launchFix.mailbox),
];
/** What can be wrong with the settings. */
const unset = [
  ...[{}, { SITE_ORIGIN: 'my-inn.in' }, { SITE_ORIGIN: 'http://my-inn.in' }].flatMap(originErrors),
  ...originErrors({ SITE_ORIGIN: 'https://inn.example' }),
  ...[{}, { EMAILJS_SERVICE_ID: 'service_1' }].flatMap(emailjsErrors),
  ...mailboxWarnings({ SMTP_URL: 'smtp://asha:secret@mail.example.org' }),
];
const changed = [
  changes.changed('beds of the Attic', '1 bed', 'a hammock'),
  changes.given(changes.ofEntry('photo', '“Dusk: a lit door”', 'Gallery'), '“bed”'),
  changes.given('price of the Attic', '1200'),
  changes.leftOut('WhatsApp of the inn', '+91'),
  changes.added('Asha', 'Guests'),
  changes.removed('Asha', 'Guests'),
  changes.hidden('Letter', 'Home page'),
  changes.shown('Letter', 'Home page'),
  changes.reordered('Photographs (Gallery)'),
  changes.samplesHidden(1),
  changes.samplesHidden(4),
  changes.sentenceConfirmed('Tea at any hour.'),
  changes.newRoom('Attic'),
  changes.roomGone('Attic'),
  changes.roomArchived('Attic'),
  changes.roomBack('Attic'),
  changes.newFile('Notice'),
  changes.fileGone('Notice'),
  changes.commentsOnly('Notice'),
  changes.confirmed('Notice'),
  changes.unreadable('Notice'),
  serverWords.historyWords.undone('new room: Attic'),
  serverWords.historyWords.restored('Notice', '3 November 2026, 18:40'),
  serverWords.firstHourWords.pictures(1, 'Gallery'),
  serverWords.firstHourWords.pictures(3, 'Gallery'),
  serverWords.photoWords.deleted('bath'),
  serverWords.photoWords.restored('bath'),
  serverWords.photoWords.replaced('bath', 'bed', 1),
  serverWords.photoWords.replaced('bath', 'bed', 2),
  serverWords.roomWords.ordered(['Attic', 'Cellar']),
  serverWords.photoWords.replacedSeveral(3, 5),
  serverWords.changeWords.translations(1),
  serverWords.changeWords.translations(3),
  serverWords.firstHourWords.languages(1),
  serverWords.firstHourWords.languages(2),
  ...[setupAnswers.changed.emailjs, setupAnswers.changed.publishing],
  setupAnswers.changed.address('https://my-inn.in'),
  setupAnswers.changed.mailbox('asha@example.org'),
  serverWords.publishWords.newPhotos(1),
  serverWords.publishWords.newPhotos(2),
];

for (const { code, page, server } of languages) {
  test(`${code} has every word of the page, and no other`, () => {
    const words = [...textsIn(editorWords), ...textsIn(setupWords)];
    expect(words.filter((english) => page[english] === undefined)).toEqual([]);
    const known = new Set(words);
    expect(Object.keys(page).filter((english) => !known.has(english))).toEqual([]);
  });

  test(`${code} has the labels and help texts of every form`, () => {
    const { sentence } = translators[code];
    const labels = [...new Set([...titles, ...formLabels])];
    const hint = `Put them into a file …Fields.ts of editor/words/${code}/.`;
    expect(
      labels.filter((english) => sentence(english) === undefined),
      hint,
    ).toEqual([]);
  });

  test(`${code} has all answers of the server`, () => {
    const { sentence, change } = translators[code];
    const { git, ...publish } = serverWords.publishWords;
    const { noChange: _, several: _several, ...failures } = git;
    const { cards: _cards, changed: _changed, ...setup } = setupAnswers;
    const {
      changeWords: _changes,
      firstHourWords: _first,
      guardWords: _guard,
      ...words
    } = serverWords;
    const spoken = [
      ...textsIn({ ...words, publishWords: { ...publish, failures } }),
      ...textsIn([setup, signInServerWords, linkLetter, passkeyLetter]),
      ...answered,
      ...unset.flatMap(({ message, fix = '' }) => [message, fix]),
    ];
    expect(spoken.filter((english) => sentence(english) === undefined)).toEqual([]);
    expect(changed.filter((english) => [undefined, english].includes(change(english)))).toEqual([]);
  });

  test(`a translation in ${code} has the same brackets as the English`, () => {
    const tables: Table = { ...page, ...server.table, ...server.changes };
    const others = Object.entries(tables).filter(
      ([english, said]) => slots(english) !== slots(said),
    );
    expect(others).toEqual([]);
  });
}

test('a count has a singular form where the plural would be wrong', () => {
  const wrong =
    /^1 (?:\w+ )?(?:sentences|things|lines|photographs|drawings|drafts|entries|pieces|changes|places|days)\b/;
  const counted = (words: unknown): string[] =>
    typeof words === 'string'
      ? [words.replaceAll(/\[(?:count|left|drafts)\]/g, '1')]
      : typeof words === 'object' && words !== null
        ? Object.entries(words)
            // Where there are words for one, the others are for several.
            .filter(([name]) => !('one' in words && name !== 'one') && !(`${name}One` in words))
            .flatMap(([, inner]) => counted(inner))
        : [];
  const { photos, ...others } = editorWords;
  // Its `days` and `many` have singular forms under other names.
  expect(photos.dayLeft).toBe('1 day left');
  expect(counted([others, setupWords]).filter((sentence) => wrong.test(sentence))).toEqual([]);
  expect(changes.translations(1)).toBe('Other languages: 1 change');
});

test('words are translated in place, and those without a translation stay English', () => {
  const words = translatable({ menu: { save: 'Save', undo: 'Undo' } });
  const { menu } = words;
  translateWords({ Save: 'ಸೇವ್ ಮಾಡಿ' });
  expect(menu).toEqual({ save: 'ಸೇವ್ ಮಾಡಿ', undo: 'Undo' });
  // Words that are loaded later are translated too.
  expect(translatable({ save: 'Save' }).save).toBe('ಸೇವ್ ಮಾಡಿ');
  translateWords({});
  expect(menu.save).toBe('Save');
});
