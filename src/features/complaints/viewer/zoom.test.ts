import { always } from '@tests/support/always';
import fc from 'fast-check';
import { moveBy, pinch, settleView, swipeStep, toggleZoom, wholeView, zoomAt } from './gestures';

const stage = { width: 360, height: 600 };
const picture = { width: 360, height: 240 };

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-180, 180), y: number(-300, 300) });
const view = fc.record({ scale: number(1, 5), x: number(-900, 900), y: number(-900, 900) });

always('enlarging keeps the point under the finger in place', [view, point, number(0.2, 5)], (before, at, factor) => {
  const after = zoomAt(before, factor, at);
  const under = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
  const [x = 0, y = 0] = under(after);
  const [wasX = 0, wasY = 0] = under(before);
  expect(x).toBeCloseTo(wasX, 6);
  expect(y).toBeCloseTo(wasY, 6);
});

it('enlarging ends at five times, and at the whole picture', () => {
  expect(zoomAt(wholeView, 100, { x: 0, y: 0 }).scale).toBe(5);
  expect(zoomAt(wholeView, 0.01, { x: 0, y: 0 }).scale).toBe(1);
});

it('a double tap enlarges a picture, and another one shows the whole', () => {
  const near = toggleZoom(wholeView, { x: 50, y: 20 });
  expect(near.scale).toBeGreaterThan(2);
  expect(toggleZoom(near, { x: 0, y: 0 })).toEqual(wholeView);
});

always('a settled picture never leaves a gap at one side while it is cut off at the other', [view], (before) => {
  const { scale, x, y } = settleView(before, stage, picture);
  expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - stage.width) / 2) + 1e-9);
  expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - stage.height) / 2) + 1e-9);
});

it('a whole picture stays in the middle', () => {
  expect(settleView(moveBy(wholeView, { x: 80, y: -40 }), stage, picture)).toEqual(wholeView);
});

it('two fingers enlarge by their distance, and carry the picture along', () => {
  const at = (x: number, y = 0) => ({ x, y });
  const apart = pinch(wholeView, [at(-10), at(10)], [at(-20), at(20)]);
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 });
  const along = pinch(apart, [at(-20), at(20)], [at(-15, 7), at(25, 7)]);
  expect(along).toEqual({ scale: 2, x: 5, y: 7 });
});

it.each([
  ['to the left shows the next', { x: -80, y: 5 }, 1],
  ['to the right shows the one before', { x: 80, y: -20 }, -1],
  ['that is short shows none', { x: 30, y: 0 }, 0],
  ['that is mostly downwards shows none', { x: 80, y: 120 }, 0],
])('a swipe %s', (_, travel, step) => expect(swipeStep(travel)).toBe(step));
