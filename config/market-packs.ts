import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PackSwitches } from './env-schema.ts';

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
const packRules = v.strictObject({
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

const phone = v.pipe(line, v.regex(/^\+?\d[\d\s()-]+$/, 'must be a telephone number such as "+62 21 5000 0000"'));
const email = v.pipe(line, v.email('must be an e-mail address'));
const webAddress = v.pipe(line, v.regex(/^https:\/\/[^\s/]+\S*$/, 'must be an https address'));
const timeOfDay = v.pipe(line, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"'));

const pack = v.strictObject({
  /** The company that lends, and its permission to. */
  lender: v.strictObject({ name: line, licence: line, address: line }),
  service: v.strictObject({ phone, email }),
  /** Who hears a complaint that customer service did not settle; null where the law names no one. */
  grievance: v.nullable(v.strictObject({ name: line, phone, email })),
  /** Who hears it then: the regulator's contact or ombudsman. */
  authority: v.strictObject({ name: line, phone, address: webAddress }),
  /** A free help line for people in despair, and the emergency number (decision 79, distress in the chat). */
  helpLine: v.strictObject({ name: line, phone }),
  emergency: phone,
  /**
   * How soon an application is answered and paid out. `approvalHours`: for most, null if unknown. `decisionDays`: at
   * the latest. `creditDays`: calendar days from acceptance.
   */
  promises: v.strictObject({
    approvalHours: v.nullable(count(1)),
    decisionDays: count(1),
    creditDays: v.pipe(
      v.strictObject({ from: count(0), to: count(0) }),
      v.check(({ from, to }) => from <= to, 'must begin before it ends'),
    ),
  }),
  /** When borrowers may be called about what they owe, on their own clock. */
  collection: v.pipe(
    v.strictObject({ from: timeOfDay, until: timeOfDay, ...origin }),
    v.check(({ from, until }) => from < until, 'must begin before it ends'),
  ),
  /** Whether reports (decision 66, reports) need consent first, or are sent until the person objects. */
  reports: v.optional(v.picklist(['opt-in', 'opt-out'], 'must be "opt-in" or "opt-out"'), 'opt-in'),
  /** Days on which no one answers, and where they are published. */
  holidays: v.strictObject({
    source: webAddress,
    dates: v.array(day),
  }),
  /** What law and terms say of a loan. */
  rules: packRules,
});

/** What a market's operator has to say of itself, in its own words. */
export type MarketPack = v.InferOutput<typeof pack>;

/** The markets that have a pack of their own; the mainland edition uses Indonesia's. */
export const packNames = ['indonesia', 'india'] as const;

type ByMarket<Part> = Record<(typeof packNames)[number], Part>;

/** The packs of all markets; money in minor units. Rules and holidays are read by `src/domain/market-rules.ts`. */
export type MarketPacks = ByMarket<MarketPack>;

/** What of the packs the application shows. */
export type ShownPacks = ByMarket<Omit<MarketPack, 'holidays' | 'rules' | 'reports'>>;

/** What the packs say about reports. */
export type ReportConsent = ByMarket<MarketPack['reports']>;

/**
 * Parses one market's pack.
 * @param text the file's content
 * @param file its name, for the message
 * @throws Error naming the file, the wrong field and why it is wrong
 */
export function parseMarketPack(text: string, file: string): MarketPack {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`Wrong market pack ${file}: it is no JSON`, { cause: error });
  }
  const parsed = v.safeParse(pack, content);
  if (parsed.success) return parsed.output;
  const reasons = parsed.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the whole';
    return issue.kind === 'validation'
      ? `${field}: ${issue.message} (is ${JSON.stringify(issue.input)})`
      : `${field}: expected ${issue.expected ?? 'something else'}, is ${issue.received}`;
  });
  throw new Error(`Wrong market pack ${file}\n  ${reasons.join('\n  ')}`);
}

/**
 * Reads the packs of all markets.
 * @param folder where they lie, from `root` (`VITE_MARKET_PACKS`)
 * @param home what the build says instead of Indonesia's own words, such as `VITE_COMPANY_NAME`
 * @throws Error naming a file that is missing, or wrong and why
 */
export function readMarketPacks(root: string, { folder, home }: PackSwitches): MarketPacks {
  const read = (name: keyof MarketPacks) => {
    const file = path.join(folder, `${name}.json`);
    const whole = path.resolve(root, file);
    if (!existsSync(whole)) throw new Error(`VITE_MARKET_PACKS: there is no ${file}`);
    return parseMarketPack(readFileSync(whole, 'utf8'), file);
  };
  const indonesia = read('indonesia');
  const { lender, service } = indonesia;
  return {
    indonesia: {
      ...indonesia,
      lender: { ...lender, name: home.name || lender.name, address: home.address || lender.address },
      service: { phone: home.phone || service.phone, email: home.email || service.email },
    },
    india: read('india'),
  };
}

/** The parts of the packs that are compiled into the application. */
export function packsOfApp({ indonesia, india }: MarketPacks): { shown: ShownPacks; consent: ReportConsent } {
  const show = ({ holidays: _days, rules: _rules, reports: _reports, ...shown }: MarketPack) => shown;
  return {
    shown: { indonesia: show(indonesia), india: show(india) },
    consent: { indonesia: indonesia.reports, india: india.reports },
  };
}
