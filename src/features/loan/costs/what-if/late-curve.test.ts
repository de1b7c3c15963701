import { marketRules } from '@/domain/market-rules';
import { curveShape, stepEnds } from './late-curve';
import { furtherLateCost } from './repayment-options';

const rule = marketRules({ id: 'india' }).lateCost;
const { steps } = rule;
const cost = furtherLateCost({ present: 1_000_000n, lateDays: 0, rule });

/** The points of a path, in its own units. */
const points = (line: string) =>
  line
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

it('the curve begins at zero and never falls', () => {
  const line = points(curveShape(cost, 120).line);
  expect(line).toHaveLength(121);
  expect(line[0]).toEqual([0, 400]);
  expect(line[120]).toEqual([1000, 40]);
  for (const [index, point] of line.entries()) expect(point[1]).toBeLessThanOrEqual(line[index - 1]?.[1] ?? 400);
});

it('the curve is flat without costs', () => {
  const shape = curveShape(() => 0n, 120);
  expect(shape.heightOf(0n)).toBe(0);
  expect(points(shape.line).every(([, y]) => y === 400)).toBe(true);
});

it('the marks of the curve are at the ends of steps, in days from today', () => {
  expect(stepEnds(steps, 0, 120)).toEqual([30, 90]);
  expect(stepEnds(steps, 40, 120)).toEqual([50]);
  expect(stepEnds(steps, 200, 120)).toEqual([]);
});
