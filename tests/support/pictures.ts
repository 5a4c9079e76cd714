import type { Page } from '@playwright/test';

interface OpenedPicture {
  name: string;
  /** Pixels of the file, across. */
  downloaded: number;
  /** Pixels of the screen that its whole width would take, the part cut off by its box included. */
  shown: number;
}

/** The photographs of the page that have been fetched and have a place on it. */
export function openedPictures(page: Page): Promise<OpenedPicture[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((img) => img.complete && img.offsetWidth > 0 && img.currentSrc !== '')
      .flatMap((img) => {
        const name = img.currentSrc.split('/').pop() ?? '';
        const [, width = 0, height = 0] = (/-(\d+)x(\d+)/.exec(name) ?? []).map(Number);
        const { offsetWidth, offsetHeight } = img;
        const shown = Math.max(offsetWidth, offsetHeight * (width / height)) * devicePixelRatio;
        return [{ name, downloaded: width, shown: Math.round(shown) }];
      }),
  );
}
