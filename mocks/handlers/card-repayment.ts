import { parseMinor } from '@/domain/money';
import {
  alternativeRepayment,
  commitRepayment,
  confirmRepayment,
  repaymentWay,
} from '@/platform/api/contract/card-repayment';
import { answer, handle, refuse, refuseWith, type Context } from '../backend/define-handler';
import { dueNow, payableSums } from '../db/debt';
import type { CardPayment, Frozen, Order } from '../db/schema';
import { isPayable } from '../db/status';
import { createRandom, hash } from '../random';
import { flowWordsIn } from '../seed/copy/all';
import { toldDebt, withOrder } from './order-access';

/** The code of every SMS the demo "sends". */
export const demoSmsCode = '123456';

/** The token of the next payment: it stays the same until a payment has used it. */
function repayTokenOf(order: Frozen<Order>, { state }: Context): string {
  const used = state.cardPayments.filter(
    ({ orderId, repayToken, acceptedAt }) => orderId === order.orderId && repayToken !== '' && acceptedAt !== null,
  ).length;
  return createRandom(hash(`${order.orderId}/${used}`)).code(16);
}

/**
 * How many periods an amount pays; `null` if it is not a sum of periods from the first. A disorderly lender accepts any
 * amount.
 */
function periodsFor(order: Frozen<Order>, amount: bigint | null, { now, market, lender }: Context): number | null {
  if (!lender.manners().isOrderly) return amount === null ? null : 0;
  const index = payableSums(order, now, market).findIndex((sum) => amount === BigInt(sum));
  return index < 0 ? null : index + 1;
}

const isRefused = (order: Frozen<Order>, { now, market, lender }: Context) =>
  lender.manners().isOrderly && !isPayable(order, now, market);

function openPayment(
  payment: Omit<CardPayment, 'recordId' | 'createdAt' | 'acceptedAt'>,
  { db, now }: Context,
): string {
  const recordId = db.random().digits(12);
  db.change((state) => state.cardPayments.push({ ...payment, recordId, createdAt: now, acceptedAt: null }));
  return recordId;
}

export const cardRepaymentHandlers = [
  handle(repaymentWay, (field, context) =>
    withOrder({ orderId: field('orderId') }, context, (order) => {
      const { state, now, market } = context;
      if (isRefused(order, context)) return refuseWith('4010', context);
      return answer({
        alipay: 1,
        repayToken: repayTokenOf(order, context),
        bankCards: state.cards.map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, cardNo, bankCode })),
        amount: toldDebt(dueNow(order, now, market).amount, context),
      });
    }),
  ),

  handle(commitRepayment, (field, context) =>
    withOrder({ orderId: field('orderId') }, context, (order) => {
      const { state } = context;
      const repayToken = field('repayToken');
      const sameToken = state.cardPayments.filter((payment) => payment.repayToken === repayToken);
      if (sameToken.some(({ acceptedAt }) => acceptedAt !== null))
        return refuse('800005', flowWordsIn(context.language).repeated);
      if (isRefused(order, context)) return refuseWith('4010', context);
      const card = state.cards.find((candidate) => candidate.id === field('cardId'));
      if (!card) return refuse('4007', flowWordsIn(context.language).unknownCard);
      const amount = parseMinor(field('amount'));
      const periodCount = periodsFor(order, amount, context);
      if (amount === null || periodCount === null || repayToken !== repayTokenOf(order, context))
        return refuse('4008', flowWordsIn(context.language).wrongAmount);
      const opened = sameToken.find((payment) => payment.cardId === card.id && payment.amount === Number(amount));
      const repayRecordId =
        opened?.recordId ??
        openPayment(
          { repayToken, orderId: order.orderId, cardId: card.id, amount: Number(amount), periodCount },
          context,
        );
      if (!card.needsSms) context.lender.accept(repayRecordId);
      return answer(
        { needValid: card.needsSms ? 1 : 0, repayRecordId },
        field('sendMsg') === '1' ? flowWordsIn(context.language).smsSent : '',
      );
    }),
  ),

  handle(confirmRepayment, (field, context) =>
    withOrder({ orderId: field('orderId') }, context, (order) => {
      const payment = context.state.cardPayments.find(
        (candidate) => candidate.recordId === field('repaymentRecordId') && candidate.orderId === order.orderId,
      );
      if (!payment) return refuse('4011', flowWordsIn(context.language).unknownRecord);
      const isReplaced = context.state.cardPayments.some(
        (other) => other.repayToken === payment.repayToken && other.acceptedAt !== null,
      );
      if (isReplaced) return refuse('800005', flowWordsIn(context.language).repeated);
      if (isRefused(order, context)) return refuseWith('4010', context);
      if (field('verifyCode') !== demoSmsCode) return refuse('800006', flowWordsIn(context.language).wrongVerifyCode);
      context.lender.accept(payment.recordId);
      return answer({});
    }),
  ),

  // The demo has no cashier's page: the payment is made here, and the person returns to the order.
  handle(alternativeRepayment, (field, context) =>
    withOrder({ orderId: field('orderId') }, context, (order) => {
      const amount = parseMinor(field('amount'));
      const periodCount = periodsFor(order, amount, context);
      if (isRefused(order, context)) return refuseWith('4010', context);
      if (amount === null || periodCount === null) return refuse('4008', flowWordsIn(context.language).wrongAmount);
      const payment = { repayToken: '', orderId: order.orderId, cardId: '', amount: Number(amount), periodCount };
      context.lender.accept(openPayment(payment, context));
      return answer({ url: `${context.home}borrowDetail/?productId=${order.productId}&orderId=${order.orderId}` });
    }),
  ),
];
