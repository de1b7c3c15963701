import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { WriteOutcome } from '@/platform/storage/store';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { LoadingText, SkeletonCard } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useKeys } from '@/ui/use-keys';
import { DisputeList } from '../dispute/dispute-cards';
import type { Imported } from '../import/import-messages';
import { useKeyQueue } from '../keys-dialog';
import type { Entry } from '../library/summary';
import type { Library } from '../library/use-library';
import { caseOfDispute, exportCases, type CaseState } from '../storage/support-cases';
import { EntryList, useRowFocus } from './entry-list';
import { ExportDialog } from './export-dialog';
import { isFiltered, noFilters, type Filters, FilterBar, useNearestDay } from './filter-bar';
import { ImportPanel } from './import-panel';
import { KeysButton, SupportShell } from './support-shell';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

type Props = {
  library: Library;
  /** The result of words and filters. */
  shown: readonly Entry[];
  /** The case that was open last: its row is focused again. */
  from: string | undefined;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onImport: (imported: Imported) => Promise<WriteOutcome>;
  onOpen: (key: string) => void;
  onOpenDispute: (id: string) => void;
  onCompare: (one: string, other: string) => void;
  onDone: (entry: Entry) => void;
  onKeys: () => void;
  /** The samples, if the library is almost empty. */
  samples: ReactNode;
};

/** All conversations, narrowed by search and filters. */
export function LibraryScreen(props: Props) {
  const { library, shown, from, filters, onFilters } = props;
  const { onImport, onOpen, onOpenDispute, onCompare, onDone, onKeys, samples } = props;
  const { t } = useLingui();
  const [isExporting, setIsExporting] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { entries, cases, disputes } = library;

  const { focused, move, toFirst, sought, ...rows } = useRowFocus(shown, from);
  useKeyQueue(sought !== null);

  const entryHere = () => shown.find(({ key }) => key === focused());

  function searched(): void {
    // Keys pressed from now on refer to the search result.
    search.current?.blur();
    toFirst();
  }

  function choose(): void {
    const key = entryHere()?.key;
    if (key === undefined) return;
    if (chosen === null || chosen === key) setChosen(chosen === null ? key : null);
    else onCompare(chosen, key);
  }

  function done(): void {
    const entry = entryHere();
    if (entry) onDone(entry);
  }

  const down = () => move(1);
  const up = () => move(-1);
  useKeys(
    {
      '/': () => search.current?.focus(),
      j: down,
      ArrowDown: down,
      k: up,
      ArrowUp: up,
      d: done,
      x: choose,
      '?': onKeys,
    },
    library.hasKeys && !isExporting,
  );

  return (
    <SupportShell
      title={t`Chat replay`}
      subtitle={t`See a conversation as the borrower saw it`}
      tools={<KeysButton onClick={onKeys} />}
    >
      <div className={styles['columns']}>
        <div className={cx('stack-3', styles['side'])}>
          <FilterBar filters={filters} searchRef={search} onSearched={searched} onChange={onFilters} />
          <ImportPanel onImport={onImport} />
          {entries !== null && (entries.length > 0 || disputes.length > 0) && samples}
          <DisputeList
            disputes={disputes}
            onOpen={onOpenDispute}
            onRemove={(dispute) => void library.removeDispute(dispute)}
          />
          {(entries?.some(({ source }) => source === 'imported') === true || disputes.length > 0) && (
            <ClearDesk onClear={library.clear} />
          )}
        </div>
        <section className="grow" aria-label={t`Conversations`}>
          <ListHead shown={shown} cases={cases} onExport={() => setIsExporting(true)} />
          {entries === null ? (
            <>
              <LoadingText />
              <SkeletonCard rows={3} />
            </>
          ) : shown.length > 0 ? (
            <EntryList
              entries={shown}
              cases={cases}
              query={filters.query}
              chosen={chosen}
              sought={sought}
              {...rows}
              onOpen={onOpen}
              onRemove={(entry) => void library.remove(entry)}
            />
          ) : (
            <Nothing
              library={library}
              filters={filters}
              onFilters={onFilters}
              samples={disputes.length === 0 ? samples : null}
            />
          )}
        </section>
      </div>
      {isExporting && <ExportShown library={library} shown={shown} onClose={() => setIsExporting(false)} />}
    </SupportShell>
  );
}

/** Deletes everything that was imported and noted here, after a question. */
function ClearDesk({ onClear }: { onClear: () => Promise<void> }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Clear the desk</Trans>
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t`Clear the desk?`}>
        <p>
          <Trans>Imported conversations, dispute files and notes are removed from this device.</Trans>
        </p>
        <Button
          block
          onClick={() => {
            setIsAsking(false);
            void onClear();
          }}
        >
          <Trans comment="Button: removes everything from the desk">Clear</Trans>
        </Button>
      </Dialog>
    </>
  );
}

type ListHeadProps = {
  shown: readonly Entry[];
  cases: ReadonlyMap<string, CaseState>;
  onExport: () => void;
};

/** Count of cases, count of finished ones, and the export. */
function ListHead({ shown, cases, onExport }: ListHeadProps) {
  const done = shown.filter(({ id }) => cases.get(id)?.isDone === true).length;
  return (
    <div className={styles['between']}>
      <output className={staff['row']}>
        <strong>
          <Plural value={shown.length} one="# conversation" other="# conversations" />
        </strong>
        {done > 0 && (
          <span>
            <Trans comment="So many of the conversations are done">{done} done</Trans>
          </span>
        )}
      </output>
      {shown.length > 0 && (
        <Button variant="quiet" onClick={onExport}>
          <Trans>Export these</Trans>
        </Button>
      )}
    </div>
  );
}

type ExportShownProps = { library: Library; shown: readonly Entry[]; onClose: () => void };

/** Exports all shown cases, which reads their logs. */
function ExportShown({ library, shown, onClose }: ExportShownProps) {
  const { cases, disputes } = library;
  const { data } = useQuery({
    queryKey: ['desk', 'log', 'all', shown.map(({ key }) => key)],
    queryFn: () => library.read(shown),
    gcTime: 0,
    staleTime: 0,
  });
  const desk = useCallback(
    (masked: boolean) => {
      const ids = [...shown.map(({ id }) => id), ...disputes.map(({ id }) => caseOfDispute(id))];
      return exportCases({ ids, cases, opens: null, masked });
    },
    [shown, disputes, cases],
  );
  return data ? <ExportDialog open conversations={data} desk={desk} onClose={onClose} /> : null;
}

type NothingProps = Pick<Props, 'library' | 'filters' | 'onFilters' | 'samples'>;

/** Why the list is empty, and what to do: import, another day, fewer filters. */
function Nothing({ library, filters, onFilters, samples }: NothingProps) {
  const { t, i18n } = useLingui();
  const nearest = useNearestDay(library, filters);
  if (!isFiltered(filters) || library.entries?.length === 0)
    return (
      <EmptyState
        title={t`No conversations yet`}
        text={t`Import a file that a borrower or a colleague sent, or chat on this device first.`}
        action={samples}
      />
    );
  const day = nearest === null ? '' : i18n.date(`${nearest}T12:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <EmptyState
      title={t`Nothing matches`}
      text={
        <>
          {nearest === null ? (
            <Trans>No conversation has all of these words and filters.</Trans>
          ) : (
            <Trans>The nearest conversation is of {day}.</Trans>
          )}{' '}
          <Trans>
            Is it not here? Ask the borrower to open the menu of the chat, choose “Share this conversation” and send the
            file. Then import it.
          </Trans>
        </>
      }
      action={
        <>
          {nearest !== null && (
            <Button onClick={() => onFilters({ ...filters, from: nearest, to: nearest })}>
              <Trans>Show {day}</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={() => onFilters(noFilters)}>
            <Trans>Clear all filters</Trans>
          </Button>
        </>
      }
    />
  );
}
