import * as v from 'valibot';
import { packRules } from './pack-rules.ts';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const phone = v.pipe(line, v.regex(/^\+?\d[\d\s()-]+$/, 'must be a telephone number such as "+62 21 5000 0000"'));
const email = v.pipe(line, v.email('must be an e-mail address'));
const webAddress = v.pipe(line, v.regex(/^https:\/\/[^\s/]+\S*$/, 'must be an https address'));
const day = v.pipe(line, v.isoDate('must be a day such as "2027-08-17"'));
const timeOfDay = v.pipe(line, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"'));

const pack = v.strictObject({
  /** The company that lends, and its permission to. */
  lender: v.strictObject({ name: line, licence: line, address: line }),
  service: v.strictObject({ phone, email }),
  /** Who hears a complaint that customer service did not settle; null where the law names no one. */
  grievance: v.nullable(v.strictObject({ name: line, phone, email })),
  /** Who hears it then: the regulator's contact or ombudsman. */
  authority: v.strictObject({ name: line, phone, address: webAddress }),
  /**
   * Who listens to somebody in despair, free of charge; and the number for emergencies (decision
   * 79, distress in the chat).
   */
  helpLine: v.strictObject({ name: line, phone }),
  emergency: phone,
  /**
   * How soon an application is answered and paid out; every text that says so takes it from here. `approvalHours`:
   * in which most are approved, null where the product does not say; `decisionDays`: at the latest; `creditDays`:
   * calendar days from acceptance.
   */
  promises: v.strictObject({
    approvalHours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 or more'))),
    decisionDays: v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 or more')),
    creditDays: v.pipe(
      v.strictObject({ from: v.pipe(v.number(), v.integer(), v.minValue(0)), to: v.pipe(v.number(), v.integer()) }),
      v.check(({ from, to }) => from <= to, 'must begin before it ends'),
    ),
  }),
  /** When borrowers may be called about what they owe, on their own clock. */
  collection: v.pipe(
    v.strictObject({ from: timeOfDay, until: timeOfDay, holdsFrom: day, source: line }),
    v.check(({ from, until }) => from < until, 'must begin before it ends'),
  ),
  /**
   * Whether reports (decision 66, reports) need a yes beforehand, or are sent until somebody says no. They hold nothing
   * personal; a lawyer of the market says which. Unless told, they need a yes.
   */
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

/** Who lends in each market; rules and holidays are read by `src/domain/market-rules.ts`. */
export type MarketPacks = Record<(typeof packNames)[number], Omit<MarketPack, 'holidays' | 'rules' | 'reports'>>;

/** What the packs say of reports. */
export type ReportConsent = Record<(typeof packNames)[number], MarketPack['reports']>;

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
