/** Reserves the scroll bar's space, so that nothing shifts while the page cannot scroll. */
export function keepScrollBarRoom(): void {
  const page = document.documentElement;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
}
