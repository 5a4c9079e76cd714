/**
 * `npm run shots`: takes screenshots of every page at six screen sizes, of the first screen and of the
 * whole page, into shots/. Further words select pages: `npm run shots -- index about`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { listFiles } from '../lib/files.ts';
import { ensureBuilt } from '../releases/build.ts';
import { routeOf } from '../server/routes.ts';
import { startSite } from '../server/site.ts';
import { launchOf } from '../tests/support/typefaces.ts';
import { settle } from '../tests/support/visit.ts';

/** Screen sizes in CSS pixels, from the smallest phone to a large screen. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Scrolls through the page to load lazy pictures. */
async function wakePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.race([
      Promise.all(pictures.map((image) => image.decode().catch(() => undefined))),
      new Promise((done) => setTimeout(done, 5000)),
    ]);
  });
}

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = await ensureBuilt(root);
const wanted = process.argv.slice(2);
/** A path that does not exist, for the 404 page. */
const NOWHERE = '/nowhere';
const nameOf = (route: string) => route.slice(1) || 'index';
const routes = [...listFiles(dist).map((file) => routeOf(file)), NOWHERE]
  .filter((route) => route !== undefined)
  .filter((route) => wanted.length === 0 || wanted.includes(nameOf(route)));
const unknown = wanted.filter((name) => !routes.some((route) => nameOf(route) === name));
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. Pages are named index, rooms, kn/contact.`);
  process.exit(2);
}

const shots = join(root, 'shots');
mkdirSync(shots, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'copperpod-shots-'));
const site = await startSite({ dist, port: 0, mail: { smtpUrl: 'smtp://127.0.0.1:1', dataDir } });
const browser = await chromium.launch(launchOf());
try {
  for (const viewport of SCREENS) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const route of routes) {
      await settle(page, site.origin + route);
      await wakePictures(page);
      const name = `${nameOf(route)}-${viewport.width}x${viewport.height}`;
      await page.screenshot({ path: join(shots, `${name}-first.png`) });
      await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
      console.log(`shots/${name}.png`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
  rmSync(dataDir, { recursive: true });
}
