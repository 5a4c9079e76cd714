/**
 * Gives headings the typeface of their script (`build/scriptStyles.ts`) once it is loaded. Those on the screen
 * that would become higher or lower keep their stand-in, so that nothing moves under a finger.
 */

/** The headings on the screen that are laid out: measuring others would lay them out. */
const shownIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].filter((heading) => {
    if (!heading.checkVisibility?.({ contentVisibilityAuto: true })) return false;
    const { top, bottom } = heading.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

/** @param headings the headings in this part that may keep their stand-in */
function showFace(part: HTMLElement, headings: readonly HTMLElement[]): void {
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  part.dataset['face'] = '';
  headings.forEach((heading, index) => {
    if (heading.offsetHeight !== heights[index]) heading.dataset['standIn'] = '';
  });
}

await document.fonts.load('1em Headings', document.querySelector('h1')?.textContent ?? '');
// A device without one may have no letters of the script at all.
const hasStandIn = [...document.fonts].some(
  ({ family, status }) => /Headings \d/.test(family) && status === 'loaded',
);
// One part a frame: all at once would block input.
for (const part of document.querySelectorAll<HTMLElement>('header, main > *, footer')) {
  showFace(part, hasStandIn ? shownIn(part) : []);
  await new Promise(requestAnimationFrame);
}

export {};
