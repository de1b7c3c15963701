/** Whether the system asks for less motion: scrolling by script does not follow the style sheet. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
