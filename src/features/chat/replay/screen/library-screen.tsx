import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState, useEffect, useMemo } from 'react';
import { WindowVirtualizer } from 'virtua';
import { Button } from '@/ui/button';
import { LoadingText, SkeletonCard } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { DisputeList } from '../dispute/dispute-list';
import { isFiltered, noFilters, ordersOf, passesFilters, type Filters } from '../library/filters';
import { createSearcher } from '../library/searcher';
import type { Entry } from '../library/summary';
import type { Library } from '../library/use-library';
import { EntryRow } from './entry-row';
import { ExportDialog } from './export-dialog';
import { FilterBar } from './filter-bar';
import { ImportPanel } from './import-panel';
import { SupportShell } from './support-shell';
import entryRowStyles from './entry-row.module.css';
import styles from './library-screen.module.css';

type EntryListProps = {
  entries: readonly Entry[];
  onOpen: (key: string) => void;
  onRemove: (entry: Entry) => void;
};

/** Shorter lists are rendered whole: the browser's own search finds everything in them. */
const maxRendered = 60;

/** The conversations, newest first. */
function EntryList({ entries, onOpen, onRemove }: EntryListProps) {
  const row = (entry: Entry) => (
    <EntryRow key={entry.key} entry={entry} onOpen={() => onOpen(entry.key)} onRemove={() => onRemove(entry)} />
  );
  if (entries.length <= maxRendered) return <div className={entryRowStyles['list']}>{entries.map(row)}</div>;
  return <WindowVirtualizer>{entries.map(row)}</WindowVirtualizer>;
}

/**
 * Searches the library while somebody types.
 * @returns keys of the conversations found; `null` while there is no query, or no answer to the first one yet
 */
function useSearch(entries: readonly Entry[], query: string): ReadonlySet<string> | null {
  const searcher = useMemo(() => createSearcher(entries), [entries]);
  const [found, setFound] = useState<{ query: string; keys: ReadonlySet<string> } | null>(null);
  const wanted = query.trim();

  useEffect(() => () => searcher.close(), [searcher]);

  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    async function look() {
      const keys = await searcher.search(wanted);
      if (isCurrent) setFound({ query: wanted, keys: new Set(keys) });
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [searcher, wanted]);

  return wanted === '' ? null : (found?.keys ?? null);
}

type Props = {
  library: Library;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onOpen: (key: string) => void;
  onOpenDispute: (id: string) => void;
};

/** All conversations there are, narrowed to the ones looked for. */
export function LibraryScreen({ library, filters, onFilters, onOpen, onOpenDispute }: Props) {
  const { t } = useLingui();
  const [isExporting, setIsExporting] = useState(false);
  const all = library.entries ?? [];
  const found = useSearch(all, filters.query);
  const shown = all.filter((entry) => passesFilters(entry, filters) && (found?.has(entry.key) ?? true));

  return (
    <SupportShell title={t`Chat replay`} subtitle={t`See a conversation as the borrower saw it`}>
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <FilterBar filters={filters} orders={ordersOf(all)} onChange={onFilters} />
          <ImportPanel onImport={library.add} />
          <DisputeList
            disputes={library.disputes}
            onOpen={onOpenDispute}
            onRemove={(dispute) => void library.removeDispute(dispute)}
          />
        </div>
        <section className={styles['list']} aria-label={t`Conversations`}>
          <div className={styles['head']}>
            <output className={styles['count']}>
              <Plural value={shown.length} one="# conversation" other="# conversations" />
            </output>
            {shown.length > 0 && (
              <Button variant="quiet" onClick={() => setIsExporting(true)}>
                <Trans>Export these</Trans>
              </Button>
            )}
          </div>
          {library.entries === null ? (
            <>
              <LoadingText />
              <SkeletonCard rows={3} />
            </>
          ) : shown.length > 0 ? (
            <EntryList entries={shown} onOpen={onOpen} onRemove={(entry) => void library.remove(entry)} />
          ) : (
            <Nothing isNarrowed={isFiltered(filters) && all.length > 0} onClear={() => onFilters(noFilters)} />
          )}
        </section>
      </div>
      <ExportDialog
        open={isExporting}
        conversations={shown.map(({ conversation }) => conversation)}
        onClose={() => setIsExporting(false)}
      />
    </SupportShell>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!isNarrowed)
    return (
      <EmptyState
        title={t`No conversations yet`}
        text={t`Import a file that a borrower or a colleague sent, or chat on this device first.`}
      />
    );
  return (
    <EmptyState
      title={t`Nothing matches`}
      text={t`No conversation has all of these words and filters.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    />
  );
}
