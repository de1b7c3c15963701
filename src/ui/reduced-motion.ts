/** Whether the system asks for less motion. Needed for scrolling by script, which ignores the style sheet. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
