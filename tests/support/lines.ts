import type { Locator } from '@playwright/test';

/** How many lines each of two texts has that the other lacks. */
export function linesThatDiffer(one: string, other: string): { gone: number; come: number } {
  const count = (text: string, without: string) => {
    const left = new Map<string, number>();
    for (const line of without.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
    return text.split('\n').filter((line) => {
      const times = left.get(line) ?? 0;
      left.set(line, times - 1);
      return times <= 0;
    }).length;
  };
  return { gone: count(one, other), come: count(other, one) };
}

/** The lines that an element's text is broken into. */
export function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((whole) => {
    const lines: { bottom: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { top, bottom } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && top < line.bottom - 1) line.words.push(word);
        else lines.push({ bottom, words: [word] });
      }
    }
    return lines.map(({ words }) => words.join(' '));
  });
}
