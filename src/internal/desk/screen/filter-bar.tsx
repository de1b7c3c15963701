import { useLingui } from '@lingui/macro';
import { type Ref, useState } from 'react';
import { markets } from '@/domain/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { onSubmit } from '@/ui/use-form';
import { marketNames } from '../../demo/demo-link';
import { DateField, Select } from '../../fields';
import { useDesk } from '../desk';
import { type Filters, isFiltered, noFilters } from '../library/filters';
import { outcomes } from '../library/summary';
import { outcomeNames } from '../words';
import styles from '../desk.module.css';

const ratings = ['5', '4', '3', '2', '1'] as const;

type Props = {
  searchRef: Ref<HTMLInputElement>;
  /** Enter was pressed in the search. */
  onSearched: () => void;
};

/** Search words and filters; on a phone the filters are folded. */
export function FilterBar({ searchRef, onSearched }: Props) {
  const { t } = useLingui();
  const { filters, setFilters, library } = useDesk();
  const { query, ...others } = filters;
  const [isOpen, setIsOpen] = useState(() => isFiltered({ ...noFilters, ...others }));
  const set = (part: Partial<Filters>) => setFilters({ ...filters, ...part });
  const anyValue = t({ message: 'Any', comment: 'Filter: no restriction' });

  return (
    <Card label={t`Search and filters`}>
      <div className="stack">
        <form onSubmit={onSubmit(onSearched)}>
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
        <button
          type="button"
          className={cx('ends', styles.toggle)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t`Filters`}
          <Icon name="chevron-down" size={18} />
        </button>
        <div className="stack">
          <div className="row">
            <Select
              label={t({ message: 'Work', comment: 'Filter: whether an agent has done the case' })}
              value={filters.work}
              options={[
                { value: '', label: anyValue },
                {
                  value: 'open',
                  label: t({ message: 'Not done', comment: 'Filter: cases still to be done' }),
                },
                { value: 'done', label: t({ message: 'Done', comment: 'Filter: cases that are done' }) },
              ]}
              onChange={(work) => set({ work })}
            />
            <Select
              label={t`Outcome`}
              value={filters.outcome}
              options={[
                { value: '', label: anyValue },
                ...outcomes.map((outcome) => ({ value: outcome, label: t(outcomeNames[outcome]) })),
              ]}
              onChange={(outcome) => set({ outcome })}
            />
          </div>
          <TextField
            label={t`Loan number contains`}
            value={filters.orderNo}
            onChange={(orderNo) => set({ orderNo })}
            isSearch
            autoComplete="off"
          />
          <Select
            label={t({ message: 'Rating', comment: 'Filter: stars given' })}
            value={filters.rating}
            options={[
              { value: '', label: anyValue },
              ...ratings.map((stars) => ({ value: stars, label: t`${stars} of 5 stars` })),
              { value: 'none', label: t`Not rated` },
            ]}
            onChange={(rating) => set({ rating })}
          />
          <div className="row">
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
          <Select
            label={t({ message: 'Market and clock', comment: 'Field: whose clock all times of the desk have' })}
            value={library.market}
            options={[
              { value: '', label: t({ message: 'As the conversations', comment: 'A market: that of the file' }) },
              ...Object.values(markets).map(({ id, clockName, utcOffset }) => ({
                value: id,
                label: `${t(marketNames[id])} · ${clockName} (UTC${utcOffset})`,
              })),
            ]}
            onChange={(market) => void library.setSettings({ market })}
          />
        </div>
        {isFiltered(filters) && (
          <Button variant="quiet" onClick={() => setFilters(noFilters)}>
            {t`Clear all filters`}
          </Button>
        )}
      </div>
    </Card>
  );
}
