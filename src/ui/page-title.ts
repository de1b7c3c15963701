/** Id of the page's only h1; the page shell gives it out. */
export const PAGE_TITLE_ID = 'page-title';

/** Moves the focus to the page's title, so that a screen reader says where a route change has led. Does not scroll. */
export function focusPageTitle(): void {
  document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
}
