import { ImageError, inputLimits, inspectImage, readBytes, type Size } from './inspect-image';

/** A picture that is ready to be sent: JPEG, upright, without metadata. */
export type ShrunkImage = { bytes: ArrayBuffer; type: 'image/jpeg'; width: number; height: number };

/** The size for sending: text stays readable, a slow connection suffices. Edges in pixels. */
export const outputLimits = {
  /** The longer edge, unless the picture is longer than a phone's screen. */
  edge: 1_600,
  /** The shorter edge of such a long one, for example a screenshot of a whole conversation: its text stays readable. */
  shortEdge: 720,
  /** Any edge: every canvas can do this. */
  longestEdge: 8_192,
  bytes: 300 * 1024,
} as const;

/** JPEG qualities in this order, before the picture gets smaller: text stays readable longer. */
const qualities = [0.82, 0.7, 0.58];

/** The factor of each further step, and the longer edge at which it ends: every picture fits by then. */
const shrinkFactor = 0.8;
const smallestEdgePx = 320;

/** The largest size with the same aspect ratio whose longer edge fits; never larger than before. */
function fitInto({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size for sending; never larger than before. The shorter edge of a long picture stays readable. */
export function sizeToSend(size: Size): Size {
  const { width, height } = size;
  const { edge, shortEdge, longestEdge } = outputLimits;
  const needed = Math.max(edge, (shortEdge * Math.max(width, height)) / Math.min(width, height));
  return fitInto(size, Math.min(needed, longestEdge));
}

type Decoded = { source: CanvasImageSource; size: Size; release: () => void };

const fromBitmap = (bitmap: ImageBitmap): Decoded => ({
  source: bitmap,
  size: { width: bitmap.width, height: bitmap.height },
  release: () => bitmap.close(),
});

/** A smaller bitmap from the engine, or `null`; by one edge, so that turned pictures keep their ratio. */
function resized(source: ImageBitmapSource, { width, height }: Size): Promise<ImageBitmap | null> {
  const edge: ImageBitmapOptions = width >= height ? { resizeWidth: width } : { resizeHeight: height };
  return createImageBitmap(source, { ...edge, resizeQuality: 'high' }).catch(() => null);
}

/** Opens a picture in the wanted size, so that the full size is never in memory; in full size if that fails. */
async function decodeBitmap(blob: Blob, wanted: Size | null): Promise<Decoded> {
  const small = wanted && (await resized(blob, wanted));
  const isShape = ({ width, height }: Size, shape: Size) =>
    Math.abs((width * shape.height) / (height * shape.width) - 1) < 0.02;
  if (wanted && small && isShape(small, wanted)) return fromBitmap(small);
  small?.close();
  const bitmap = await createImageBitmap(blob);
  if (bitmap.width * bitmap.height > inputLimits.pixels) {
    bitmap.close();
    throw new ImageError('too-many-pixels');
  }
  const size = sizeToSend(bitmap);
  const smaller = size.width === bitmap.width && size.height === bitmap.height ? null : await resized(bitmap, size);
  if (!smaller) return fromBitmap(bitmap);
  bitmap.close();
  return fromBitmap(smaller);
}

/** For pages where `createImageBitmap` is missing or fails. */
async function decodeElement(blob: Blob): Promise<Decoded> {
  const element = new Image();
  const address = URL.createObjectURL(blob);
  const release = () => {
    element.src = '';
    URL.revokeObjectURL(address);
  };
  element.src = address;
  try {
    await element.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { source: element, size: { width: element.naturalWidth, height: element.naturalHeight }, release };
}

const isPage = () => typeof document !== 'undefined';

async function decode(blob: Blob, wanted: Size | null): Promise<Decoded> {
  try {
    return await decodeBitmap(blob, wanted);
  } catch (error) {
    if (error instanceof ImageError || !isPage()) throw error;
    return decodeElement(blob);
  }
}

type Surface = {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  encode: (quality: number) => Promise<Blob | null>;
};

/** @throws ImageError `blank` if the engine has no memory for it */
function createSurface({ width, height }: Size): Surface {
  if (!isPage()) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new ImageError('blank');
    return { canvas, context, encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new ImageError('blank');
  return {
    canvas,
    context,
    encode: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  };
}

/** Frees the memory at once. The engine would do it much later. */
function free({ canvas }: Surface): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Draws a picture on a new white surface, upright by its EXIF orientation. */
function draw(source: CanvasImageSource, size: Size, orientation = 1): Surface {
  const surface = createSurface(size);
  const { context } = surface;
  const { width, height } = size;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  // EXIF orientations as canvas transforms (a b c d e f).
  const transforms: Readonly<Record<number, [number, number, number, number, number, number]>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  const transform = transforms[orientation];
  if (transform) context.transform(...transform);
  if (orientation >= 5) context.drawImage(source, 0, 0, height, width);
  else context.drawImage(source, 0, 0, width, height);
  return surface;
}

/** Encoders and scalers change a channel by up to this much. */
const noise = 2;

/** Whether a picture has only one colour, checked by its thumbnail. */
function isFlat(source: CanvasImageSource): boolean {
  const side = 16;
  const thumbnail = createSurface({ width: side, height: side });
  thumbnail.context.drawImage(source, 0, 0, side, side);
  const pixels = thumbnail.context.getImageData(0, 0, side, side).data;
  free(thumbnail);
  return pixels.every((value, at) => Math.abs(value - (pixels[at % 4] ?? 0)) <= noise);
}

/** @returns the best quality that fits, or the lowest with `isFitting` false */
async function encodeBest(surface: Surface): Promise<{ blob: Blob; isFitting: boolean }> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await surface.encode(quality);
    if (!blob || blob.size === 0) break;
    if (blob.size <= outputLimits.bytes) return { blob, isFitting: true };
  }
  if (!blob || blob.size === 0) throw new ImageError('blank');
  return { blob, isFitting: false };
}

async function encodeToFit(whole: Surface): Promise<ShrunkImage> {
  const { width, height } = whole.canvas;
  for (let edge = Math.max(width, height); ; edge = Math.floor(edge * shrinkFactor)) {
    const size = fitInto({ width, height }, edge);
    const surface = edge < Math.max(width, height) ? draw(whole.canvas, size) : whole;
    const { blob, isFitting } = await encodeBest(surface).finally(() => surface !== whole && free(surface));
    if (isFitting || edge * shrinkFactor < smallestEdgePx)
      return { bytes: await readBytes(blob), type: 'image/jpeg', ...size };
  }
}

/** A picture as it is sent: `sizeToSend`, at most 300 KB, upright, without EXIF and location. @throws ImageError */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  const { kind, size, orientation, plain } = await inspectImage(file);
  const decoded = await decode(plain, size && sizeToSend(size)).catch((error: unknown) => {
    if (error instanceof ImageError) throw error;
    throw new ImageError(kind === 'heic' ? 'heic' : 'broken');
  });
  let surface: Surface | null = null;
  try {
    const { width, height } = decoded.size;
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
    surface = draw(decoded.source, sizeToSend(upright), orientation);
    // A canvas that is too large for the engine stays blank. But a photo of a white wall may be one colour, too.
    if (isFlat(surface.canvas) && !isFlat(decoded.source)) throw new ImageError('blank');
    return await encodeToFit(surface);
  } finally {
    if (surface) free(surface);
    decoded.release();
  }
}
