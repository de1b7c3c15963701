/**
 * Whether the person asked the system for less motion. Scrolling by script does not follow the style sheet's answer.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
