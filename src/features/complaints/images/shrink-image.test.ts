import { always } from '@tests/support/always';
import { jpegHead } from '@tests/support/jpeg-bytes';
import fc from 'fast-check';
import type { Size } from './inspect-image';
import { outputLimits, shrinkImage, sizeToSend } from './shrink-image';

const pixels = (...colours: [number, number, number, number][]) => new Uint8ClampedArray(colours.flat());
const colourful = pixels([250, 250, 250, 255], [250, 250, 250, 255], [240, 250, 250, 255]);
const blank = pixels([0, 0, 0, 0], [0, 0, 0, 0]);
const wall = pixels([250, 250, 250, 255], [251, 249, 250, 255]);

type Engine = {
  /** Size of the picture in this engine; `null` if it cannot open it. */
  opens?: Size | null;
  bytesPerPixel?: number;
  /** The thumbnails of the drawn and of the opened picture. */
  samples?: Uint8ClampedArray[];
};

/**
 * The engine of a worker, without pixels. It resizes like the standard: both sides as requested, or one, and the other
 * by the aspect ratio.
 * @returns the requested sizes, and the number of canvases and bitmaps that hold memory
 */
function useEngine({ opens = { width: 7300, height: 5500 }, bytesPerPixel = 0.1, samples = [] }: Engine = {}) {
  const asked: (ImageBitmapOptions | undefined)[] = [];
  const transforms: number[][] = [];
  const canvases: Size[] = [];
  const queue = [...samples];
  let bitmaps = 0;
  vi.stubGlobal('createImageBitmap', async (source: Blob | Size, options?: ImageBitmapOptions) => {
    asked.push(options);
    const whole = source instanceof Blob ? opens : source;
    if (!whole) throw new Error('cannot');
    const { width, height } = whole;
    const { resizeWidth, resizeHeight } = options ?? {};
    bitmaps += 1;
    return {
      width: resizeWidth ?? Math.round(resizeHeight === undefined ? width : (resizeHeight * width) / height),
      height: resizeHeight ?? Math.round(resizeWidth === undefined ? height : (resizeWidth * height) / width),
      close: () => void (bitmaps -= 1),
    };
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number;
      height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
        canvases.push(this);
      }
      getContext = () => ({
        fillRect: () => undefined,
        drawImage: () => undefined,
        transform: (...numbers: number[]) => transforms.push(numbers),
        getImageData: () => ({ data: queue.shift() ?? colourful }),
      });
      convertToBlob = async ({ quality }: { quality: number }) =>
        new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel * quality))]);
    },
  );
  return { asked, transforms, held: () => bitmaps + canvases.filter(({ width, height }) => width + height > 0).length };
}

const photo = (orientation = 0, { width, height } = { width: 7300, height: 5500 }) =>
  new Blob([jpegHead(width, height, orientation)]);

const heic = new Blob(['\u0000\u0000\u0000\u0018ftypheic'.padEnd(64)]);

it('shrinking requests a picture of 40 megapixels in the needed size, and frees its memory', async () => {
  const { asked, held } = useEngine();
  expect(await shrinkImage(photo())).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1205 });
  expect(asked).toEqual([{ resizeWidth: 1600, resizeQuality: 'high' }]);
  expect(held()).toBe(0);
});

it('shrinking turns a picture upright', async () => {
  const { transforms } = useEngine();
  expect(await shrinkImage(photo(6))).toMatchObject({ width: 1205, height: 1600 });
  expect(transforms).toEqual([[0, 1, -1, 0, 1205, 0]]);
});

it.each([
  ['turned by metadata that we do not read', { width: 3000, height: 4000 }, photo(), { width: 1200, height: 1600 }],
  ['turned, high', { width: 600, height: 150 }, photo(0, { width: 150, height: 600 }), { width: 600, height: 150 }],
  ['of a size that only the engine knows', { width: 1080, height: 12_000 }, heic, { width: 720, height: 8000 }],
])('shrinking never distorts a picture that is %s', async (_what, opens, file, expected) => {
  useEngine({ opens, bytesPerPixel: 0.01 });
  expect(await shrinkImage(file)).toMatchObject(expected);
});

it.each([
  [0.25, { width: 1600, height: 1205 }],
  [1.5, { width: 655, height: 493 }],
  [10, { width: 335, height: 252 }],
])('shrinking a picture of %d bytes per pixel lowers quality, then size, and ends', async (bytesPerPixel, size) => {
  const { held } = useEngine({ bytesPerPixel });
  const image = await shrinkImage(photo());
  expect({ width: image.width, height: image.height }).toEqual(size);
  expect(image.bytes.byteLength <= outputLimits.bytes).toBe(bytesPerPixel < 10);
  expect(held()).toBe(0);
});

it.each([
  ['an output that lost what the input has', [blank, colourful], 'blank'],
  ['an output of noise', [wall, colourful], 'blank'],
  ['a photo of a wall', [wall, wall], null],
  ['a photo', [colourful], null],
])('shrinking detects %s by its thumbnail', async (_what, samples, problem) => {
  const { held } = useEngine({ samples });
  expect(
    await shrinkImage(photo()).then(
      () => null,
      (error: unknown) => error,
    ),
  ).toEqual(problem && expect.objectContaining({ problem }));
  expect(held()).toBe(0);
});

it.each([
  ['broken', photo(), null],
  ['heic', heic, null],
  ['too-many-pixels', heic, { width: 12_000, height: 12_000 }],
])('shrinking reports a picture that it cannot open: %s', async (problem, file, opens) => {
  useEngine({ opens, bytesPerPixel: 0.01 });
  await expect(shrinkImage(file)).rejects.toMatchObject({ problem });
});

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [20, 10, 20, 10],
  [60_000, 10, 8192, 1],
  [1080, 2400, 720, 1600],
  [1080, 12_000, 720, 8000],
  [12_000, 1080, 8000, 720],
  [700, 3000, 700, 3000],
])('a picture of %i × %i is sent as %i × %i', (width, height, newWidth, newHeight) => {
  expect(sizeToSend({ width, height })).toEqual({ width: newWidth, height: newHeight });
});

const side = fc.integer({ min: 1, max: 100_000 });
always('the sent size is never above the limits of a canvas or the original', [side, side], (width, height) => {
  const { longestEdge, shortEdge } = outputLimits;
  const size = sizeToSend({ width, height });
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(longestEdge);
  expect(size.width * size.height).toBeLessThanOrEqual(longestEdge * shortEdge);
  expect(Math.abs(size.width - (size.height * width) / height)).toBeLessThanOrEqual(Math.max(1, width / height));
  expect(size.width).toBeLessThanOrEqual(width);
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
});
