import type { Page } from '@playwright/test';

/** The exact values of WCAG 1.4.12. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Adds a guest's own style sheet; a style element would violate the page's policy. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Sets the browser's default font size, in pixels; 16 is usual. */
export async function useTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Texts clipped by the box around them. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cutsAcross = overflowX === 'hidden' || overflowX === 'clip';
      const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
      const isHidden = clipPath !== 'none' || !element.checkVisibility() || element.closest('svg');
      if ((!cutsAcross && !cutsDown) || isHidden) continue;
      const edge = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
        // Text entirely outside its box is hidden on purpose, such as a slide or text for screen
        // readers.
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          if (line.width < 2 || getComputedStyle(parent).clipPath !== 'none') continue;
          const isBeside = line.left >= edge.right || line.right <= edge.left;
          if (isBeside) continue;
          const isCutAcross = line.left < edge.left - 1 || line.right > edge.right + 1;
          const isCutDown = line.top < edge.top - 2 || line.bottom > edge.bottom + 2;
          if ((cutsAcross && isCutAcross) || (cutsDown && isCutDown)) {
            clipped.push(node.textContent.trim().slice(0, 60));
          }
        }
      }
    }
    return [...new Set(clipped)];
  });
}

/** Targets smaller than this, except links within a sentence (WCAG 2.5.8). */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const targets = document.querySelectorAll(
      'a[href], button, input, textarea, summary, [role=tab]',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isShown =
        target.checkVisibility({ checkVisibilityCSS: true }) && width > 1 && height > 1;
      const { display } = getComputedStyle(target);
      const isInSentence =
        display === 'inline' &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      if (!isShown || isInSentence || (width >= px && height >= px)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return [`${name.trim().slice(0, 40)}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    });
  }, least);
}

/** Buttons, and links that look like one, with more than a line's height of spare space. */
export function tallButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll('a[data-variant], button:not([aria-label])');
    return [...buttons].flatMap((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const spare = button.getBoundingClientRect().height - text.getBoundingClientRect().height;
      if (!button.checkVisibility() || spare <= 36) return [];
      return [`${(button.textContent ?? '').trim().slice(0, 40)}: ${spare.toFixed(0)} spare`];
    });
  });
}
