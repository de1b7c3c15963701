/** Light modules on either side that a scanner needs to find the code (Code 128: ten). */
export const quietModules = 10;

export type Bar = { x: number; width: number };

/**
 * The dark bars of a code.
 * @param modules `1` dark, `0` light, one character per module
 * @returns places and widths in modules, the quiet zone counted in
 */
export function barsOf(modules: string): Bar[] {
  return [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) => ({ x: quietModules + index, width: length }));
}

/** The bars as one SVG path of the given height. */
export function barPath(bars: readonly Bar[], height: number): string {
  return bars.map(({ x, width }) => `M${String(x)} 0h${String(width)}v${String(height)}h-${String(width)}z`).join('');
}

export type Place = {
  /** From the left edge of the room there is, CSS px. */
  left: number;
  /** Bars and quiet zone, CSS px. */
  width: number;
  /** Of one module, in pixels of the device. */
  scale: number;
};

/** A module narrower than this is a blur to the scanner of a till, CSS px. */
const narrowestModule = 1;

/**
 * Puts a barcode in the middle of the room there is, as wide as whole device pixels per module allow, each bar
 * beginning at a pixel of the device: only so its edges are sharp.
 * @param count modules, the quiet zone counted in
 * @param room left edge and width, CSS px; @param ratio device pixels per CSS px
 * @returns `null` where it does not fit
 */
export function placeBarcode(count: number, room: { left: number; width: number }, ratio: number): Place | null {
  const pixels = Math.floor(room.width * ratio);
  const scale = Math.floor(pixels / count);
  if (scale < 1 || scale / ratio < narrowestModule) return null;
  const start = Math.ceil(room.left * ratio) + Math.floor((pixels - scale * count) / 2);
  const left = Math.max(0, start / ratio - room.left);
  return { left, width: (scale * count) / ratio, scale };
}
