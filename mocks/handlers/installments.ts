import { daysUntilDue, lenderDate } from '@/domain/calendar-days';
import { extensionDetail, installmentPlan } from '@/platform/api/contract/repayment';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { answer, handle, refuseWith, type Context } from '../backend/define-handler';
import { dateTimeText } from '../clock';
import { lateDays, owedFor, waitingPeriods } from '../db/debt';
import type { Frozen, Order, Period } from '../db/schema';
import { extensionOffer, isPayable } from '../db/status';
import { findProduct } from '../seed/products';
import { moneyText, toldDebt, toldDue, withOrder } from './order-access';
import { servicePhone } from './service-line';

type Plan = WireAnswerOf<typeof installmentPlan>;
type WirePeriod = NonNullable<NonNullable<Plan['repayPlanDetail']>['repayWaitDetail']>[number];

/** 500 is styled as late (specification section 3); the others follow the statuses of an order. */
function periodStatus(late: number, daysLeft: number): number {
  if (late > 0) return 500;
  return daysLeft === 0 ? 174 : 170;
}

function waitingPeriod(
  order: Frozen<Order>,
  period: Frozen<Period>,
  isTappable: boolean,
  context: Context,
): WirePeriod {
  const { now, market, copy } = context;
  const owed = owedFor(order, period, now, market);
  const late = lateDays(period, now, market);
  const daysLeft = daysUntilDue(period.dueAt, now, market.utcOffset);
  const { repayDescription } = copy;
  return {
    periodNo: period.no,
    totalAmount: toldDebt(owed.total, context),
    amount: moneyText(toldDebt(owed.total, context), market),
    canClick: isTappable ? 1 : 0,
    periodStatus: periodStatus(late, daysLeft),
    repayDes:
      late > 0
        ? repayDescription.late(late)
        : daysLeft === 0
          ? repayDescription.today
          : repayDescription.waiting(daysLeft),
    dueTime: toldDue(period.dueAt, context),
    principal: owed.principal,
    interest: owed.interest,
    fee: owed.fee,
  };
}

function paidPeriod(period: Frozen<Period>, context: Context): WirePeriod {
  const { market, copy, lender } = context;
  const { principal, interest } = period;
  const parts = { principal, interest, fee: Math.max(0, period.paid - principal - interest) };
  return {
    periodNo: period.no,
    totalAmount: period.paid,
    amount: moneyText(period.paid, market),
    canClick: 0,
    periodStatus: 200,
    repayDes: copy.repayDescription.paid(lenderDate(period.paidAt ?? 0, market.utcOffset)),
    dueTime: toldDue(period.dueAt, context),
    ...(lender.manners().hasPaidParts && parts),
  };
}

function describePlan(order: Frozen<Order>, context: Context): Plan {
  const waiting = waitingPeriods(order);
  // Late periods must be paid first; without any, later periods may be chosen.
  const isLate = waiting.some((period) => lateDays(period, context.now, context.market) > 0);
  return {
    productName: findProduct(order.productId)?.name ?? '',
    repayPlanDetail: {
      repayWaitDetail: waiting.map((period, index) => waitingPeriod(order, period, index === 0 || !isLate, context)),
      repayYetDetail: order.periods
        .filter((period) => period.paidAt !== null)
        .map((period) => paidPeriod(period, context)),
    },
    repayWaitCount: waiting.length,
    note: isLate ? context.copy.planNote : '',
  };
}

export const installmentHandlers = [
  handle(installmentPlan, (field, context) =>
    withOrder({ orderId: field('orderId'), productId: field('productId') }, context, (order) => {
      const isOwed = isPayable(order, context.now, context.market);
      const hasPlan = isOwed || waitingPeriods(order).length === 0 || !context.lender.manners().isOrderly;
      return hasPlan ? answer(describePlan(order, context)) : refuseWith('4010', context);
    }),
  ),

  handle(extensionDetail, (field, context) =>
    withOrder({ orderId: field('orderId'), productId: field('productId') }, context, (order) => {
      const { now, market, copy } = context;
      const offer = extensionOffer(order, now, market, context.lender.manners().extensionDays);
      const [next] = waitingPeriods(order);
      if (!offer || !next) return refuseWith('4006', context);
      return answer({
        productName: findProduct(order.productId)?.name ?? '',
        productLogo: '',
        delayShouldPayAmount: offer.fee,
        delayExpiryTime: dateTimeText(offer.newDueAt, market.utcOffset),
        orderDetail: {
          detail: [
            { text: copy.rows.orderNo, value: order.orderId },
            { text: copy.rows.currentDueDate, value: lenderDate(next.dueAt, market.utcOffset) },
            { text: copy.rows.extensionDays, value: copy.days(offer.days) },
            // Rows without a value: a page hides them (specification section 5).
            { text: copy.rows.discount, value: '0' },
            { text: copy.rows.promoCode, value: '' },
          ],
        },
        telephone: servicePhone(market),
      });
    }),
  ),
];
