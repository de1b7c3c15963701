import { Trans, useLingui } from '@lingui/macro';
import { useMemo, type Ref, useState } from 'react';
import { lenderDate } from '@/domain/calendar-days';
import { comparable } from '@/domain/text/comparable';
import { useMarket } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { DateField, Select } from '../../parts';
import { holdsAll, termsOf, type Entry, type Outcome } from '../library/summary';
import type { Library } from '../library/use-library';
import type { CaseState } from '../storage/support-cases';
import { outcomeNames } from '../words';
import styles from '../desk.module.css';

/** Filters of the library; empty means all. */
export type Filters = {
  query: string;
  /** Part of an order's number. */
  orderNo: string;
  outcome: Outcome | '';
  /** State of the case. */
  work: '' | 'open' | 'done';
  /** Stars as text; `none`: not rated. */
  rating: '' | 'none' | '1' | '2' | '3' | '4' | '5';
  /** First and last day, `YYYY-MM-DD` in the desk's time zone. */
  from: string;
  to: string;
};

export const noFilters: Filters = { query: '', orderNo: '', outcome: '', work: '', rating: '', from: '', to: '' };

/** Whether any filter is set. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

function isInDays(startedAt: number, from: string, to: string, utcOffset: string): boolean {
  if (from === '' && to === '') return true;
  const day = lenderDate(startedAt, utcOffset);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/**
 * Applies all filters except the words, which the search compares.
 * @param utcOffset of the desk's clock
 */
export function passesFilters(
  { orderNo, startedAt, outcome, rating }: Entry,
  filters: Filters,
  state: CaseState | undefined,
  utcOffset: string,
): boolean {
  return (
    (filters.orderNo.trim() === '' || comparable(orderNo).includes(comparable(filters.orderNo.trim()))) &&
    (filters.outcome === '' || outcome === filters.outcome) &&
    (filters.work === '' || (state?.isDone ?? false) === (filters.work === 'done')) &&
    (filters.rating === '' || String(rating) === (filters.rating === 'none' ? '0' : filters.rating)) &&
    isInDays(startedAt, filters.from, filters.to, utcOffset)
  );
}

/**
 * The conversations that match words and filters, newest first. The page compares the words itself: 15 ms for ten
 * thousand conversations.
 */
export function useShown({ entries, cases }: Library, filters: Filters): readonly Entry[] {
  const { utcOffset } = useMarket();
  return useMemo(() => {
    const terms = termsOf(filters.query);
    return (entries ?? []).filter(
      (entry) => holdsAll(entry, terms) && passesFilters(entry, filters, cases.get(entry.id), utcOffset),
    );
  }, [entries, cases, filters, utcOffset]);
}

/** @returns the day nearest to the filtered days on which there is a conversation, `YYYY-MM-DD`; null without one */
export function useNearestDay(library: Library, filters: Filters): string | null {
  const { utcOffset } = useMarket();
  const others = useShown(library, { ...filters, from: '', to: '' });
  if (filters.from === '' && filters.to === '') return null;
  const days = others.map(({ startedAt }) => lenderDate(startedAt, utcOffset));
  const away = (day: string) =>
    Math.abs(Date.parse(day) - Date.parse(day < filters.from ? filters.from : filters.to || filters.from));
  return days.sort((one, other) => away(one) - away(other))[0] ?? null;
}

type Props = {
  filters: Filters;
  searchRef: Ref<HTMLInputElement>;
  /** Enter was pressed in the search. */
  onSearched: () => void;
  onChange: (filters: Filters) => void;
};

const outcomes: readonly Outcome[] = ['resolved', 'not-resolved', 'handed-off', 'open'];
const ratings = ['5', '4', '3', '2', '1'] as const;

/** Search words and filters; on a phone the filters are folded. */
export function FilterBar({ filters, searchRef, onSearched, onChange }: Props) {
  const { t } = useLingui();
  const { query, ...others } = filters;
  const [isOpen, setIsOpen] = useState(() => isFiltered({ ...noFilters, ...others }));
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const any = t({ message: 'Any', comment: 'Filter: no restriction' });

  return (
    <Card label={t`Search and filters`}>
      <div className="stack">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearched();
          }}
        >
          <TextField
            label={t`Search in conversations`}
            inputRef={searchRef}
            value={query}
            onChange={(next) => set({ query: next })}
            isSearch
            enterKeyHint="search"
            autoComplete="off"
            trailing={<Icon name="search" size={20} />}
          />
        </form>
        <button type="button" className={styles['toggle']} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Trans>Filters</Trans>
          <Icon name="chevron-down" size={18} />
        </button>
        <div className="stack">
          <div className={styles['pair']}>
            <Select
              label={t({ message: 'Work', comment: 'Filter: whether an agent has done the case' })}
              value={filters.work}
              options={[
                { value: '' as const, label: any },
                {
                  value: 'open' as const,
                  label: t({ message: 'Not done', comment: 'Filter: cases still to be done' }),
                },
                { value: 'done' as const, label: t({ message: 'Done', comment: 'Filter: cases that are done' }) },
              ]}
              onChange={(work) => set({ work })}
            />
            <Select
              label={t`Outcome`}
              value={filters.outcome}
              options={[
                { value: '' as const, label: any },
                ...outcomes.map((outcome) => ({ value: outcome, label: t(outcomeNames[outcome]) })),
              ]}
              onChange={(outcome) => set({ outcome })}
            />
          </div>
          <TextField
            label={t`Order number contains`}
            value={filters.orderNo}
            onChange={(orderNo) => set({ orderNo })}
            isSearch
            autoComplete="off"
          />
          <Select
            label={t({ message: 'Rating', comment: 'Filter: stars given' })}
            value={filters.rating}
            options={[
              { value: '' as const, label: any },
              ...ratings.map((stars) => ({ value: stars, label: t`${stars} of 5 stars` })),
              { value: 'none' as const, label: t`Not rated` },
            ]}
            onChange={(rating) => set({ rating })}
          />
          <div className={styles['pair']}>
            <DateField
              type="date"
              label={t({ message: 'From', comment: 'Filter: first day' })}
              value={filters.from}
              max={filters.to}
              onChange={(from) => set({ from })}
            />
            <DateField
              type="date"
              label={t({ message: 'To', comment: 'Filter: last day' })}
              value={filters.to}
              min={filters.from}
              onChange={(to) => set({ to })}
            />
          </div>
        </div>
        {isFiltered(filters) && (
          <Button variant="quiet" onClick={() => onChange(noFilters)}>
            <Trans>Clear all filters</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
