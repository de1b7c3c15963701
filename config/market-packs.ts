import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PackSwitches } from './env-schema.ts';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const day = v.pipe(line, v.isoDate('must be a day such as "2026-01-01"'));
const count = (least: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least, `must be ${least} or more`));
const percent = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), v.maxValue(1_000, 'must be 1000 or less'));

/** The origin of a fact: the first day on which it applies, and its source. */
const origin = { holdsFrom: day, source: line };

/** Caps of one kind, in per cent: each applies until the next one. */
const caps = v.pipe(
  v.array(v.strictObject({ percent, ...origin })),
  v.check(
    (given) => given.every(({ holdsFrom }, index) => index === 0 || (given[index - 1]?.holdsFrom ?? '') < holdsFrom),
    'must be in the order of holdsFrom, each day once',
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

/** The rules for loans of a market; `MarketRules` (src/domain/market-rules.ts) explains each. */
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
  /** The company that lends, and its licence. */
  lender: v.strictObject({ name: line, licence: line, address: line }),
  service: v.strictObject({ phone, email }),
  /** Where people get the app: its page in a store. */
  appAddress: webAddress,
  /** Who handles a complaint that customer service did not settle; null if the law names no one. */
  grievance: v.nullable(v.strictObject({ name: line, phone, email })),
  /** Who handles it next: the regulator's contact or ombudsman. */
  authority: v.strictObject({ name: line, phone, address: webAddress }),
  /** A free help line for people in despair, and the emergency number (decision 79, distress in the chat). */
  helpLine: v.strictObject({ name: line, phone }),
  emergency: phone,
  /**
   * How soon an application is answered and paid out. `approvalHours`: of most applications, null if unknown.
   * `decisionDays`: at the latest. `creditDays`: calendar days after acceptance.
   */
  promises: v.strictObject({
    approvalHours: v.nullable(count(1)),
    decisionDays: count(1),
    creditDays: v.pipe(
      v.strictObject({ from: count(0), to: count(0) }),
      v.check(({ from, to }) => from <= to, 'must begin before it ends'),
    ),
  }),
  /** When borrowers may be called about their debt, in their local time. */
  collection: v.pipe(
    v.strictObject({ from: timeOfDay, until: timeOfDay, ...origin }),
    v.check(({ from, until }) => from < until, 'must begin before it ends'),
  ),
  /** Whether reports (decision 66, reports) need consent first, or are sent until the person objects. */
  reports: v.optional(v.picklist(['opt-in', 'opt-out'], 'must be "opt-in" or "opt-out"'), 'opt-in'),
  /** Days on which customer service is closed, and where they are published. */
  holidays: v.strictObject({
    source: webAddress,
    dates: v.array(day),
  }),
  /** Rules from law and terms. */
  rules: packRules,
});

/** The facts of a market's operator. */
export type MarketPack = v.InferOutput<typeof pack>;

/** The markets with a pack; the mainland edition uses Indonesia's. */
export const packNames = ['indonesia', 'india'] as const;

type ByMarket<Value> = Record<(typeof packNames)[number], Value>;

/** The packs of all markets; money in minor units. `src/domain/market-rules.ts` parses rules and holidays. */
export type MarketPacks = ByMarket<MarketPack>;

/** The parts of the packs that the application shows. */
export type ShownPacks = ByMarket<Omit<MarketPack, 'holidays' | 'rules' | 'reports'>>;

/** The consent rules of the packs for reports. */
export type ReportConsent = ByMarket<MarketPack['reports']>;

/**
 * Parses one market's pack.
 * @param text the file's content
 * @param file its name, for the message
 * @throws Error naming the file, the invalid field and the reason
 */
export function parseMarketPack(text: string, file: string): MarketPack {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`Wrong market pack ${file}: it is not JSON`, { cause: error });
  }
  const parsed = v.safeParse(pack, content);
  if (parsed.success) return parsed.output;
  const reasons = parsed.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the file';
    if (issue.expected === 'never') return `${field}: unknown field`;
    return issue.kind === 'validation'
      ? `${field}: ${issue.message} (is ${JSON.stringify(issue.input)})`
      : `${field}: expected ${issue.expected ?? 'something else'}, is ${issue.received}`;
  });
  throw new Error(`Wrong market pack ${file}\n  ${reasons.join('\n  ')}`);
}

/**
 * Reads the packs of all markets.
 * @param folder their folder, from `root` (`VITE_MARKET_PACKS`)
 * @param home build switches that replace values of Indonesia's pack, such as `VITE_COMPANY_NAME`
 * @throws Error naming a file that is missing or invalid, and the reason
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

/** The parts of the packs that are constants of the application. */
export function packsOfApp({ indonesia, india }: MarketPacks): { shown: ShownPacks; consent: ReportConsent } {
  const show = ({ holidays: _days, rules: _rules, reports: _reports, ...shown }: MarketPack) => shown;
  return {
    shown: { indonesia: show(indonesia), india: show(india) },
    consent: { indonesia: indonesia.reports, india: india.reports },
  };
}
