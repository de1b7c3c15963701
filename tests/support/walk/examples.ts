import { booked, claimed, failed, held, opened, passed, type Step, tapped, type World } from './steps';

const second = 1_000;
const minute = 60 * second;

type Example = [World, Step[]];

const plain: World = {
  scenario: 'due-today',
  rows: 'several',
  manners: {},
  slowMs: 0,
  hasTwoWindows: false,
  before: [],
};

const inWorld = (parts: Partial<World>, ...then: (Step | Step[])[]): Example => [{ ...plain, ...parts }, then.flat()];

const extendable = { scenario: 'extension-available', manners: { extensionDays: 31 } };
const byCard = [opened('/payway'), tapped('the second card'), tapped('Pay')];
const release: Step = { does: 'release' };
const breakOff: Step = { does: 'break off' };
const kill: Step = { does: 'kill' };
const inSecondWindow = (step: Step): Step => ({ ...step, window: 1 }) as Step;

/** What pages once said falsely, by its name; each has to be right now. */
export const examples: Readonly<Record<string, Example>> = {
  'a loan that is settled, whose details come after the code was asked for': inWorld(
    { scenario: 'settled' },
    held('loan-details'),
    opened('/that'),
    passed(4 * second),
    release,
    passed(21 * second),
    passed(16 * minute),
  ),
  'the same with a voucher': inWorld(
    { scenario: 'settled' },
    held('loan-details'),
    opened('/dragonpayPaymentInstructions'),
    passed(4 * second),
    release,
    passed(16 * minute),
  ),
  'two payments that were said, of which the first arrives': inWorld(
    {},
    claimed('row'),
    claimed('all', 1),
    booked('oldest'),
    passed(21 * second),
    opened('/records'),
  ),
  'the fee of an extension arrives while a code of the loan is open': inWorld(
    extendable,
    opened('/that', 'fee'),
    opened('/that', 'row'),
    booked('oldest'),
    passed(21 * second),
  ),
  'a payment of the loan arrives while the code of an extension is open': inWorld(
    extendable,
    opened('/that', 'row'),
    opened('/that', 'fee'),
    booked('oldest'),
    passed(21 * second),
  ),
  'a card payment without an answer is booked late': inWorld(
    {},
    held('repayment-commit'),
    byCard,
    breakOff,
    passed(21 * second),
    opened('/borrowDetail'),
    booked('newest'),
    passed(21 * second),
    byCard,
  ),
  'the amount for a card is from before a payment': inWorld(
    {},
    opened('/payway'),
    booked('elsewhere'),
    opened('/loanDetails'),
    failed('http500@repayment-way'),
    byCard,
    failed(''),
    tapped('Pay'),
  ),
  'the loan has changed since the amount for a card was shown': inWorld(
    {},
    opened('/that', 'row'),
    opened('/payway'),
    tapped('the second card'),
    booked('elsewhere'),
    tapped('Pay'),
    passed(second),
  ),
  'a plan names no row, and a part of the debt is left': inWorld(
    { scenario: 'partly-paid', rows: 'unnamed' },
    opened('/that', 'row'),
    { does: 'charge' },
    passed(16 * minute),
    booked('newest'),
    passed(21 * second),
    opened('/borrowDetail'),
  ),
  'the rest of a loan whose plan has no answer': inWorld(
    {},
    failed('http500@loan-play-detail'),
    opened('/that', 'row'),
    passed(21 * second),
    opened('/installment'),
  ),
  'the second code of a day': inWorld(
    {},
    opened('/that', 'row'),
    booked('newest'),
    opened('/installment'),
    tapped('Pay now'),
    opened('/that', 'row'),
    passed(21 * second),
    kill,
    opened('/that', 'row'),
    passed(21 * second),
  ),
  '"I have paid" for an expired code, while a new one is on its way': inWorld(
    {},
    opened('/that', 'row'),
    passed(25 * 60 * minute),
    held('generate-vcode'),
    tapped('Get a new code'),
    tapped('I HAVE PAID'),
    release,
    tapped('YES'),
    passed(second),
  ),
  'the page for the cashier of a code that was said to be paid': inWorld(
    {},
    opened('/that', 'row', 2),
    tapped('Show to the cashier'),
    opened('/that', 'row', 2),
    tapped('I HAVE PAID'),
    tapped('YES'),
    opened('/that', 'row', 2),
    opened('/cashier', 'row'),
  ),
  'the page for the cashier of a loan that is settled meanwhile': inWorld(
    {},
    opened('/that', 'row', 2),
    tapped('Show to the cashier'),
    booked('elsewhere'),
    booked('elsewhere'),
    passed(16 * minute),
  ),
  'another method after a code whose amount contains a fee': inWorld(
    { manners: { isFeeInAmount: true, fee: 400_000 } },
    opened('/that'),
    tapped('Change payment method'),
    tapped('I WANT TO PAY'),
    passed(second),
    tapped('Change payment method'),
  ),
  ...Object.fromEntries(
    [401, 403, 404, 400, 429, 500].map((status): [string, Example] => [
      `a card payment that is accepted, and answered with HTTP ${String(status)}`,
      inWorld(
        {},
        failed(`once:after:http${String(status)}@repayment-commit`),
        byCard,
        passed(second),
        tapped('Pay'),
        passed(21 * second),
        opened('/payway'),
        tapped('Pay'),
        opened('/that', 'row'),
      ),
    ]),
  ),
  'a second finding about a payment while the page notes the first one as seen': inWorld(
    { scenario: 'collection-in', rows: 'unnamed', manners: { fields: { 'loan-details.repayAmount': undefined } } },
    claimed('fee'),
    booked('oldest'),
    passed(21 * second),
  ),
  'the code of an extension that is not offered': inWorld(
    { scenario: 'overdue' },
    claimed('fee'),
    booked('elsewhere', true),
    passed(21 * second),
    opened('/records'),
  ),
  'a second window with a code, while the first one says that it has paid': inWorld(
    { hasTwoWindows: true },
    inSecondWindow(opened('/that', 'row')),
    claimed('row'),
    booked('newest'),
    passed(21 * second),
  ),
  'a payment that is said while the loan cannot be read': inWorld(
    {},
    failed('http500@loan-details/loan-details'),
    claimed('row'),
    passed(21 * second),
  ),
  'a second window with the loan, while the first one says that it has paid': inWorld(
    { hasTwoWindows: true },
    claimed('row'),
    passed(second),
  ),
};
