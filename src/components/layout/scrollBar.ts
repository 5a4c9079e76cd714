/** Where the scroll bar takes room it keeps it, so that nothing moves while the page may not scroll. */
export function keepScrollBarRoom(): void {
  const page = document.documentElement;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
}
