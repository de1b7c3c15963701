import type { Purpose } from '@/domain/payments/payment';
import type { Exchange } from './network';
import type { Phone, Tap } from './phone';
import type { Fact, Screen } from './screen';
import type { Step } from './steps';
import { trueNow } from './time';

/** How long a payment that the server has accepted speaks against another one, milliseconds. */
const day = 86_400_000;

/** A payment of which the borrower said that it was made, as it was on screen at the tap. */
type Said = { number: string; sum: string; place: string; purpose: Purpose; at: number; isOver: boolean };

/** A payment by card that was sent. */
type Sent = { exchange: Exchange; key: string; at: number; isTold: boolean };

/** The loan as an answer describes it. */
type Plan = { asked: number; left: number; rows: number; paid: number; dues: string[] };

/** The loan has changed for the app. `asked`: the question whose answer showed it. `at`: its place among all events. */
type Change = { asked: number; servedAt: number; at: number };

type PlanData = {
  repayPlanDetail?: {
    repayWaitDetail?: { totalAmount?: number; dueTime?: unknown }[];
    repayYetDetail?: unknown[];
  };
};
type DetailsData = { orderStatus?: string | number; repayAmount?: unknown };
type WayData = { amount?: unknown; repayToken?: unknown };
type CodeData = { vcode?: string; amount?: number; fee?: number };

const pathsOfCodes = new Set(['/that', '/dragonpayPaymentInstructions', '/cashier']);

const purposeOf = ({ search }: Screen): Purpose => (search['display'] === '1' ? 'extension' : 'loan');

function planOf({ asked, data }: Exchange): Plan {
  const { repayWaitDetail = [], repayYetDetail = [] } = (data as PlanData).repayPlanDetail ?? {};
  return {
    asked,
    left: repayWaitDetail.reduce((sum, { totalAmount = 0 }) => sum + totalAmount, 0),
    rows: repayWaitDetail.length,
    paid: repayYetDetail.length,
    dues: repayWaitDetail.map(({ dueTime }) => String(dueTime)),
  };
}

/** The debt is smaller, or a day is another one. With more debt it may be a copy of the loan from before. */
const isChanged = (before: Plan, after: Plan) =>
  after.left < before.left || (after.left === before.left && after.dues.some((due) => !before.dues.includes(due)));

/** Whether a page says now what it knows: the list of records is read when it opens. */
function isActed(step: Step, { path }: Screen, { id }: { id: 0 | 1 }): boolean {
  if (step.does === 'pass') return path !== '/records';
  return (step.does === 'open' || step.does === 'tap') && step.window === id;
}

/**
 * Compares what a phone says and does with what is true and with what it was told. It has no rule of the product: it
 * sees pages, requests, answers and the lender's books.
 */
export function createJudge(phone: Phone) {
  const { network } = phone;
  const { log } = network;
  const faults: string[] = [];
  const said: Said[] = [];
  const sent: Sent[] = [];
  const changes: Change[] = [];
  /** When the borrower has answered a question last, by purpose; places in the order of events. */
  const confirmedAt: Record<Purpose, number> = { loan: 0, extension: 0 };
  /** The number that was on screen last, by window. */
  const onScreen = new Map<object, string>();
  const claimable = new Map<object, Said>();
  const last = new Map<string, { fact: Fact; path: string; face: string }>();
  /** When the phone was told that nothing is owed; a place in the order of events. */
  let settledSince: number | null = null;
  let plan: Plan | null = null;
  let seen = 0;
  let events = 0;
  /** How often the device became full, or had room again: then it can note what it was told before. */
  let rooms = 0;
  let judged = 0;
  /** What the button of a card payment named at the last tap, until something is sent. */
  let tappedSum: string | null = null;

  const fail = (words: string) => faults.push(words);
  const answered = (call: string) => log.filter((one) => one.call === call && one.isAnswer && one.got !== null);
  const newest = (call: string, window?: object) =>
    answered(call)
      .filter((one) => window === undefined || one.window === window)
      .reduce<Exchange | undefined>((latest, one) => (latest && latest.asked > one.asked ? latest : one), undefined);

  const watchedSince = () =>
    Math.min(
      ...log.filter(({ call }) => call === 'repayment-commit').map(({ asked }) => asked),
      ...answered('generate-vcode').map(({ got }) => got ?? Infinity),
    );

  /** Takes in what the windows were told since the last step, in the order of the answers. */
  function hear(): void {
    const fresh = log
      .filter(({ got }) => got !== null && got > seen)
      .sort((one, other) => (one.got ?? 0) - (other.got ?? 0));
    for (const exchange of fresh) {
      seen = exchange.got ?? seen;
      // On a full device nothing can be noted.
      if (exchange.call === 'loan-play-detail' && exchange.isAnswer && !phone.isFull()) {
        const next = planOf(exchange);
        if (plan && next.asked < plan.asked) continue;
        // A phone watches a loan from the first payment on.
        if (plan && plan.asked > watchedSince() && isChanged(plan, next))
          changes.push({ asked: next.asked, servedAt: exchange.servedAt, at: (events += 1) });
        plan = next;
      }
    }
  }

  /** Whether the newest details, also of one window, say that nothing is owed, or that the loan is closed. */
  function isSettledFor(window?: object): boolean {
    const { orderStatus = '' } = (newest('loan-details', window)?.data ?? {}) as DetailsData;
    return ['200', '4'].includes(String(orderStatus));
  }

  const isSettledIn = (window: Parameters<Phone['keyOf']>[0]) => isSettledFor(phone.keyOf(window));

  /** Whether the plan has no row that waits, but paid ones. */
  function isPaidOff(): boolean {
    const answer = newest('loan-play-detail');
    return answer !== undefined && planOf(answer).rows === 0 && planOf(answer).paid > 0;
  }

  /** Whether an answer says that nothing is owed, or that the loan is closed. */
  const isNothingOwed = (): boolean => isPaidOff() || isSettledFor() || phone.windows().some(isSettledIn);

  /** Whether the details say that the loan is repaid, and name no amount. */
  function isRepaidFor(window?: object): boolean {
    const { orderStatus = '', repayAmount } = (newest('loan-details', window)?.data ?? {}) as DetailsData;
    return String(orderStatus) === '200' && !(Number(repayAmount) > 0);
  }

  const truth = () => phone.truth();
  const bookingsFor = (purpose: Purpose) => truth().bookings.filter((booking) => booking.purpose === purpose);

  /** The age that an answer may have, milliseconds. */
  const lag = Math.max(0, ...Object.values(phone.world.manners.lagMs ?? {}));

  /** When the first payment with this sum began, by the lender; 0 if that is not known. */
  function beganAt(number: string, purpose: Purpose): number {
    const first = truth().issued.find(({ by }) => by === number);
    return first?.purpose === purpose ? first.at : 0;
  }

  function checkArrival(purpose: Purpose, began: number, amount: number, words: string): void {
    if (!mayHaveCome(purpose, began - lag, amount))
      fail(`${words}, but not so much was booked for ${purpose === 'loan' ? 'the loan' : 'an extension'}`);
  }

  /** Minor units of a sum as it is written. */
  function minorOf(sum: string): number {
    const figures = sum.replace(/[^\d.,]/g, '');
    const plain =
      phone.scenario.market.id === 'indonesia'
        ? figures.replaceAll('.', '').replace(',', '.')
        : figures.replaceAll(',', '');
    return Math.round(Number(plain) * 100);
  }

  /** The largest fee that a place adds to a sum, minor units. */
  const maxFee = phone.world.manners.fee ?? { indonesia: 500_000, india: 1_500, mainland: 0 }[phone.scenario.market.id];
  const roundTo = phone.world.manners.roundTo ?? 1;

  // (1) Arrived: only money that is booked, and no more of it.
  function checkArrivals(screen: Screen, key: object): void {
    const { path } = screen;
    if (pathsOfCodes.has(path) && screen.words.includes('Payment received')) {
      const code = onScreen.get(key) ?? screen.search['refNo'] ?? '';
      const { amount = 0 } = truth().issued.find(({ by }) => by === code) ?? {};
      const words = `${path} says "Payment received" for ${code}`;
      checkArrival(purposeOf(screen), beganAt(code, purposeOf(screen)), amount, words);
    }
    for (const { purpose, says, sum, place } of screen.facts)
      if (says === 'arrived' && purpose !== null) {
        const isByCard = path === '/borrowDetail' || /•|Online cashier/.test(place);
        if (isByCard && !truth().issued.some(({ amount, isTaken }) => isTaken && amount === minorOf(sum)))
          fail(`${path} says that ${sum} (${place}) has arrived by card, but the server has taken no such payment`);
        const own = said.filter((one) => one.sum === sum && one.purpose === purpose).map(({ number }) => number);
        const began = own.length === 0 ? 0 : Math.min(...own.map((number) => beganAt(number, purpose)));
        checkArrival(purpose, began, minorOf(sum), `${path} says that ${sum} (${place}) has arrived`);
      }
    if (path !== '/records') return;
    for (const purpose of ['loan', 'extension'] as const) {
      const arrived = screen.facts.filter((fact) => fact.says === 'arrived' && fact.purpose === purpose);
      const booked = bookingsFor(purpose).reduce((sum, { amount }) => sum + amount, 0);
      const named = arrived.reduce((sum, fact) => sum + minorOf(fact.sum) - maxFee - roundTo * 3, 0);
      if (named > booked) fail(`/records says that more has arrived for the ${purpose} than was booked`);
    }
  }

  /** What the pages have said of payments that were said to be made: then the loan's page need not repeat it. */
  function noteWords(screen: Screen): void {
    if (pathsOfCodes.has(screen.path) && screen.words.includes('Payment received'))
      for (const one of said) if (one.purpose === purposeOf(screen) && isPaid(one)) one.isOver = true;
    const over = screen.facts.filter(({ says }) => says === 'arrived' || says === 'settled');
    for (const one of said) if (over.some((fact) => isAbout(fact, one))) one.isOver = true;
  }

  /** Whether a page speaks of a payment that was said to be made. Not every page names its place. */
  const isAbout = (fact: Fact, one: Said) =>
    fact.sum === one.sum && (fact.place === '' || one.place === '' || fact.place === one.place);

  // (2) What can be paid without an answer to a question.
  function reasonsAgainst({ number, ...screen }: Screen, key: object, got: number): { words: string; at: number }[] {
    const purpose = purposeOf({ number, ...screen });
    const { requests, bookings } = truth();
    const requestedAt = [...requests].reverse().find(({ by }) => by === number)?.at ?? 0;
    // Money that came before the code was made is no change since.
    const isSince = ({ servedAt }: Change) =>
      bookings.some(({ at, reversedAt }) =>
        [at, reversedAt ?? 0].some((moment) => moment > requestedAt && moment <= servedAt - lag),
      );

    const reasons: { words: string; at: number }[] = [];
    if (settledSince !== null && isSettledFor(key))
      reasons.push({ words: 'nothing is owed, by the newest answer', at: settledSince });
    for (const one of said)
      if (!one.isOver && one.purpose === purpose && !isPaid(one))
        reasons.push({ words: `${one.sum} (${one.number}) was said to be paid`, at: one.at });
    const young = sent.filter((one) => isUnderWay(one));
    if (purpose === 'loan') for (const one of young) reasons.push({ words: 'a card payment is under way', at: one.at });
    for (const change of changes)
      if (change.asked > got && isSince(change)) reasons.push({ words: 'the loan has changed since', at: change.at });
    return reasons;
  }

  /** Whether so much money came since that it may be this payment. */
  function mayHaveCome(purpose: Purpose, since: number, amount: number): boolean {
    const came = bookingsFor(purpose).reduce((total, { at, ...one }) => total + (at >= since ? one.amount : 0), 0);
    return came >= amount - maxFee - roundTo * 3;
  }

  const isPaid = ({ number, sum, purpose }: Said) => mayHaveCome(purpose, beganAt(number, purpose), minorOf(sum));

  function isUnderWay({ exchange, isTold }: Sent): boolean {
    if (isTold || exchange.isRefusal) return false;
    const begun = truth().requests.find(({ key }) => key === exchange.key);
    if (!begun) return true;
    return trueNow() - begun.at < day && !mayHaveCome('loan', begun.at, Number(exchange.body['amount']));
  }

  function checkPayable(screen: Screen, key: object): void {
    if (!screen.isPayable || screen.isStale) return;
    const got = newest('generate-vcode', undefined);
    const own = answered('generate-vcode').filter(({ data }) => (data as CodeData).vcode === screen.number);
    const at = Math.max(0, ...own.map((one) => one.got ?? 0), got && own.length === 0 ? (got.got ?? 0) : 0);
    const purpose = purposeOf(screen);
    for (const { words, at: since } of reasonsAgainst(screen, key, at))
      if (since > confirmedAt[purpose])
        fail(`${screen.path} offers the code ${screen.number} without a question, although ${words}`);
  }

  function checkPayButton(screen: Screen, key: object): void {
    if (screen.paySum === null) return;
    if (isSettledFor(key)) fail(`${screen.path} offers "Pay ${screen.paySum}", although nothing is owed`);
    const way = newest('repayment-way', key);
    if (changes.some(({ asked }) => way && asked > way.asked))
      fail(`${screen.path} offers "Pay ${screen.paySum}", an amount from before a change`);
    if (sent.some((one) => isUnderWay(one) && !isLooked(one)))
      fail(`${screen.path} offers "Pay ${screen.paySum}", although a card payment is under way`);
  }

  /** Whether the whole loan was read after the answer of a payment was lost. */
  function isLooked({ exchange }: Sent): boolean {
    if (exchange.isAnswer || exchange.isRefusal) return exchange.isRefusal;
    return answered('loan-play-detail').some(({ asked }) => exchange.got !== null && asked > exchange.got);
  }

  // (3) What was said stays on the loan's page.
  function checkSaid(screen: Screen): void {
    if (screen.path !== '/loanDetails' || !screen.isLoaded) return;
    for (const one of said) {
      if (one.isOver) continue;
      if (!screen.facts.some((fact) => isAbout(fact, one)))
        fail(`/loanDetails does not speak of ${one.sum} (${one.place}), which was said to be paid`);
      else if (!screen.bare.includes(one.number) && screen.facts.some((fact) => fact.says === 'open'))
        fail(`/loanDetails does not name the number ${one.number}, which was on screen at "I HAVE PAID"`);
    }
  }

  /** Money moves with the SMS code: the loan has to be as it was when the payment was sent. */
  function checkConfirmed({ asked, body }: Exchange): void {
    const isOpened = ({ data }: Exchange) =>
      (data as { repayRecordId?: string } | null)?.repayRecordId === body['repaymentRecordId'];
    const opened = answered('repayment-commit').find(isOpened);
    if (!opened) fail('an SMS code was sent for an unknown payment');
    else if (changes.some((change) => change.asked > opened.asked && change.asked < asked))
      fail('an SMS code was sent after the loan had changed');
  }

  // (4) What is sent by card.
  function checkSent(): void {
    for (const exchange of log) {
      if (exchange.asked <= judged) continue;
      judged = Math.max(judged, exchange.asked);
      if (exchange.call === 'repayment-confirm') checkConfirmed(exchange);
      if (exchange.call !== 'repayment-commit' || exchange.body['sendMsg'] !== '0') continue;
      const { amount = '', repayToken = '' } = exchange.body;
      if (tappedSum === null) fail(`a card payment of ${amount} was sent without a tap`);
      else if (minorOf(tappedSum) !== Number(amount)) fail(`the button said ${tappedSum}, and ${amount} was sent`);
      tappedSum = null;
      const way = answered('repayment-way')
        .reverse()
        .find(({ data, got }) => (data as WayData).repayToken === repayToken && (got ?? 0) < exchange.asked);
      const change = [...changes].reverse().find(({ asked }) => asked < exchange.asked);
      if (!way) fail('a card payment was sent with an unknown token');
      else if (change && change.asked > way.asked) fail('a card payment was sent with a token from before a change');
      for (const earlier of sent)
        if (earlier.key !== exchange.key && !isLooked(earlier) && isUnderWay(earlier))
          fail('a second card payment was sent before the loan was read after the first');
      sent.push({ exchange, key: exchange.key, at: (events += 1), isTold: false });
    }
  }

  // (5) Nothing is owed only if an answer said so.
  function checkNothingDue({ words, path, isStale }: Screen): void {
    const claim = /Nothing is due at the moment\.|Nothing to pay|Nothing is owed/.exec(words)?.[0];
    const isRepaid = isPaidOff() || isRepaidFor() || phone.windows().some((one) => isRepaidFor(phone.keyOf(one)));
    if (claim && !isStale && !isRepaid) fail(`${path} says "${claim}", but no answer did`);
  }

  // (6) Only the business of the server refuses a payment.
  function checkFailure({ words, path }: Screen): void {
    if (words.includes('The payment did not go through') && !sent.some(({ exchange }) => exchange.isRefusal))
      fail(`${path} says that a payment did not go through, but the server has refused none`);
  }

  // (7) The only payment of a loan is not looked for any more, once its money is booked after the loan was read.
  function checkFound({ path, facts }: Screen): void {
    const { issued, bookings, isClosed } = truth();
    const [payment] = issued;
    const isOwn = ({ by, purpose }: (typeof bookings)[number]) => by === payment?.by && purpose === 'loan';
    const isAlone = issued.length === 1 && bookings.every(isOwn);
    const isSlow = lag > 0 || phone.world.slowMs > 0 || phone.world.rows === 'unnamed' || isClosed;
    const isBase = ({ servedAt }: Exchange) =>
      payment !== undefined && servedAt > payment.at && bookings.every(({ at }) => servedAt < at);
    const isRead = rooms <= 1 && answered('loan-play-detail').some(isBase);
    const came = bookings.reduce((sum, { amount, reversedAt }) => sum + (reversedAt === null ? amount : 0), 0);
    if (path === '/records' && isAlone && isRead && !isSlow && came === payment?.amount)
      for (const { sum, says } of facts)
        if (says === 'open') fail(`/records still looks for ${sum}, which was booked alone`);
  }

  // (8) Sums that travel have no fee.
  function checkAddress({ path, search }: Screen): void {
    const amount = Number(search['amount'] ?? 0);
    if (amount === 0) return;
    const known = new Set<number>(phone.named);
    for (const { call, data, isAnswer } of log) {
      if (!isAnswer) continue;
      if (call === 'loan-play-detail') {
        let sum = 0;
        for (const row of (data as PlanData).repayPlanDetail?.repayWaitDetail ?? [])
          known.add((sum += row.totalAmount ?? 0));
      }
      if (call === 'loan-details') known.add(Number((data as DetailsData).repayAmount));
      if (call === 'delay-detail') known.add(Number((data as { delayShouldPayAmount?: number }).delayShouldPayAmount));
      if (call === 'repayment-way') known.add(Number((data as WayData).amount));
      if (call === 'generate-vcode' && (data as CodeData).fee === undefined)
        known.add(Number((data as CodeData).amount));
    }
    if (!known.has(amount)) fail(`the address of ${path} has the amount ${String(amount)}, which no one owes`);
  }

  /** "We are checking how it ends" is also true of a payment that may have arrived. */
  const agree = (one: Fact['says'], other: Fact['says']) =>
    one === other ||
    [one, other].every((says) => says === 'under way' || says === 'open') ||
    [one, other].every((says) => says === 'under way' || says === 'unclear');

  // (9) Two pages say the same of one payment while the phone is told the same.
  function checkSame(screen: Screen): void {
    const face = JSON.stringify([
      newest('loan-details')?.data,
      newest('loan-play-detail')?.data,
      truth().requests.length,
      rooms,
    ]);
    const sums = screen.facts.map(({ sum }) => sum);
    for (const fact of screen.facts) {
      const { sum, says } = fact;
      if (sums.filter((other) => other === sum).length > 1) continue;
      const before = last.get(sum);
      if (before?.face === face && !agree(before.fact.says, says) && before.path !== screen.path)
        fail(`${before.path} says of ${sum}: ${before.fact.says}; and ${screen.path}: ${says}`);
      last.set(sum, { fact, path: screen.path, face });
    }
  }

  function noteTap({ name, before, window }: Tap): void {
    const key = phone.keyOf(window) ?? window;
    const purpose = before.path === '/extension' ? 'extension' : purposeOf(before);
    if (name.endsWith(' anyway') || name === 'Pay again') {
      events += 1;
      confirmedAt[purpose] = events;
    }
    if (/^Pay (again$|\S*\d)/.test(name) && before.paySum !== null) tappedSum = before.paySum;
    if (name === 'I HAVE PAID') claimable.set(key, { ...before, purpose: purposeOf(before), at: 0, isOver: false });
    const claim = claimable.get(key);
    if (name === 'YES' && claim && !phone.isFull()) said.push({ ...claim, at: (events += 1) });
    if (name === 'Cancel payment') for (const one of sent) one.isTold = true;
  }

  return {
    faults,
    /** At the end of a walk, when the network works and the loan was read. */
    checkEnd: (): void => phone.windows().forEach((window) => checkFound(phone.screenOf(window))),
    /** After each step. */
    check(tap: Tap | null, step: Step): void {
      hear();
      if (step.does === 'full' || step.does === 'calm') rooms += 1;
      events += 1;
      if (!isNothingOwed()) settledSince = null;
      else settledSince ??= events;
      if (tap) noteTap(tap);
      checkSent();
      const shown = phone.windows().map((window) => ({
        window,
        key: phone.keyOf(window) ?? window,
        screen: phone.screenOf(window),
      }));
      for (const { screen } of shown) noteWords(screen);
      for (const { key, screen, window } of shown) {
        if (!screen.isLoaded) continue;
        if (screen.number !== '') onScreen.set(key, screen.number);
        checkArrivals(screen, key);
        checkPayable(screen, key);
        checkPayButton(screen, key);
        checkSaid(screen);
        checkNothingDue(screen);
        checkFailure(screen);
        checkAddress(screen);
        if (isActed(step, screen, window)) checkSame(screen);
      }
    },
  };
}
