import { lenderDate } from '@/domain/calendar-days';
import { orderStatusRule } from '@/domain/order-status';
import { loanDetails } from '@/platform/api/contract/loan';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { answer, handle, type Context } from '../backend/define-handler';
import { dueNow, lateDays, lateFee, payableSums, waitingPeriods } from '../db/debt';
import { amountOf } from '../db/payments';
import type { Frozen, Order } from '../db/schema';
import { extensionOffer, isPayable, statusOf } from '../db/status';
import { productIn } from '../seed/product-words';
import { findProduct, productsOf } from '../seed/products';
import { moneyText, toldDebt, toldDue, withOrder } from './order-access';
import { costOf, rangeText } from './products';
import { servicePhone } from './service-line';

type Wire = WireAnswerOf<typeof loanDetails>;
type Rows = { text: string; value: string }[];

/** Statuses before any money moved: their dates are still plans. */
const unpaidOut = new Set(['21', '110', '151']);

/** The rows of an order. The amount due and its day are separate fields. */
function orderRows(order: Frozen<Order>, status: string, { copy, now, market }: Context): Rows {
  const isOwed = isPayable(order, now, market);
  const { count, amount } = dueNow(order, now, market);
  const late = waitingPeriods(order)
    .slice(0, count)
    .reduce((sum, period) => sum + period.charges + lateFee(order, period, now, market), 0);
  const rows: Rows = [];
  if (isOwed && late > 0)
    rows.push(
      { text: copy.rows.instalments, value: moneyText(amount - late, market) },
      { text: copy.rows.lateCharge, value: moneyText(late, market) },
    );
  if (isOwed)
    rows.push({
      text: copy.rows.owedInAll,
      value: moneyText(payableSums(order, now, market).at(-1) ?? 0, market),
    });
  rows.push(
    { text: copy.rows.amount, value: moneyText(order.principal, market) },
    { text: copy.rows.term, value: copy.term(order.periods.length) },
    { text: copy.rows.applied, value: lenderDate(order.submittedAt, market.utcOffset) },
  );
  if (!unpaidOut.has(status) && order.disbursedAt !== null) {
    rows.push(
      { text: copy.rows.disbursed, value: lenderDate(order.disbursedAt, market.utcOffset) },
      { text: copy.rows.bankAccount, value: `${copy.bankName} •••• 4821` },
    );
  }
  rows.push({ text: copy.rows.orderNo, value: order.orderId });
  return rows;
}

function recommended(context: Context, productId: string): Wire['recProducts'] {
  const { market, language, copy, scenario } = context;
  if (scenario.plan.hasNothing) return [];
  return productsOf(market)
    .filter((product) => product.id !== productId)
    .map((product) => productIn(product, language))
    .map((product) => ({
      id: product.id,
      productLogo: '',
      productName: product.name,
      buttonText: product.isOpen ? copy.apply : copy.full,
      amountRange: rangeText(product, context),
      amountRangeDes: copy.rangeLabel,
      rate: product.rate,
      productDesc: costOf(product, context),
      clickable: product.isOpen ? 1 : 0,
    }));
}

/** The amount and the due day; a loan without a debt has none, or 0 from a disorderly lender. */
function debtOf(order: Frozen<Order>, context: Context): Pick<Wire, 'repayAmount' | 'dueTime'> {
  const { now, market, lender } = context;
  const { isOrderly, repayAmount } = lender.manners();
  const waiting = waitingPeriods(order);
  const [next] = waiting;
  if (!next || !isPayable(order, now, market)) return isOrderly || next ? {} : { repayAmount: 0 };
  const late = Math.max(1, waiting.filter((period) => lateDays(period, now, market) > 0).length);
  const count = { due: dueNow(order, now, market).count, next: 1, late, whole: waiting.length }[repayAmount];
  return {
    repayAmount: toldDebt(amountOf(order, count, now, market), context),
    dueTime: toldDue(next.dueAt, context),
  };
}

function describe(order: Frozen<Order>, context: Context): Wire {
  const { now, market, copy } = context;
  const status = statusOf(order, now, market);
  const notice = copy.notices[status] ?? copy.unknownNotice;
  const isOwed = isPayable(order, now, market);
  const borrowsAgain = status === '200' || status === '4';
  return {
    orderStatus: Number(status),
    noticeStatusText: notice.title,
    noticeDesText: notice.text,
    recProducts: recommended(context, order.productId),
    productName: findProduct(order.productId)?.name ?? '',
    productLogo: '',
    userOrderDetail: { detail: orderRows(order, status, context) },
    inside: '0',
    h5Url: borrowsAgain ? `${context.home}loanConfirm?productId=${order.productId}` : '',
    isDelay: extensionOffer(order, now, market) ? '1' : '0',
    telephone: servicePhone(market),
    isScore: order.asksForScore ? '1' : '0',
    playeduL: '',
    reyMsg: isOwed && !orderStatusRule(status).isBehind ? copy.repayMessage : '',
    ...debtOf(order, context),
  };
}

export const loanDetailsHandlers = [
  handle(loanDetails, (field, context) =>
    withOrder({ orderId: field('orderId'), productId: field('productId') }, context, (order) =>
      answer(describe(order, context)),
    ),
  ),
];
