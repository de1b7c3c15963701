import { always } from '@tests/support/always';
import { decodeRuns, runsOfPath } from '@tests/support/code-128';
import fc from 'fast-check';
import { barPath, loadModules, placeBarcode, quietModules } from './barcode';

const draw = async (text: string) => {
  const modules = (await loadModules(text)) ?? '';
  return { path: barPath(modules), count: modules.length + 2 * quietModules };
};
const readBack = async (text: string) => {
  const { path, count } = await draw(text);
  return decodeRuns(runsOfPath(path, count));
};

always('the drawn bars are read back as the number', [fc.stringMatching(/^\d{1,40}$/)], async (text) => {
  expect(await readBack(text)).toBe(text);
});

always('the drawn bars are read back as any printable ASCII', [fc.stringMatching(/^[!-~]{1,80}$/)], async (text) => {
  expect(await readBack(text)).toBe(text);
});

it('the drawn bars are not read when one of them is missing', async () => {
  const { path, count } = await draw('8881012345678901');
  expect(() => decodeRuns(runsOfPath(path.replace(/M[^z]*z$/, ''), count))).toThrow(/stop symbol/);
});

it('an empty code has no bars', async () => expect(await loadModules('')).toBeNull());

it.each([
  [143, { left: 0, width: 360 }, 2, 5],
  [143, { left: 0, width: 320 }, 1, 2],
  [143, { left: 0, width: 740 }, 2, 10],
  [143, { left: 8, width: 344 }, 2.625, 6],
  [275, { left: 0, width: 360 }, 3, 3],
  [400, { left: 0, width: 360 }, 3, undefined],
  [143, { left: 0, width: 0 }, 2, undefined],
  [143, { left: 0, width: 100 }, 4, undefined],
])('a barcode of %s modules in %j at a ratio of %s has %s pixels each, or no place', (count, room, ratio, scale) =>
  expect(placeBarcode(count, room, ratio)?.scale).toBe(scale),
);

const ratios = fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 2.75, 3, 3.5, 4);
always(
  'a barcode has every edge on a pixel of the device, and stays inside its place',
  [fc.integer({ min: 46, max: 900 }), fc.integer({ min: 240, max: 1_400 }), fc.integer({ min: 0, max: 40 }), ratios],
  (count, width, left, ratio) => {
    const place = placeBarcode(count, { left, width }, ratio);
    if (!place) return;
    const first = (left + place.left) * ratio;
    expect(Math.abs(first - Math.round(first))).toBeLessThan(1e-6);
    expect(place.width * ratio).toBeCloseTo(place.scale * count, 6);
    expect(place.left + place.width).toBeLessThanOrEqual(width + 1 / ratio + 1e-6);
    expect(Number.isInteger(place.scale)).toBe(true);
  },
);
