import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { writeMovedPages } from './movedPages.ts';

test('an old address has a page that leads on, where no page is', () => {
  const dist = folderWith({ 'kept/index.html': 'a page of today', 'inn.vcf': 'a file' });
  const previous = new Map([
    ['/Old_Room', '/rooms'],
    ['/tariff.html', '/Attic'],
    ['/stay/doubles/', '/about'],
    ['/kept', '/about'],
    ['/inn.vcf', '/contact'],
    ['/inn.vcf/old', '/contact'],
    ['/old.html', '/rooms'],
    ['/old.html/double', '/rooms'],
  ]);
  writeMovedPages(dist, previous, 'https://inn.example');
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  expect(read('Old_Room/index.html')).toContain('content="0; url=/rooms"');
  expect(read('tariff.html')).toContain('<a href="/Attic">');
  expect(read('stay/doubles/index.html')).toContain(
    '<link rel="canonical" href="https://inn.example/about">',
  );
  expect(read('kept/index.html')).toBe('a page of today');
  expect(read('inn.vcf')).toBe('a file');
  expect(read('old.html')).toContain('url=/rooms');
});
