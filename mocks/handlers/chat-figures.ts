import { lenderDate } from '@/domain/calendar-days';
import type { Context } from '../backend/define-handler';
import { dueNow, payableSums, waitingPeriods } from '../db/debt';
import type { Frozen, Order } from '../db/schema';
import { extensionOffer, isPayable } from '../db/status';
import type { FigureWords } from '../seed/chat-plain-words';
import { fill } from '../seed/chat-tree';
import { moneyText } from './order-access';

/** Questions whose answer contains an amount or a day of the loan. */
const about: Readonly<Record<string, 'debt' | 'extension'>> = {
  '1023': 'debt',
  '1031': 'debt',
  '1032': 'debt',
  '2011': 'extension',
  '2012': 'extension',
  '2021': 'debt',
};

function debtIn(order: Frozen<Order>, words: FigureWords, { now, market }: Context): string {
  const [next] = waitingPeriods(order);
  if (!next || !isPayable(order, now, market)) return words.owesNothing;
  return fill(words.owes, {
    order: order.orderId,
    amount: moneyText(dueNow(order, now, market).amount, market),
    date: lenderDate(next.dueAt, market.utcOffset),
    all: moneyText(payableSums(order, now, market).at(-1) ?? 0, market),
  });
}

function extensionIn(order: Frozen<Order>, words: FigureWords, { now, market }: Context): string {
  const offer = extensionOffer(order, now, market);
  if (!offer) return words.extendsNot;
  return fill(words.extends, {
    order: order.orderId,
    fee: moneyText(offer.fee, market),
    date: lenderDate(offer.newDueAt, market.utcOffset),
  });
}

/**
 * An answer with the current amounts and days of the loan.
 * @param question number of the answered question
 * @param orderNo order of the conversation; an unknown one gets no figures
 */
export function withFigures(
  reply: string,
  question: string | null,
  orderNo: string,
  words: FigureWords,
  context: Context,
): string {
  const kind = about[question ?? ''];
  const order = context.state.orders.find(({ orderId }) => orderId === orderNo);
  if (!kind || !order) return reply;
  return `${(kind === 'debt' ? debtIn : extensionIn)(order, words, context)} ${reply}`;
}
