import { daysUntilDue } from '@/domain/calendar-days';
import type { Market } from '@/domain/market';
import { day } from '../clock';
import { lateDays, waitingPeriods } from './debt';
import { orderly } from './manners';
import type { Frozen, Order } from './schema';

const payable = new Set(['170', '174', '180', '3', '5']);
const extendable = new Set(['174', '180', '3', '5']);

/**
 * The status of an order at a virtual time (specification section 4 lists the codes; mocks/DIFFERENCES.md the demo's
 * meanings). Nothing is stored: the clock may run back.
 */
export function statusOf(order: Frozen<Order>, now: number, market: Market): string {
  if (order.statusOverride !== '') return order.statusOverride;
  if (order.isClosed) return '4';
  if (order.approvedAt === null || order.disbursedAt === null) return '110';
  const [next] = waitingPeriods(order);
  if (!next) return '200';
  if (now < order.approvedAt) return '21';
  if (now < order.disbursedAt) return '151';
  if (order.collection === 'open') return '5';
  if (next.paid > 0) return '3';
  if (lateDays(next, now, market) > 0) return '180';
  return daysUntilDue(next.dueAt, now, market.utcOffset) === 0 ? '174' : '170';
}

/** Whether there is something to pay: a loan that has been paid out and not paid back. */
export function isPayable(order: Frozen<Order>, now: number, market: Market): boolean {
  return payable.has(statusOf(order, now, market));
}

/** Cost and effect of an extension. */
export type ExtensionOffer = { fee: number; days: number; newDueAt: number };

/**
 * Share of the postponed principal; in Indonesia 0.1 % for each day, which is the maximum (decision 83, caps).
 */
const extensionShare: Readonly<Record<Market['id'], number>> = { indonesia: 0.014, india: 0.08, mainland: 0.08 };

/** What an extension of the first waiting period costs, minor units. */
export function extensionFee(order: Frozen<Order>, market: Market): number {
  return Math.floor(((waitingPeriods(order)[0]?.principal ?? 0) * extensionShare[market.id]) / 100) * 100;
}

/** @returns `null` when the order cannot be extended now */
export function extensionOffer(
  order: Frozen<Order>,
  now: number,
  market: Market,
  days = orderly.extensionDays,
): ExtensionOffer | null {
  const [next] = waitingPeriods(order);
  if (!next || !order.isExtendable || !extendable.has(statusOf(order, now, market))) return null;
  return { fee: extensionFee(order, market), days, newDueAt: next.dueAt + days * day };
}
