// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { jpegHead } from '../../../../tests/support/jpeg-bytes';
import type { Size } from './image-size';
import { isFlat, shrinkImage, type Studio, type Surface } from './shrink-image';

const colourful = new Uint8ClampedArray(Array.from({ length: 64 }, (_, index) => index * 3));
const blank = new Uint8ClampedArray(64);

/** A studio without pixels: how large an encoded picture gets, and what samples look like, is told. */
function fakeStudio({
  bytesPerPixel = 0.1,
  samples = [colourful],
  decode = true,
}: { bytesPerPixel?: number; samples?: Uint8ClampedArray[]; decode?: boolean } = {}) {
  const log = { live: 0, wanted: [] as (Size | null)[], drawn: [] as Size[], transforms: [] as number[][] };
  const queue = [...samples];
  const release = () => void (log.live -= 1);
  const studio: Studio = {
    async decode(_blob, size) {
      log.wanted.push(size);
      if (!decode) throw new Error('cannot');
      log.live += 1;
      return { source: new Image(), size: size ?? { width: 4000, height: 3000 }, release };
    },
    createSurface(size) {
      log.live += 1;
      log.drawn.push(size);
      const context: Pick<CanvasRenderingContext2D, 'fillRect' | 'save' | 'restore' | 'drawImage'> & {
        transform: (...numbers: number[]) => void;
        getImageData: () => { data: Uint8ClampedArray };
      } = {
        fillRect: () => undefined,
        save: () => undefined,
        restore: () => undefined,
        drawImage: () => undefined,
        transform: (...numbers) => log.transforms.push(numbers),
        getImageData: () => ({ data: queue.shift() ?? colourful }),
      };
      return {
        source: new Image(),
        // Only these parts of a canvas are used.
        context: context as unknown as Surface['context'],
        size,
        encode: async (quality) =>
          new Blob([new Uint8Array(Math.round(size.width * size.height * bytesPerPixel * quality))]),
        release,
      };
    },
  };
  return { studio, log };
}

const photo = (orientation = 0) => new Blob([jpegHead(7300, 5500, orientation)]);

describe('shrinking a picture', () => {
  it('asks for a 40-megapixel one in the size it needs, and holds nothing afterwards', async () => {
    const { studio, log } = fakeStudio();
    expect(await shrinkImage(photo(), studio)).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1205 });
    expect(log.wanted).toEqual([{ width: 1600, height: 1205 }]);
    expect(log.drawn.every(({ width, height }) => width <= 1600 && height <= 1600)).toBe(true);
    expect(log.live).toBe(0);
  });

  it('turns it upright', async () => {
    const { studio, log } = fakeStudio();
    expect(await shrinkImage(photo(6), studio)).toMatchObject({ width: 1205, height: 1600 });
    expect(log.transforms).toEqual([[0, 1, -1, 0, 1205, 0]]);
  });

  it('lowers quality, then size, until it fits 300 KB', async () => {
    const { studio, log } = fakeStudio({ bytesPerPixel: 1.5 });
    const image = await shrinkImage(photo(), studio);
    expect(image.bytes.byteLength).toBeLessThanOrEqual(300 * 1024);
    expect(image.width).toBeLessThan(1600);
    expect(log.live).toBe(0);
  });

  it('notices an output that lost what the input has', async () => {
    const { studio, log } = fakeStudio({ samples: [blank, colourful] });
    await expect(shrinkImage(photo(), studio)).rejects.toMatchObject({ problem: 'blank' });
    expect(log.live).toBe(0);
  });

  it('takes a picture of a wall', async () => {
    const { studio } = fakeStudio({ samples: [blank, blank] });
    await expect(shrinkImage(photo(), studio)).resolves.toMatchObject({ width: 1600 });
  });

  it('says which pictures this engine cannot open', async () => {
    const { studio } = fakeStudio({ decode: false });
    await expect(shrinkImage(photo(), studio)).rejects.toMatchObject({ problem: 'broken' });
    const heic = new Uint8Array(64);
    heic.set(
      Array.from('ftypheic', (letter) => letter.charCodeAt(0)),
      4,
    );
    await expect(shrinkImage(new Blob([heic]), studio)).rejects.toMatchObject({ problem: 'heic' });
  });
});

const pixels = (...colours: [number, number, number, number][]) => new Uint8ClampedArray(colours.flat());

it('finds one colour, however noisy', () => {
  expect(isFlat(pixels([0, 0, 0, 0], [0, 0, 0, 0]))).toBe(true);
  expect(isFlat(pixels([250, 250, 250, 255], [251, 249, 250, 255]))).toBe(true);
});

it('finds a picture', () => {
  expect(isFlat(pixels([250, 250, 250, 255], [250, 250, 250, 255], [240, 250, 250, 255]))).toBe(false);
});
