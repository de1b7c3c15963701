import { comparable } from '@/lib/comparable';
import { deskTime } from '../desk-time';
import type { CaseState } from '../desk/support-cases';
import type { Entry, Outcome } from './summary';

/** What the library is narrowed to; empty means all. */
export type Filters = {
  query: string;
  /** Part of an order's number. */
  orderNo: string;
  outcome: Outcome | '';
  /** Whether an agent has done it. */
  work: '' | 'open' | 'done';
  /** Stars as text; `none`: not rated. */
  rating: '' | 'none' | '1' | '2' | '3' | '4' | '5';
  /** First and last day, `YYYY-MM-DD` in the zone of this device. */
  from: string;
  to: string;
};

export const noFilters: Filters = { query: '', orderNo: '', outcome: '', work: '', rating: '', from: '', to: '' };

/** Whether anything is narrowed. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

function isInDays(startedAt: number, from: string, to: string): boolean {
  if (from === '' && to === '') return true;
  const day = deskTime(startedAt, 'date');
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/** Applies everything but the words, which the search itself compares. */
export function passesFilters(
  { orderNo, startedAt, outcome, rating }: Entry,
  filters: Filters,
  state: CaseState | undefined,
): boolean {
  return (
    comparable(orderNo).includes(comparable(filters.orderNo.trim())) &&
    (filters.outcome === '' || outcome === filters.outcome) &&
    (filters.work === '' || (state?.isDone ?? false) === (filters.work === 'done')) &&
    (filters.rating === '' || String(rating) === (filters.rating === 'none' ? '0' : filters.rating)) &&
    isInDays(startedAt, filters.from, filters.to)
  );
}
