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

const byCard = [opened('/payway'), tapped('the second card'), tapped('Pay')];
const breakOff: Step = { does: 'break off' };
const inSecondWindow = (step: Step): Step => ({ ...step, window: 1 }) as Step;

/** What pages once said falsely, by its name; each has to be right now. */
export const examples: Readonly<Record<string, Example>> = {
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
  'a second window with the loan, while the first one says that it has paid': inWorld(
    { hasTwoWindows: true },
    claimed('row'),
    passed(second),
  ),
};
