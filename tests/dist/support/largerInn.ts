/**
 * An inn with a seventh room type, a gallery of three sheets, a page other inns lack and no table of
 * rooms. All tests of it share one build, which takes seconds because its photos are small.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_SERVICE } from '../../../src/enquiry/contract/service.ts';
import { drawPhotograph, growContent } from '../../fixtures/growContent.ts';
import { builtSite } from '../../support/builds.ts';
import { leaveEnglishOnly } from '../../support/englishOnly.ts';
import { addPage, writePageWords } from './newPage.ts';
import { NOTICE } from './notice.ts';
import { GALLERY_PICTURES, SEVENTH_ROOM } from './seventhRoom.ts';

const ROOT = join(import.meta.dirname, '../../..');

async function writeLargerInn(content: string): Promise<void> {
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  leaveEnglishOnly(content);
  // An inn with its own logo.
  cpSync(join(ROOT, 'tests/fixtures/logo.svg'), join(content, 'photos/logo.svg'));
  const inn = readFileSync(join(content, 'inn.yaml'), 'utf8');
  writeFileSync(join(content, 'inn.yaml'), `logo: logo.svg\n${inn}`);
  const rooms = readFileSync(join(content, 'pages/rooms.yaml'), 'utf8');
  writeFileSync(join(content, 'pages/rooms.yaml'), `hidden: [table]\n${rooms}`);
  // As in content from before the questions page existed.
  rmSync(join(content, 'good-to-know.yaml'));
  await growContent(content, { rooms: 6, pictures: GALLERY_PICTURES });
  writeFileSync(join(content, `rooms${SEVENTH_ROOM.route}.yaml`), SEVENTH_ROOM.file);
  for (const [index, photo] of SEVENTH_ROOM.photos.entries()) {
    // Use numbers that the gallery does not: identical pictures would share a file in the build.
    await drawPhotograph(join(content, 'photos', photo), 1000 + index);
  }
  writePageWords(content);
  for (const [path, yaml] of Object.entries(NOTICE.files)) writeFileSync(join(content, path), yaml);
}

/**
 * Its built site and its content. The site is for our own service, whose forms have an extra field, and
 * without the offline copy, which owners may switch off.
 */
export const { dist: LARGER_INN, content: LARGER_CONTENT } = await builtSite('larger-inn', {
  settings: { EMAILJS_ORIGIN: OWN_SERVICE, OFFLINE_COPY: '0' },
  writeContent: writeLargerInn,
  changeProject: addPage,
});
