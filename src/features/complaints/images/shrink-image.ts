import { ImageError } from './image-problem';
import type { Size } from './image-size';
import { inspectImage, readBytes, type Inspected } from './inspect-image';
import { encodingSteps, fitInto, limits, sizeToSend } from './sizing';

/** A picture that is ready to be sent: JPEG, upright, without metadata. */
export type ShrunkImage = { bytes: ArrayBuffer; type: 'image/jpeg'; width: number; height: number };

type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas of the page or of a worker. */
export type Surface = {
  source: CanvasImageSource;
  context: Context2d;
  size: Size;
  encode: (quality: number) => Promise<Blob | null>;
  /** Gives the memory back at once, not when the engine gets round to it. */
  release: () => void;
};

/** What a page, or a worker, has for drawing. */
export type Studio = {
  /** @throws whatever the engine throws when it cannot open the picture */
  decode: (blob: Blob, size: Size | null) => Promise<{ source: CanvasImageSource; size: Size; release: () => void }>;
  createSurface: (size: Size) => Surface | null;
};

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

/** EXIF orientations as canvas transforms (a b c d e f) on a surface of that width and height. */
function orient(context: Context2d, orientation: number, { width, height }: Size): void {
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
}

const sampleSide = 16;

/** A thumbnail's pixels: whether it is one colour shows in a few of them. */
function sample(studio: Studio, source: CanvasImageSource): Uint8ClampedArray | null {
  const surface = studio.createSurface({ width: sampleSide, height: sampleSide });
  if (!surface) return null;
  surface.context.drawImage(source, 0, 0, sampleSide, sampleSide);
  const { data } = surface.context.getImageData(0, 0, sampleSide, sampleSide);
  surface.release();
  return data;
}

/** Draws a picture upright, on white, in a size that no canvas fails at. */
function drawUpright(studio: Studio, source: CanvasImageSource, size: Size, { orientation }: Inspected): Surface {
  const isTurned = orientation >= 5;
  const upright = sizeToSend(isTurned ? { width: size.height, height: size.width } : size);
  const surface = studio.createSurface(upright);
  if (!surface) throw new ImageError('blank');
  const { context } = surface;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, upright.width, upright.height);
  context.save();
  orient(context, orientation, upright);
  const drawn = isTurned ? { width: upright.height, height: upright.width } : upright;
  context.drawImage(source, 0, 0, drawn.width, drawn.height);
  context.restore();
  const output = sample(studio, surface.source);
  // A wall is one colour, too: only an output that lost what the input has is a failure.
  if (output && isFlat(output)) {
    const input = sample(studio, source);
    if (input && !isFlat(input)) {
      surface.release();
      throw new ImageError('blank');
    }
  }
  return surface;
}

function scaled(studio: Studio, surface: Surface, edge: number): Surface {
  const size = fitInto(surface.size, edge);
  if (size.width === surface.size.width && size.height === surface.size.height) return surface;
  const smaller = studio.createSurface(size);
  if (!smaller) return surface;
  smaller.context.drawImage(surface.source, 0, 0, size.width, size.height);
  return smaller;
}

/** One way after the other: each is tried only when the one before was too large. */
async function encodeWithin(studio: Studio, whole: Surface): Promise<ShrunkImage> {
  const steps = encodingSteps(Math.max(whole.size.width, whole.size.height));
  for (const step of steps) {
    const surface = scaled(studio, whole, step.edge);
    const blob = await surface.encode(step.quality);
    if (surface !== whole) surface.release();
    if (!blob || blob.size === 0) break;
    if (blob.size <= limits.output || step === steps.at(-1))
      return { bytes: await readBytes(blob), type: 'image/jpeg', ...surface.size };
  }
  throw new ImageError('blank');
}

/**
 * Makes a picture fit to be sent: small enough (`sizeToSend`), at most 300 KB, upright, re-encoded, so that neither EXIF nor a place
 * it was taken at is left.
 * @throws ImageError
 */
export async function shrinkImage(file: Blob, studio: Studio): Promise<ShrunkImage> {
  const inspected = await inspectImage(file);
  const wanted = inspected.size && sizeToSend(inspected.size);
  let decoded;
  try {
    decoded = await studio.decode(inspected.plain, wanted);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError(inspected.kind === 'heic' ? 'heic' : 'broken');
  }
  try {
    const surface = drawUpright(studio, decoded.source, decoded.size, inspected);
    return await encodeWithin(studio, surface).finally(surface.release);
  } finally {
    decoded.release();
  }
}
