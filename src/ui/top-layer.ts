import { createObservable, useObservable } from '@/platform/browser/observable';

/** Open modals, the topmost last. */
const layers = new Set<HTMLElement>();
const topmost = createObservable<HTMLElement | null>(null);
let unlock: (() => void) | undefined;

function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  // A vanishing scroll bar must not move the page.
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0 && clientWidth > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, before);
}

function changed(): void {
  if (layers.size > 0) unlock ??= lockScroll();
  else {
    unlock?.();
    unlock = undefined;
  }
  topmost.set([...layers].at(-1) ?? null);
}

/** Marks that a modal covers the page, which then cannot scroll. @returns a function that removes the modal */
export function enterTopLayer(node: HTMLElement): () => void {
  layers.add(node);
  changed();
  return () => {
    layers.delete(node);
    changed();
  };
}

/** The topmost open modal, or null. Elements that must be visible and announced above it have to be inside it. */
export function useTopLayer(): HTMLElement | null {
  return useObservable(topmost);
}
