import type { Manners } from '@mocks/db/manners';
import {
  millisecondsInHour as hour,
  millisecondsInMinute as minute,
  millisecondsInSecond as second,
} from 'date-fns/constants';
import fc from 'fast-check';

/** The pages that speak of a payment, by their addresses. */
const pages = [
  '/loanDetails',
  '/installment',
  '/individual',
  '/that',
  '/dragonpayPaymentInstructions',
  '/cashier',
  '/extension',
  '/payway',
  '/alipayrepayment',
  '/borrowDetail',
  '/records',
] as const;
export type Page = (typeof pages)[number];

/** What an address asks for: the first row of the plan, all rows, the fee of an extension, or nothing. */
export type Asked = 'row' | 'all' | 'fee' | 'nothing';

/** Where money comes from. */
type From = 'newest' | 'oldest' | 'elsewhere';

const heldCalls = ['loan-details', 'loan-play-detail', 'generate-vcode', 'repayment-way', 'repayment-commit'] as const;
type HeldCall = (typeof heldCalls)[number];

/** One thing that happens. */
export type Step =
  /** `place`: where the code is paid: two banks, then a counter where the market has one. */
  | { does: 'open'; page: Page; asked: Asked; place: 0 | 1 | 2; window: 0 | 1 }
  /** A name, or one of those that are there. */
  | { does: 'tap'; name: string | number; window: 0 | 1 }
  /** `isOther`: the lender takes the money for an extension instead of the loan, or the reverse. */
  | { does: 'book'; from: From; how: 'whole' | 'half' | 'whole, a minute later'; isOther: boolean }
  | { does: 'reverse' }
  | { does: 'charge' }
  | { does: 'close'; isForgiven: boolean }
  | { does: 'pass'; ms: number }
  | { does: 'hold'; call: HeldCall }
  | { does: 'release' }
  /** Held answers never arrive: their connections end. */
  | { does: 'break off' }
  | { does: 'fail'; fault: string }
  /** Whether IndexedDB takes nothing more. */
  | { does: 'full'; isFull: boolean }
  | { does: 'set clock'; ms: number }
  /** A card is added, in another app. */
  | { does: 'add card' }
  /** All windows end at once; what was sent still has its effect. */
  | { does: 'kill' }
  /** Held answers arrive, the network works, and the device has room. */
  | { does: 'calm' };

/** The world in which a walk begins. */
export type World = {
  scenario: string;
  /** Whether one row waits; `unnamed`: and the plan names none, so that the details alone name the debt. */
  rows: 'several' | 'one' | 'unnamed';
  manners: Partial<Manners>;
  /** How long each answer needs, milliseconds. */
  slowMs: number;
  hasTwoWindows: boolean;
  /** What the borrower has done before. */
  before: readonly Step[];
};

const waits = [second, 4 * second, 21 * second, 16 * minute, 25 * hour];

const faults = [
  'http500@loan-details/loan-details',
  'http500@loan-play-detail',
  'http500@generate-vcode',
  'http500@repayment-way',
  'once:offline@repayment-commit',
  'once:truncated@repayment-commit',
  'once:after:http500@repayment-commit',
  'once:after:http403@repayment-commit',
  'once:truncated@generate-vcode',
  'offline',
  '',
];

/** Steps by their short names, for worlds and examples. */
export const opened = (page: Page, asked: Asked = 'nothing', place: 0 | 1 | 2 = 0) =>
  ({ does: 'open', page, asked, place, window: 0 }) as const;
export const tapped = (name: string): Step => ({ does: 'tap', name, window: 0 });
export const passed = (ms: number): Step => ({ does: 'pass', ms });
export const booked = (from: From, isOther = false): Step => ({ does: 'book', from, how: 'whole', isOther });
export const failed = (fault: string): Step => ({ does: 'fail', fault });
export const held = (call: HeldCall): Step => ({ does: 'hold', call });

const anyWindow = fc.constantFrom<(0 | 1)[]>(0, 0, 1);

const open: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('open' as const),
  page: fc.constantFrom<Page[]>(
    '/that',
    '/that',
    '/that',
    '/loanDetails',
    '/loanDetails',
    '/payway',
    '/payway',
    ...pages,
  ),
  asked: fc.constantFrom<Asked[]>('row', 'row', 'all', 'fee', 'nothing'),
  place: fc.constantFrom<(0 | 1 | 2)[]>(0, 0, 1, 2),
  window: anyWindow,
});

const tap: fc.Arbitrary<Step> = fc.record({ does: fc.constant('tap' as const), name: fc.nat(14), window: anyWindow });

const book: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('book' as const),
  from: fc.constantFrom<From[]>('newest', 'newest', 'oldest', 'elsewhere'),
  how: fc.constantFrom('whole' as const, 'whole' as const, 'half' as const, 'whole, a minute later' as const),
  isOther: fc.constantFrom(false, false, false, true),
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: open },
  { weight: 9, arbitrary: tap },
  { weight: 4, arbitrary: book },
  { weight: 4, arbitrary: fc.constantFrom(...waits).map(passed) },
  { weight: 1, arbitrary: fc.constantFrom(...heldCalls).map(held) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>({ does: 'release' }, { does: 'break off' }) },
  { weight: 1, arbitrary: fc.constantFrom(...faults).map(failed) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>({ does: 'kill' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step[]>(
      { does: 'reverse' },
      { does: 'charge' },
      { does: 'close', isForgiven: false },
      { does: 'close', isForgiven: true },
      { does: 'full', isFull: true },
      { does: 'full', isFull: false },
      { does: 'set clock', ms: -26 * hour },
      { does: 'set clock', ms: 26 * hour },
      { does: 'add card' },
    ),
  },
);

export const steps = fc.array(anyStep, { minLength: 8, maxLength: 14 });

/** "I have paid" with a code of the first row, or of all rows. */
export const claimed = (asked: Asked, place: 0 | 1 = 0): Step[] => [
  opened('/that', asked, place),
  tapped('Show the code anyway'),
  tapped('I HAVE PAID'),
  tapped('YES'),
];

const paidByCard: Step[] = [opened('/payway'), tapped('the second card'), tapped('Pay')];
const paidWithCode: Step[] = [opened('/payway'), tapped('the first card'), tapped('Pay'), tapped('Confirm')];

/** The borrower is about to say that an expired code was paid, and a new one has come behind the question. */
const expired: Step[] = [
  opened('/that', 'row'),
  passed(25 * hour),
  { does: 'hold', call: 'generate-vcode' },
  tapped('Get a new code'),
  tapped('I HAVE PAID'),
  { does: 'release' },
];

const befores: readonly (readonly Step[])[] = [
  [],
  [],
  [],
  claimed('row'),
  [...claimed('row'), ...claimed('all', 1)],
  [...claimed('row'), booked('newest')],
  paidByCard,
  paidWithCode,
  expired,
  [opened('/that'), tapped('Change payment method')],
  [opened('/that', 'row'), opened('/payway'), tapped('the second card'), booked('elsewhere')],
  [opened('/extension'), ...claimed('fee')],
];

const twoRows = ['due-today', 'due-today-in'];
const scenarios = [
  ...twoRows,
  ...twoRows,
  'overdue',
  'partly-paid',
  'collection-in',
  'settled',
  'settled-in',
  'extension-available',
  'extension-available-in',
  'card-repayment',
];

/** A server may leave out, or write in another way, whatever its contract allows. */
const fields: readonly Manners['fields'][] = [
  {},
  {},
  {},
  { 'loan-details.repayAmount': undefined },
  { 'loan-details.dueTime': undefined },
  { 'generate-vcode.fee': 0 },
  { 'loan-play-detail.repayYetDetail': undefined },
  { 'repayment-way.amount': undefined },
  // Repaid, with an amount due.
  { 'loan-details.orderStatus': '200' },
];

/** Without a fee of its own each place has its usual one. A bank's fee is part of the amount of its code. */
const fees = fc.constantFrom({}, {}, { isFeeInAmount: true, fee: 400_000 });

const others: fc.Arbitrary<Partial<Manners>> = fc.record({
  roundTo: fc.constantFrom(1, 1, 100, 10_000),
  repayAmount: fc.constantFrom('due' as const, 'due' as const, 'next' as const, 'late' as const, 'whole' as const),
  dueTime: fc.constantFrom('day' as const, 'clock' as const, 'epoch' as const),
  extensionMoves: fc.constantFrom('all' as const, 'first' as const),
  extensionDays: fc.constantFrom(14, 31),
  extensionForgives: fc.boolean(),
  extendsOnce: fc.boolean(),
  lateChargeADay: fc.constantFrom(0, 0, 500_000),
  cardBookedAfterMs: fc.constantFrom(null, 0, 30 * second),
  lagMs: fc.constantFrom({}, {}, {}, { 'loan-details': 5 * second }, { 'loan-play-detail': 90 * second }),
  fields: fc.constantFrom(...fields),
});

/** A fee that is in the amount is also named, because no one can find it otherwise. */
const manners = fc.tuple(fees, others).map(([fee, rest]): Partial<Manners> => {
  const { 'generate-vcode.fee': _, ...named } = rest.fields ?? {};
  return { ...rest, ...fee, fields: 'fee' in fee ? named : (rest.fields ?? {}) };
});

export const world: fc.Arbitrary<World> = fc.record({
  scenario: fc.constantFrom(...scenarios),
  rows: fc.constantFrom('several' as const, 'several' as const, 'one' as const, 'unnamed' as const),
  manners,
  slowMs: fc.constantFrom(0, 0, 0, 4 * second),
  hasTwoWindows: fc.constantFrom(false, false, false, true),
  before: fc.constantFrom(...befores),
});
