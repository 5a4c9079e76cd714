import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readInnFacts } from '../mail/innFacts.ts';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { innFacts } from './innFacts.ts';

const SECOND = new URL('../tests/fixtures/second-inn/inn.yaml', import.meta.url);

/** What the e-mail service knows of an inn after a build of its content. */
async function factsAfterBuild(innYaml: string) {
  const dist = temporaryFolder();
  const done = innFacts(folderWith({ 'inn.yaml': innYaml })).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0]);
  return readInnFacts(dist);
}

test('another inn’s name and city are left for its letters; the clock is India’s unless told', async () => {
  const content = readFileSync(SECOND, 'utf8');
  const facts = await factsAfterBuild(content);
  expect(facts).toMatchObject({ city: 'Mangaluru', timeZone: 'Asia/Kolkata' });
  expect(facts.name).toContain('ಕಡಲ ಮನೆ');
  const abroad = await factsAfterBuild(`${content}\ntimeZone: Europe/Lisbon\n`);
  expect(abroad.timeZone).toBe('Europe/Lisbon');
});

test('the e-mail to guests says how to reach the inn, in the content’s words', async () => {
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

test('a time zone that is none is refused with how to write it', async () => {
  const content = readFileSync(SECOND, 'utf8');
  const facts = factsAfterBuild(`${content}\ntimeZone: IST+5:30\n`);
  await expect(facts).rejects.toThrow('such as Asia/Kolkata');
});
