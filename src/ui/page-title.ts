/** Id of the page's only h1; the page shell gives it out. */
export const PAGE_TITLE_ID = 'page-title';

let holder: HTMLElement | null = null;

function give(title: HTMLElement | null): void {
  holder = title;
  title?.focus({ preventScroll: true });
}

/** Moves the focus to the page's title, so that a screen reader says where a route change has led. Does not scroll. */
export function focusPageTitle(): void {
  give(document.getElementById(PAGE_TITLE_ID));
}

/** For the `ref` of a title: one that takes the place of the title that had the focus, has it now. */
export function inheritTitleFocus(title: HTMLElement | null): void {
  if (title && holder && !holder.isConnected && document.activeElement === document.body) give(title);
}
