import { Plural, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { LoadingText, SkeletonCard } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useKeys } from '../../use-keys';
import { useDesk } from '../desk';
import { DisputeList } from '../dispute/dispute-cards';
import { isFiltered, noFilters, useNearestDay } from '../library/filters';
import { caseOfDispute } from '../storage/support-cases';
import { disputesOf } from '../storage/support-disputes';
import { useKeyQueue } from '../use-key-queue';
import { EntryList, useRowFocus } from './entry-list';
import { ExportDialog } from './export-dialog';
import { FilterBar } from './filter-bar';
import { ImportPanel, SamplesButton } from './import-panel';
import { SupportShell } from './support-shell';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

/** All conversations, narrowed by search and filters. @param from the case that was open last: its row is focused */
export function LibraryScreen({ from }: { from: string | undefined }) {
  const { t } = useLingui();
  const { library, shown, open, showKeys } = useDesk();
  const { entries, cases, disputes, hasKeys } = library;
  const [isExporting, setIsExporting] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { focused, move, toFirst, ...rows } = useRowFocus(shown, from);
  useKeyQueue(rows.sought !== null);

  const entryHere = () => shown.find(({ key }) => key === focused());

  function searched(): void {
    // The keys pressed from now on refer to the search result.
    search.current?.blur();
    toFirst();
  }

  function choose(): void {
    const key = entryHere()?.key;
    if (key === undefined) return;
    if (chosen === null || chosen === key) setChosen(chosen === null ? key : null);
    else open({ session: chosen, other: key });
  }

  function toggleDone(): void {
    const entry = entryHere();
    if (entry) void library.change(entry.id, (old) => ({ ...old, isDone: !old.isDone }));
  }

  const down = () => move(1);
  const up = () => move(-1);
  const toSearch = () => search.current?.focus();
  useKeys(
    { '/': toSearch, j: down, ArrowDown: down, k: up, ArrowUp: up, d: toggleDone, x: choose, '?': showKeys },
    hasKeys && !isExporting,
  );

  const done = shown.filter(({ id }) => cases.get(id)?.isDone === true).length;
  const hasImports = entries?.some(({ source }) => source === 'imported') === true || disputes.length > 0;
  return (
    <SupportShell title={t`Chat replay`} subtitle={t`See a conversation as the borrower saw it`} isList>
      <div className={cx(staff['grid'], styles.columns)}>
        <div className={cx('stack-3', styles.side)}>
          <FilterBar searchRef={search} onSearched={searched} />
          <ImportPanel />
          {entries !== null && (entries.length > 0 || disputes.length > 0) && <SamplesButton />}
          <DisputeList />
          {hasImports && <ClearDesk />}
        </div>
        <section className="grow" aria-label={t`Conversations`}>
          <div className="ends">
            <output className="row">
              <strong>
                <Plural value={shown.length} one="# conversation" other="# conversations" />
              </strong>
              {done > 0 && (
                <span>{t({ message: `${done} done`, comment: 'So many of the conversations are done' })}</span>
              )}
            </output>
            {shown.length > 0 && (
              <Button variant="quiet" onClick={() => setIsExporting(true)}>
                {t`Export these`}
              </Button>
            )}
          </div>
          {entries === null ? (
            <>
              <LoadingText />
              <SkeletonCard rows={3} />
            </>
          ) : shown.length > 0 ? (
            <EntryList chosen={chosen} {...rows} />
          ) : (
            <Nothing />
          )}
        </section>
      </div>
      {isExporting && <ExportShown onClose={() => setIsExporting(false)} />}
    </SupportShell>
  );
}

function ClearDesk() {
  const { t } = useLingui();
  const { library } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t`Clear the desk`}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t`Clear the desk?`}>
        <p>{t`Imported conversations, dispute files and notes are removed from this device.`}</p>
        <Button
          block
          onClick={() => {
            setIsAsking(false);
            void library.clear();
          }}
        >
          {t({ message: 'Clear', comment: 'Button: removes everything from the desk' })}
        </Button>
      </Dialog>
    </>
  );
}

function ExportShown({ onClose }: { onClose: () => void }) {
  const { library, shown, filters } = useDesk();
  const { disputes } = library;
  const { data } = useQuery({
    queryKey: ['desk', 'log', 'all', shown.map(({ key }) => key)],
    queryFn: () => library.read(shown),
    gcTime: 0,
    staleTime: 0,
  });
  const ids = useMemo(() => {
    const theirs = disputesOf(disputes, shown, isFiltered(filters));
    return [...shown.map(({ id }) => id), ...theirs.map(({ id }) => caseOfDispute(id))];
  }, [shown, disputes, filters]);
  const [release = '', other] = new Set(shown.map((entry) => entry.release));
  return data ? (
    <ExportDialog conversations={data} ids={ids} release={other === undefined ? release : ''} onClose={onClose} />
  ) : null;
}

/** Why the list is empty, and what to do: import, another day, fewer filters. */
function Nothing() {
  const { t, i18n } = useLingui();
  const { library, filters, setFilters, market } = useDesk();
  const nearest = useNearestDay(library, filters, market.utcOffset);
  if (!isFiltered(filters) || library.entries?.length === 0)
    return (
      <EmptyState
        title={t`No conversations yet`}
        text={t`Import a file that a borrower or a colleague sent, or chat on this device first.`}
        action={library.disputes.length === 0 && <SamplesButton />}
      />
    );
  const day = nearest === null ? '' : i18n.date(`${nearest}T12:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <EmptyState
      title={t`Nothing matches`}
      text={
        <>
          {nearest === null
            ? t`No conversation has all of these words and filters.`
            : t`The nearest conversation is of ${day}.`}{' '}
          {t`Is it not here? Ask the borrower to open the menu of the chat, choose “Share this conversation” and send the file. Then import it.`}
        </>
      }
      action={
        <>
          {nearest !== null && (
            <Button onClick={() => setFilters({ ...filters, from: nearest, to: nearest })}>{t`Show ${day}`}</Button>
          )}
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            {t`Clear all filters`}
          </Button>
        </>
      }
    />
  );
}
