import { millisecondsInMinute as minute, millisecondsInSecond as second } from 'date-fns/constants';
import { booked, claimed, failed, held, opened, passed, type Step, tapped, type World } from './steps';

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
const withCode = [opened('/payway'), tapped('the first card'), tapped('Pay')];
const breakOff: Step = { does: 'break off' };

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
  'a card payment that was never sent, and its sum comes from elsewhere': inWorld(
    {},
    opened('/payway'),
    tapped('the second card'),
    failed('http500@repayment-way'),
    tapped('Pay'),
    failed(''),
    passed(16 * minute),
    booked('elsewhere'),
    opened('/loanDetails'),
    passed(21 * second),
    opened('/payway'),
  ),
  'a card payment that waits for its code, and its sum comes from elsewhere': inWorld(
    {},
    withCode,
    passed(16 * minute),
    booked('elsewhere'),
    opened('/loanDetails'),
    passed(21 * second),
    opened('/payway'),
    tapped('Confirm'),
  ),
  'a loan is repaid and names an amount due': inWorld(
    { manners: { fields: { 'loan-details.orderStatus': '200' } } },
    opened('/that', 'row'),
    tapped('Get a code anyway'),
    tapped('I HAVE PAID'),
    tapped('YES'),
    passed(21 * second),
    opened('/payway'),
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
    { ...opened('/that', 'row'), window: 1 },
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
