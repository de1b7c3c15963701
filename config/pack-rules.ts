import * as v from 'valibot';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const day = v.pipe(line, v.isoDate('must be a day such as "2026-01-01"'));
const count = (least: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least, `must be ${least} or more`));
const percent = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), v.maxValue(1_000, 'must be 1000 or less'));

/** What every fact says of itself: since when it holds, and who says so. */
const origin = { holdsFrom: day, source: line };

/** Caps of one kind, in per cent: each holds until the next one does. */
const caps = v.pipe(
  v.array(v.strictObject({ percent, ...origin })),
  v.check(
    (given) => given.every(({ holdsFrom }, index) => index === 0 || (given[index - 1]?.holdsFrom ?? '') < holdsFrom),
    'must stand in the order of the days they hold from, each day once',
  ),
);

const lateSteps = v.pipe(
  v.array(v.strictObject({ fromDay: count(1), toDay: v.nullable(count(1)), percentPerDay: percent })),
  v.nonEmpty('must name a step'),
  v.check(
    (given) =>
      given.every(({ fromDay }, index) => fromDay === (index === 0 ? 1 : (given[index - 1]?.toDay ?? NaN) + 1)),
    'must follow one another from day 1',
  ),
  v.check((given) => given.at(-1)?.toDay === null, 'must end with a step without an end'),
);

/** What law and terms of a market say of a loan; see `MarketRules` (src/domain/market-rules.ts) for what each means. */
export const packRules = v.strictObject({
  late: v.strictObject({
    penalty: v.nullable(v.strictObject({ newClient: count(0), repeatClient: count(0) })),
    steps: lateSteps,
    ceilingPercent: v.nullable(percent),
    ...origin,
  }),
  coolingOff: v.nullable(v.strictObject({ days: count(1), ...origin })),
  complaints: v.nullable(v.strictObject({ answerDays: count(1), ...origin })),
  keyFacts: v.strictObject({
    form: v.picklist(['statement', 'summary']),
    validity: v.nullable(
      v.pipe(
        v.array(v.strictObject({ fromTermDays: count(0), workingDays: count(1) })),
        v.check(
          (given) =>
            given[0]?.fromTermDays === 0 &&
            given.every(
              ({ fromTermDays }, index) => index === 0 || (given[index - 1]?.fromTermDays ?? 0) < fromTermDays,
            ),
          'must begin at a term of 0 days, and grow',
        ),
      ),
    ),
    ...origin,
  }),
  restDays: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6, 'must be 0 (Sunday) to 6'))),
  caps: v.strictObject({ benefit: caps, late: caps, total: caps }),
});
