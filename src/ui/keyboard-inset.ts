import { useEffect } from 'react';

type Viewports = { layoutHeight: number; visibleHeight: number; visibleTop: number; zoom: number };

/** Smaller differences are a collapsing address bar, not a keyboard. */
const SMALLEST_KEYBOARD = 80;

/**
 * How much of the page's bottom an on-screen keyboard covers, in px; 0 when the page was resized for it or is zoomed.
 */
export function keyboardInset({ layoutHeight, visibleHeight, visibleTop, zoom }: Viewports): number {
  const covered = Math.round(layoutHeight - visibleHeight - visibleTop);
  return zoom > 1.05 || covered < SMALLEST_KEYBOARD ? 0 : covered;
}

/**
 * Keeps `--keyboard-inset` on the root up to date while mounted. Android resizes the page for the keyboard by itself
 * (interactive-widget in index.html); iOS lays the keyboard over it, and over whatever sticks to the bottom.
 */
export function useKeyboardInset(active: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!active || !visible) return undefined;
    const root = document.documentElement.style;
    const update = () => {
      const inset = keyboardInset({
        layoutHeight: window.innerHeight,
        visibleHeight: visible.height,
        visibleTop: visible.offsetTop,
        zoom: visible.scale,
      });
      root.setProperty('--keyboard-inset', `${inset}px`);
    };
    visible.addEventListener('resize', update);
    visible.addEventListener('scroll', update);
    return () => {
      visible.removeEventListener('resize', update);
      visible.removeEventListener('scroll', update);
      root.removeProperty('--keyboard-inset');
    };
  }, [active]);
}
