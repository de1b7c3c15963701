import { Trans, useLingui } from '@lingui/macro';
import { type Ref, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { isFiltered, noFilters, type Filters } from '../library/filters';
import type { Outcome } from '../library/summary';
import { outcomeNames } from '../words';
import styles from './filter-bar.module.css';

type DateFieldProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
};

/** A day, by the system's own calendar. */
function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          id={id}
          type="date"
          className={styles['input']}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
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

/** Words to look for, and what else narrows the list; on a phone all but the words is folded away. */
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
        <div className={isOpen ? styles['fields'] : `${styles['fields'] ?? ''} ${styles['folded'] ?? ''}`}>
          <div className={styles['pair']}>
            <SelectField
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
            <SelectField
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
          <SelectField
            label={t({ message: 'Rating', comment: 'Filter: stars given' })}
            value={filters.rating}
            options={[
              { value: '' as const, label: any },
              ...ratings.map((stars) => ({ value: stars, label: t`${stars} of 5 stars` })),
              { value: 'none' as const, label: t`Not rated` },
            ]}
            onChange={(rating) => set({ rating })}
          />
          <div className={styles['dates']}>
            <DateField
              label={t({ message: 'From', comment: 'Filter: first day' })}
              value={filters.from}
              max={filters.to}
              onChange={(from) => set({ from })}
            />
            <DateField
              label={t({ message: 'To', comment: 'Filter: last day' })}
              value={filters.to}
              min={filters.from}
              onChange={(to) => set({ to })}
            />
          </div>
        </div>
        {isFiltered(filters) && (
          <div>
            <Button variant="quiet" onClick={() => onChange(noFilters)}>
              <Trans>Clear all filters</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type SelectFieldProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of several, as the system's own list. */
function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <select
          id={id}
          className={styles['input']}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles['arrow']}>
          <Icon name="chevron-down" size={18} />
        </span>
      </div>
    </div>
  );
}
