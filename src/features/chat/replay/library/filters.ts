import { formatDate } from '@/i18n/format-date';
import type { Entry, Outcome } from './summary';

/** What the library is narrowed to; empty means all. */
export type Filters = {
  query: string;
  orderNo: string;
  outcome: Outcome | '';
  /** Stars as text; `none`: not rated. */
  rating: '' | 'none' | '1' | '2' | '3' | '4' | '5';
  /** First and last day, `YYYY-MM-DD` in the zone of this device. */
  from: string;
  to: string;
};

export const noFilters: Filters = { query: '', orderNo: '', outcome: '', rating: '', from: '', to: '' };

/** Whether anything is narrowed. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

/** Applies everything but the words, which the search itself compares. */
export function passesFilters({ conversation, outcome, rating }: Entry, filters: Filters): boolean {
  const day = formatDate(conversation.startedAt, 'date');
  return (
    (filters.orderNo === '' || conversation.orderNo === filters.orderNo) &&
    (filters.outcome === '' || outcome === filters.outcome) &&
    (filters.rating === '' || String(rating) === (filters.rating === 'none' ? '0' : filters.rating)) &&
    (filters.from === '' || day >= filters.from) &&
    (filters.to === '' || day <= filters.to)
  );
}

/** The orders there are conversations about, each once, in order. */
export function ordersOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ conversation }) => conversation.orderNo))].filter(Boolean).sort();
}
