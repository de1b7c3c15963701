import type { Purpose, Stage } from '@/domain/payments/payment';
import { drawHistory, type History, type Step } from './history';
import { createJudge, newScore, type Fault, type Score, type TruePayment } from './judge';
import { day, createLender, hour, minute, type Booking, type Money } from './lender';
import type { Answer, Phone } from './phones';
import { createRandom, type Random } from './random';
import type { Stress } from './stresses';

export type MakePhone = (stress: Stress, random: Random) => Phone;

type Of<Does extends Step['does']> = Extract<Step, { does: Does }>;

/** The fee of an extension, and of a bank. */
const extensionFee = 50;
const bankFee = 10;

/** What is paid of rows: whole rows, or a smaller sum that the person chose. */
function sumFor({ rows: count, sum }: Of<'request'>, rows: readonly { left: number }[]): number {
  if (sum !== null && (rows[0]?.left ?? 0) > sum) return sum;
  return rows.slice(0, count).reduce((total, { left }) => total + left, 0);
}

/** The answer of a card payment is lost; or if the money does not come, it is a refusal, or nothing is paid. */
const drawCardStage = ({ isLost }: Of<'request'>, random: Random) =>
  isLost ? random.pick<Stage>('unknown', 'refused', 'sms', 'cancelled') : 'unknown';

/** Plays one history with a phone. @returns what the phone said that is false */
function play({ seed, terms, steps }: History, stress: Stress, makePhone: MakePhone, score: Score): Set<Fault> {
  const random = createRandom(seed ^ 0x5bd1e995);
  const phone = makePhone(stress, random);
  let now = 1000 * day;
  let clockIsOffBy = 0;
  let midnight = now + day;
  let isLast = false;
  const lender = createLender(terms, stress, now);
  const payments: TruePayment[] = [];
  const judge = createJudge(payments, lender);
  const isSingle = terms.rows.length === 1;
  let due: { at: number; happens: () => void }[] = [];
  const after = (ms: number, happens: () => void) => void due.push({ at: now + ms, happens });

  function pass(until: number): void {
    for (;;) {
      const next = Math.min(until, stress.charges ? midnight : until, ...due.map(({ at }) => at));
      now = Math.max(now, next);
      if (stress.charges && now >= midnight) {
        midnight += day;
        lender.charge(now);
      }
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { happens } of ready) happens();
      if (next >= until) return;
    }
  }

  const send = (money: Money, delay: number) => after(delay, () => lender.book(money, now));
  const timeOf = (isSure = false) => (stress.wrongClock && !isSure && random.isLucky(0.5) ? null : now);
  const age = () => (stress.slowCopies && random.isLucky(0.5) ? random.below(stress.slowCopies) : 0);

  function answerTo(seqs: readonly [number, number], hasPlan: boolean, isSure: boolean): Answer {
    const loan = lender.loanAt(now - (isSure ? 0 : age()));
    const planAge = isSure ? 0 : age();
    const at = timeOf(isSure);
    const phoneNow = now + clockIsOffBy;
    const isLeftOut = !isSure && stress.noAmount === true && random.isLucky(0.3);
    const isRefused = !isSure && stress.noPlan !== undefined && random.isLucky(stress.noPlan === 'sometimes' ? 0.4 : 1);
    const isRead = !isSingle && (hasPlan || isSure) && !isRefused;
    if (isRead && stress.apart && !isSure && random.isLucky(0.5)) pass(now + 20_000);
    const { left, dues } = lender.loanAt(now - planAge);
    return {
      seqs,
      at,
      now: phoneNow,
      status: loan.status,
      due: loan.due,
      isSingle,
      amount: isLeftOut ? null : loan.amount,
      plan: isRead ? { left, dues } : null,
    };
  }

  function look(hasPlan: boolean, answeredAfter = 0, isSure = false): void {
    const answer = answerTo(phone.ask(), hasPlan, isSure);
    const isWriteLost = stress.killed === true && !isSure && random.isLucky(0.15);
    const arrives = () => {
      if (isWriteLost) return;
      phone.note(answer);
      judge.check(phone.said(), now, isLast);
    };
    if (answeredAfter > 0) after(answeredAfter, arrives);
    else arrives();
  }

  /** Whether the phone has sent, or was told of, money of a purpose that is not booked yet. */
  const isOnItsWay = (purpose: Purpose) =>
    payments.some(
      (one) =>
        one.purpose === purpose &&
        one.isPaid &&
        one.stage !== 'shown' &&
        !lender.bookings.some(({ number, at }) => number === one.number && at > one.beganAt),
    );

  function begin(step: Of<'request'>, rows: readonly { left: number }[]): void {
    const purpose = step.isCard ? 'loan' : step.purpose;
    const sum = purpose === 'extension' ? extensionFee : sumFor(step, rows);
    const id = String(payments.length);
    const stage = step.isCard ? drawCardStage(step, random) : step.says === 'at once' ? 'said' : 'shown';
    const named = stress.fees && !step.isCard && random.isLucky(0.5) ? sum + bankFee : sum;
    const at = timeOf();

    score.requests += 1;
    if (phone.gate({ purpose, by: step.isCard ? 'card' : 'code', serverNow: at }) !== 'go') score.asked += 1;
    else if (isOnItsWay(purpose)) score.unasked += 1;

    const last = payments.at(-1);
    const number = step.isSameNumber && !step.isCard && last?.purpose === purpose ? last.number : id;
    const isPaid = step.isCard && !step.isLost;
    const saysWhenPaid = step.says === 'when paid' && !step.isCard;
    payments.push({ id, number, purpose, sum, named, beganAt: now, stage, saysWhenPaid, isPaid });
    phone.begin({ id, purpose, off: named, stage, isCard: step.isCard, at, now: now + clockIsOffBy });
    if (isPaid) send({ number, purpose, sum }, random.pick(5000, hour, 2 * day));
  }

  function request(step: Of<'request'>): void {
    const rows = lender.waiting();
    if (lender.isClosed() || rows.length === 0) return;
    begin(step, rows);
    if (step.isTwice) begin({ ...step, sum: random.isLucky(0.5) ? step.sum : null }, rows);
    if (!stress.noBase || random.isLucky(0.5)) look(true);
    pass(now + random.pick(0, 20_000, 60_000));
    if (random.isLucky(0.5)) look(false);
  }

  function pay(step: Of<'pay'>): void {
    const payment = payments[step.which % payments.length];
    if (!payment || payment.isPaid || (payment.stage !== 'shown' && payment.stage !== 'said')) return;
    const { number, sum } = payment;
    for (const one of payments) {
      if (one.number !== number) continue;
      one.isPaid = true;
      if (!one.saysWhenPaid || one.stage === 'said') continue;
      one.stage = 'said';
      phone.say(one.id, now + clockIsOffBy);
    }
    const other = payment.purpose === 'loan' ? 'extension' : 'loan';
    const purpose = step.isBookedElsewhere ? other : payment.purpose;
    const delay = Math.max(stress.fast ? 5000 : minute, step.delay);
    const booked = stress.rounding ? sum + random.pick(-1, 0, 1) : sum;
    const isInParts = step.share < 1 && purpose === 'loan';
    const part = isInParts ? Math.round(booked * step.share) : booked;
    send({ number, purpose, sum: part }, delay);
    if (isInParts && step.restAfter !== null) send({ number, purpose, sum: booked - part }, delay + step.restAfter);
  }

  function payElsewhere({ purpose, sum }: Of<'pay elsewhere'>): void {
    const [first] = lender.waiting();
    if (!first || stress.isOnlyPhone) return;
    const same = payments.reduce((last, one) => (one.purpose === purpose ? one.sum : last), first.left);
    const sums = { row: first.left, same, odd: 130 };
    send({ number: null, purpose, sum: sums[sum] }, 0);
  }

  function takeBack(booking: Booking | undefined): void {
    if (!booking) return;
    if (stress.takenBack === 'unseen') {
      after(random.pick(0, hour, 2 * day), () => lender.takeBack(booking, now));
      return;
    }
    pass(now + 20 * minute);
    look(true, 0, true);
    pass(now + 1000);
    lender.takeBack(booking, now);
    pass(now + 1000);
    look(true, 0, true);
    pass(now + 20 * minute);
    look(true, 0, true);
  }

  function take(step: Step): void {
    switch (step.does) {
      case 'request':
        return request(step);
      case 'pay':
        pay(step);
        return stress.extensionTwice ? pay({ ...step, which: step.which + 1 }) : undefined;
      case 'pay elsewhere':
        return payElsewhere(step);
      case 'look':
        return look(step.hasPlan, step.answeredAfter);
      case 'wait':
        return pass(now + step.ms);
      case 'take back':
        return takeBack(lender.bookings[step.which % lender.bookings.length]);
      case 'set the clock':
        clockIsOffBy = step.by;
        return undefined;
      case 'close':
        return random.isLucky(0.3) ? lender.close(now) : undefined;
    }
  }

  look(true);
  for (const step of steps) {
    pass(now + 1000);
    take(step);
  }
  pass(now + 3 * day);
  look(true, 0, true);
  pass(now + 20 * minute);
  isLast = true;
  look(true, 0, true);
  const [newest] = phone.said();
  if (newest) judge.close(newest, score);
  return judge.faults;
}

/** Plays histories of one stress. @returns the figures, and a history for each fault */
export function measure(stress: Stress, makePhone: MakePhone, count: number, seed: number) {
  const score = newScore();
  const samples = new Map<Fault, History>();
  for (let index = 0; index < count; index += 1) {
    const history = drawHistory(seed + index * 7919, stress);
    const faults = play(history, stress, makePhone, score);
    score.histories += 1;
    if (faults.size > 0) score.broken += 1;
    for (const fault of faults) if (!samples.has(fault)) samples.set(fault, history);
  }
  return { score, samples };
}

/** A history as short as it can be with the same fault. */
export function shrink(history: History, stress: Stress, makePhone: MakePhone, fault: Fault): History {
  for (const index of history.steps.keys()) {
    const shorter = { ...history, steps: history.steps.filter((_, other) => other !== index) };
    if (play(shorter, stress, makePhone, newScore()).has(fault)) return shrink(shorter, stress, makePhone, fault);
  }
  return history;
}
