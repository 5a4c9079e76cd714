import type { Page } from '@playwright/test';

interface OpenedPicture {
  name: string;
  /** Width of the file in pixels. */
  downloaded: number;
  /** Screen pixels across its full width, including parts its box crops. */
  shown: number;
}

/** The page's photographs that have loaded and are laid out. */
export function openedPictures(page: Page): Promise<OpenedPicture[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((img) => img.complete && img.offsetWidth > 0 && img.currentSrc !== '')
      .map((img) => {
        const name = img.currentSrc.split('/').pop() ?? '';
        const downloaded = Number(/-(\d+)\.\w+$/.exec(name)?.[1]);
        // The ratio of the file, not of its box.
        const across = img.offsetHeight * (img.naturalWidth / img.naturalHeight);
        const shown = Math.round(Math.max(img.offsetWidth, across) * devicePixelRatio);
        return { name, downloaded, shown };
      }),
  );
}
