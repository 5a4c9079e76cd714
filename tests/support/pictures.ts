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
      .flatMap((img) => {
        const name = img.currentSrc.split('/').pop() ?? '';
        const [, width = 0, height = 0] = (/-(\d+)x(\d+)/.exec(name) ?? []).map(Number);
        const { offsetWidth, offsetHeight } = img;
        const shown = Math.max(offsetWidth, offsetHeight * (width / height)) * devicePixelRatio;
        return [{ name, downloaded: width, shown: Math.round(shown) }];
      }),
  );
}
