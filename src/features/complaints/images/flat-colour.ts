/** Rounding of encoders and scalers moves a channel this much. */
const noise = 2;

/**
 * Whether all pixels have one colour: what a canvas gives whose size an engine could not bear.
 * @param pixels RGBA, four bytes each
 */
export function isFlat(pixels: Uint8ClampedArray): boolean {
  for (let at = 4; at < pixels.length; at += 1) {
    if (Math.abs((pixels[at] ?? 0) - (pixels[at % 4] ?? 0)) > noise) return false;
  }
  return true;
}
