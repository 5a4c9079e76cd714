import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readInnFacts } from '../mail/innFacts.ts';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { innFacts } from './innFacts.ts';

const SECOND = new URL('../tests/fixtures/second-inn/inn.yaml', import.meta.url);

/** What the e-mail service reads about an inn after a build of its content. */
async function factsAfterBuild(innYaml: string) {
  const dist = temporaryFolder();
  const done = innFacts(folderWith({ 'inn.yaml': innYaml })).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0]);
  return readInnFacts(dist);
}

test('another inn’s name and city are written for its letters; the time zone is India’s by default', async () => {
  const content = readFileSync(SECOND, 'utf8');
  const facts = await factsAfterBuild(content);
  expect(facts).toMatchObject({ city: 'Mangaluru', timeZone: 'Asia/Kolkata' });
  expect(facts.name).toContain('ಕಡಲ ಮನೆ');
  const abroad = await factsAfterBuild(`${content}\ntimeZone: Europe/Lisbon\n`);
  expect(abroad.timeZone).toBe('Europe/Lisbon');
});

test('the e-mail to guests has the contact details, in the content’s words', async () => {
  const dist = temporaryFolder();
  const content = new URL('../content/', import.meta.url);
  const done = innFacts(fileURLToPath(content)).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0]);
  const { name, acknowledgement } = readInnFacts(dist);
  expect(acknowledgement?.subject).toContain(name);
  for (const part of ['[reference]', 'We answer within', '+91 80 0000 0168', '560068', name]) {
    expect(acknowledgement?.text).toContain(part);
  }
  expect(acknowledgement?.text).not.toContain('[name]');
});

test('in each language of the site there is an e-mail to guests, in its own words and facts', async () => {
  const dist = folderWith({ 'kn/sent.html': '', 'kn/not-sent.html': '', 'hi/sent.html': '' });
  const content = new URL('../content/', import.meta.url);
  const done = innFacts(fileURLToPath(content)).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0]);
  const { languages: { Kannada, Hindi } = {} } = readInnFacts(dist);
  expect(Kannada?.acknowledgement?.text).toMatch(/ರೆಫರೆನ್ಸ್: \[reference\]\n.*\n.*\nಕಾಪರ್‌ಪಾಡ್ ಇನ್, /);
  expect(Kannada?.acknowledgement?.text).not.toMatch(/Telephone|Bengaluru|\[name\]/);
  expect(Hindi?.acknowledgement?.subject).toContain('[reference]');
  // The page for a form that could not be sent is missing, so it has no prefix.
  expect([Kannada?.prefix, Hindi?.prefix]).toEqual(['/kn', undefined]);
});

test('an e-mail that is not completely translated is sent in English; names may stay as they are', async () => {
  const page = readFileSync(new URL('../content/pages/sent.yaml', import.meta.url), 'utf8');
  const factsWith = async (...translated: string[]) => {
    const dist = temporaryFolder();
    const content = folderWith({
      'inn.yaml': `${readFileSync(SECOND, 'utf8')}\nlanguages: [en, kn]\n`,
      'pages/sent.yaml': page,
      'translations.yaml': JSON.stringify(translated.map((en) => ({ en, kn: `ಕ ${en}` }))),
    });
    const done = innFacts(content).hooks['astro:build:done'];
    await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0]);
    return readInnFacts(dist).languages?.['Kannada']?.acknowledgement;
  };
  const sentences = [
    'Thank you for writing to [name]. Your enquiry has reached our desk, and a person will answer it.',
    'Nothing is booked yet. If it cannot wait, or if you arrive today, please ring; we pick up at any hour.',
    'on the same day, after lunch',
  ];
  expect(await factsWith(...sentences)).toBeUndefined();
  const acknowledgement = await factsWith(
    'We have your enquiry ([reference]) – [name]',
    ...sentences,
  );
  expect(acknowledgement?.subject).toContain('ಕ We have your enquiry ([reference]) – Kadala');
  expect(acknowledgement?.text).toMatch(/ಕ Thank.*\n.*Mangaluru 575010\n/s);
  expect(JSON.stringify(acknowledgement)).not.toMatch(/[\uE000\uE001]/);
});

test('an invalid time zone is refused, with how to write it', async () => {
  const content = readFileSync(SECOND, 'utf8');
  const facts = factsAfterBuild(`${content}\ntimeZone: IST+5:30\n`);
  await expect(facts).rejects.toThrow('such as Asia/Kolkata');
});
