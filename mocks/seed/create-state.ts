import type { Market } from '@/domain/market';
import { day, endOfDay } from '../clock';
import { amountOf, payPeriods } from '../db/payments';
import type { Order, Period, State } from '../db/schema';
import { createRandom, hash } from '../random';
import type { OrderPlan, Scenario } from '../scenarios';
import { seededCards } from './card-banks';
import { seededComplaints } from './complaints';
import { productsOf, type Product } from './products';

/** The order of a scenario, twenty digits; it does not depend on the state, so that a launch link can contain it. */
export function orderIdOf(scenario: Scenario, seed: number): string {
  return createRandom(hash(`${scenario.name}/${seed}`)).digits(20);
}

/** The product of the order of a scenario. */
export function productOf(market: Market): Product {
  const [first] = productsOf(market);
  if (!first) throw new Error(`No product in ${market.id}`);
  return first;
}

const whole = (amount: number) => Math.round(amount / 100) * 100;

/** The plan of a loan: equal principals, interest on the whole, the service fee with the first period. */
export function createPeriods(product: Product, principal: number, firstDue: number): Period[] {
  const share = Math.floor(principal / product.periods / 100) * 100;
  return Array.from({ length: product.periods }, (_, index) => ({
    no: index + 1,
    dueAt: firstDue + index * product.periodDays * day,
    principal: index === product.periods - 1 ? principal - share * (product.periods - 1) : share,
    interest: whole(principal * product.interest),
    fee: index === 0 ? whole(principal * product.serviceFee) : 0,
    paid: 0,
    paidAt: null,
    charges: 0,
  }));
}

type NewOrder = { orderId: string; product: Product; principal: number; submittedAt: number; firstDue: number };

/** A new order: reviewed within a day, paid out a day later. */
export function createOrder({ orderId, product, principal, submittedAt, firstDue }: NewOrder): Order {
  return {
    orderId,
    productId: product.id,
    principal,
    submittedAt,
    approvedAt: submittedAt + day,
    disbursedAt: submittedAt + 2 * day,
    periods: createPeriods(product, principal, firstDue),
    isClosed: false,
    collection: 'none',
    isExtendable: false,
    extendedDays: 0,
    extensionFees: 0,
    lateChargeADay: null,
    isRepeatClient: false,
    statusOverride: '',
    asksForScore: false,
  };
}

/** Pays a period in whole, on a day before it is due. */
function payNext(order: Order, period: Period, daysBefore: number, market: Market): void {
  const at = period.dueAt - daysBefore * day;
  payPeriods(order, amountOf(order, 1, at, market), at, market);
}

const ageInDays = (plan: OrderPlan, product: Product): number => {
  if (plan.stage === 'review') return 0;
  if (plan.stage === 'disbursing') return 1;
  return plan.stage === 'rejected' ? 2 : product.periodDays * (plan.paidPeriods + 1) - plan.dueInDays + 2;
};

function plannedOrder(orderId: string, plan: OrderPlan, market: Market, anchor: number): Order {
  const product = productOf(market);
  const firstDue = endOfDay(anchor, market.utcOffset, plan.dueInDays - plan.paidPeriods * product.periodDays);
  const order = createOrder({
    orderId,
    product,
    principal: product.amount,
    submittedAt: anchor - ageInDays(plan, product) * day,
    firstDue,
  });
  for (const period of order.periods.slice(0, plan.paidPeriods)) payNext(order, period, 1, market);
  const next = order.periods.find((period) => period.paidAt === null);
  if (plan.isPartlyPaid && next) next.paid = whole((next.principal + next.interest) * 0.4);
  if (plan.stage === 'rejected') order.approvedAt = null;
  return {
    ...order,
    isClosed: plan.stage === 'closed',
    collection: plan.isInCollection ? 'open' : 'none',
    isExtendable: plan.isExtendable ?? false,
    isRepeatClient: true,
    statusOverride: plan.statusOverride ?? '',
    asksForScore: plan.asksForScore ?? false,
  };
}

/** Earlier loans, all repaid in time, one after the other. */
function earlierOrders(count: number, market: Market, anchor: number, seed: number): Order[] {
  const random = createRandom(hash(`earlier/${market.id}/${seed}`));
  const products = productsOf(market);
  return Array.from({ length: count }, (_, index) => {
    const product = products[(index + 1) % products.length] ?? productOf(market);
    const firstDue = endOfDay(anchor, market.utcOffset, -240 * (index + 1));
    const order = createOrder({
      orderId: random.digits(20),
      product,
      principal: product.amount,
      submittedAt: firstDue - 33 * day,
      firstDue,
    });
    for (const period of order.periods.slice()) payNext(order, period, 2, market);
    return order;
  });
}

/**
 * Creates the first state of a scenario.
 * @param seed any whole number; the same one gives the same names, numbers and amounts
 * @param anchor virtual time of the first state, epoch milliseconds: "due today" is due on its day
 */
export function createState(scenario: Scenario, seed: number, anchor: number): State {
  const { market, plan } = scenario;
  const orderId = orderIdOf(scenario, seed);
  const complaints = plan.complaints !== 'answered' ? [] : seededComplaints(market, orderId, anchor, seed);
  return {
    seed,
    sequence: 0,
    startedAt: anchor,
    orders: [
      ...(plan.order ? [plannedOrder(orderId, plan.order, market, anchor)] : []),
      ...earlierOrders(plan.earlierOrders, market, anchor, seed),
    ],
    virtualAccounts: [],
    complaints,
    uploads: [],
    chat: [],
    cards: plan.hasNothing ? [] : seededCards(market),
    cardPayments: [],
    bookings: [],
    registrations: [],
    registeredPhones: ['13800138000', '081200000000', '9000000000'],
    scores: [],
  };
}
