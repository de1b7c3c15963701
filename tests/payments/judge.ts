import { isStrong, type Finding, type Purpose, type Stage } from '@/domain/payments/payment';
import { type Booking, minute, type Lender } from './lender';
import type { Said } from './phones';

export type TruePayment = {
  id: string;
  /** Money for a number belongs to each payment that has it. */
  number: string;
  purpose: Purpose;
  /** What the lender books for it, and what the phone says of it, minor units. */
  sum: number;
  named: number;
  beganAt: number;
  stage: Stage;
  saysWhenPaid: boolean;
  isPaid: boolean;
};

/** What a phone must never do. */
export type Fault =
  | '1 arrived, but no money of its purpose was booked after it began'
  | '1n arrived or unclear, but nothing was paid'
  | '2 more arrived than was booked'
  | '2b more arrived than was booked since these payments began'
  | '2n more arrived than was booked and not taken back'
  | '3 nothing is owed, but it is'
  | '4 said to be paid and booked, but without a word'
  | '5 the debt fell by more than was booked since a payment began'
  | '5n the debt fell by more than was booked since then and not taken back'
  | '11 no longer arrived, though nothing was taken back';

/** How booked payments ended, by what the phone says at the end. */
export type Ends = Record<Finding['is'] | 'none', number>;

const noEnds = (): Ends => ({ arrived: 0, unclear: 0, settled: 0, none: 0 });

export const newScore = () => ({
  histories: 0,
  broken: 0,
  /** All payments that were booked, and those of which the person or the server said so. */
  booked: noEnds(),
  claimed: noEnds(),
  /** Payments that began, and before how many of them the gate asked. */
  requests: 0,
  asked: 0,
  /** Payments that began without a question, though one that the phone had sent or was told of was not booked yet. */
  unasked: 0,
});

export type Score = ReturnType<typeof newScore>;

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** Nothing is paid before the SMS code, or by a payment that was cancelled before it was sent. */
const isUnpaid = ({ stage }: TruePayment) => stage === 'sms' || stage === 'cancelled';

export function createJudge(payments: readonly TruePayment[], lender: Lender) {
  const faults = new Set<Fault>();
  const arrivedOnce = new Set<string>();
  const { bookings } = lender;

  const weight = (purpose: Purpose, value: number) => (purpose === 'loan' ? value : 1);
  const isTakenBack = (now: number) => bookings.some(({ takenBackAt }) => takenBackAt !== null && takenBackAt <= now);

  /** Charges as large as a small payment look like nothing came: no one can know. */
  const isLostInCharges = ({ beganAt, sum }: TruePayment) => lender.chargedSince(beganAt) >= sum;

  function checkArrivals({ found }: Said): void {
    for (const payment of payments)
      if (isUnpaid(payment) && ['arrived', 'unclear'].includes(found.get(payment.id) ?? ''))
        faults.add('1n arrived or unclear, but nothing was paid');
    for (const { id, purpose, beganAt } of payments) {
      if (found.get(id) !== 'arrived' || arrivedOnce.has(id)) continue;
      arrivedOnce.add(id);
      if (!bookings.some((booking) => booking.purpose === purpose && booking.at > beganAt))
        faults.add('1 arrived, but no money of its purpose was booked after it began');
    }
  }

  function checkSums({ found }: Said, purpose: Purpose): void {
    const arrived = payments.filter((payment) => payment.purpose === purpose && found.get(payment.id) === 'arrived');
    if (arrived.length === 0) return;
    const own = bookings.filter((booking) => booking.purpose === purpose);
    const said = (since: number) =>
      sumOf(arrived, ({ beganAt, named }) => (beganAt >= since ? weight(purpose, named) : 0));
    const booked = (since: number) => sumOf(own, ({ at, sum }) => (at > since ? weight(purpose, sum) : 0));
    if (said(0) > booked(0)) faults.add('2 more arrived than was booked');
    else if (arrived.some(({ beganAt }) => said(beganAt) > booked(beganAt)))
      faults.add('2b more arrived than was booked since these payments began');
  }

  function checkFall({ fallen }: Said, some: readonly Booking[], fault: Fault): void {
    for (const { id, beganAt } of payments) {
      const booked = sumOf(some, ({ at, purpose, sum }) => (purpose === 'loan' && at > beganAt ? sum : 0));
      if ((fallen.get(id) ?? 0) > booked) faults.add(fault);
    }
  }

  function checkDebt({ found, isNothingOwed }: Said, now: number, isLast: boolean): void {
    const isSettled = [...found.values()].includes('settled');
    if ((isSettled || isNothingOwed) && !lender.isClosed() && !lender.wasPaidOff())
      faults.add('3 nothing is owed, but it is');
    // Money that was taken back is seen a quarter of an hour later.
    const isOwed = lender.isClosed() ? lender.owes() : lender.owedSince(now - 15 * minute);
    if (isLast && (isSettled || isNothingOwed) && isOwed) faults.add('3 nothing is owed, but it is');
  }

  return {
    faults,
    check(windows: readonly Said[], now: number, isLast: boolean): void {
      for (const said of windows) {
        checkArrivals(said);
        checkSums(said, 'loan');
        checkSums(said, 'extension');
        checkFall(said, bookings, '5 the debt fell by more than was booked since a payment began');
        checkDebt(said, now, isLast);
      }
      const [newest] = windows;
      for (const payment of payments)
        if (arrivedOnce.has(payment.id) && newest?.found.get(payment.id) !== 'arrived' && !isTakenBack(now))
          faults.add('11 no longer arrived, though nothing was taken back');
    },
    close(newest: Said, score: Score): void {
      const { found } = newest;
      const loans = payments.filter(({ id, purpose }) => purpose === 'loan' && found.get(id) === 'arrived');
      const stayed = bookings.filter(({ takenBackAt }) => takenBackAt === null);
      if (sumOf(loans, ({ named }) => named) > sumOf(stayed, ({ purpose, sum }) => (purpose === 'loan' ? sum : 0)))
        faults.add('2n more arrived than was booked and not taken back');
      checkFall(newest, stayed, '5n the debt fell by more than was booked since then and not taken back');
      for (const payment of payments) {
        const { id, number, purpose, beganAt } = payment;
        const own = stayed.filter((booking) => booking.number === number && booking.purpose === purpose);
        // The same number may have been paid before.
        if (!own.some(({ at }) => at > beganAt)) continue;
        const end = found.get(id) ?? 'none';
        score.booked[end] += 1;
        if (!isStrong(payment)) continue;
        score.claimed[end] += 1;
        // Its money may be the word about another payment of its purpose.
        const others = payments.filter((other) => other.purpose === purpose && found.has(other.id));
        if (end === 'none' && others.length === 0 && !isLostInCharges(payment))
          faults.add('4 said to be paid and booked, but without a word');
      }
    },
  };
}
