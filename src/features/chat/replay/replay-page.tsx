import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { focusPageTitle } from '@/ui/page-title';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { CaseBar } from './case/case-bar';
import { CompareScreen } from './compare/compare-screen';
import { useDeskKeys } from './desk/desk-keys';
import { useDeskStorage } from './desk/desk-storage';
import { KeysDialog } from './desk/keys-dialog';
import { caseOfDispute, newCase } from './desk/support-cases';
import type { ImportedDispute } from './desk/support-disputes';
import { DisputeScreen } from './dispute/dispute-screen';
import type { Imported } from './import/import-messages';
import { noFilters } from './library/filters';
import type { Entry } from './library/summary';
import { useLibrary, type Library } from './library/use-library';
import { useShown } from './library/use-shown';
import { SamplesButton } from './samples/samples-button';
import { LibraryScreen } from './screen/library-screen';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';

/** What the page's address says. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };

type Props = {
  address: ReplayAddress;
  /** Another conversation, or the library: a step in the history. */
  onOpen: (address: ReplayAddress) => void;
  /** Another moment of the same conversation: no step in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** A link to a conversation, or a dispute file, that this device does not have. */
function UnknownCase({ onBack, isDispute = false }: { onBack: () => void; isDispute?: boolean }) {
  const { t } = useLingui();
  return (
    <SupportShell title={t`Chat replay`} onBack={onBack}>
      <EmptyState
        title={isDispute ? t`This dispute file is not on this device` : t`This conversation is not on this device`}
        text={t`A link only names it. Import the file it came with, then open the link again.`}
        action={
          <Button onClick={onBack}>
            <Trans>Go to the list</Trans>
          </Button>
        }
      />
    </SupportShell>
  );
}

function Waiting({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return (
    <SupportShell title={t`Chat replay`} onBack={onBack}>
      <LoadingText />
    </SupportShell>
  );
}

/** A link from another device names the conversation; here it may have come from a file. */
function findEntry(entries: readonly Entry[], name: string | undefined): Entry | undefined {
  return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
}

/** The logs of some entries, in their order; `undefined` while they are read. */
function useLogs(library: Library, entries: readonly (Entry | undefined)[]) {
  const wanted = entries.filter((entry) => entry !== undefined);
  const { data } = useQuery({
    queryKey: ['desk', 'log', wanted.map(({ key, count }) => [key, count])],
    queryFn: () => library.read(wanted),
    enabled: wanted.length > 0,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return data;
}

/** One path, and several pages all the same: what was pressed on the one is gone on the other. */
function useTitleFocus(page: string): void {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    focusPageTitle();
  }, [page]);
}

/** The desk of support staff: the list of cases, one of them, or two beside each other. */
export function ReplayPage(props: Props) {
  const { address, onOpen } = props;
  const desk = useDeskStorage();
  const library = useLibrary(desk);
  // Outlives a look into a case.
  const [filters, setFilters] = useState(noFilters);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** The cases as they were listed when one was opened: what is done must not fall out of the row. */
  const [row, setRow] = useState<readonly string[] | null>(null);
  const shown = useShown(library, filters);
  useTitleFocus([address.session, address.dispute, address.other].join(' '));

  async function add(imported: Imported) {
    const outcome = await library.add(imported);
    const opens = imported.desk?.opens;
    // A colleague's file leads to what they looked at.
    if (opens && imported.sessions.some(({ conversation }) => conversation.id === opens.session))
      onOpen({ session: `file-${opens.session}`, at: opens.at });
    return outcome;
  }

  function open(session: string): void {
    setRow(shown.map(({ key }) => key));
    onOpen({ session });
  }

  function openOther(next: ReplayAddress): void {
    // Who comes from a dispute file works on what the list shows now.
    if (next.session === undefined) setRow(null);
    onOpen(next);
  }

  const keysDialog = (
    <KeysDialog
      open={isHelpOpen}
      onClose={() => setIsHelpOpen(false)}
      hasKeys={library.hasKeys}
      onKeys={(hasKeys) => void library.setKeys(hasKeys)}
    />
  );
  const isList = address.session === undefined && address.dispute === undefined;
  return (
    <>
      {isList ? (
        <LibraryScreen
          library={library}
          shown={shown}
          filters={filters}
          onFilters={setFilters}
          onImport={add}
          onOpen={open}
          onOpenDispute={(id) => onOpen({ dispute: id })}
          onCompare={(session, other) => onOpen({ session, other })}
          onDone={({ id }) => void library.change(id, (old) => ({ ...old, isDone: !old.isDone }))}
          onKeys={() => setIsHelpOpen(true)}
          samples={<SamplesButton onImport={add} />}
        />
      ) : (
        <OpenedCase
          {...props}
          onOpen={openOther}
          library={library}
          query={filters.query}
          row={row ?? shown.map(({ key }) => key)}
          onKeys={() => setIsHelpOpen(true)}
        />
      )}
      {keysDialog}
    </>
  );
}

type OpenedProps = Props & { library: Library; query: string; row: readonly string[]; onKeys: () => void };

/** What the address names: a dispute file, a conversation, or two. */
function OpenedCase(props: OpenedProps) {
  const { address, library, query, row, onOpen, onMoment, onKeys } = props;
  const { t } = useLingui();
  const toasts = useToast();
  const entries = library.entries ?? [];
  const entry = findEntry(entries, address.session);
  const other = address.other === undefined ? undefined : findEntry(entries, address.other);
  const logs = useLogs(library, address.other === undefined ? [entry] : [entry, other]);
  const back = () => onOpen({});
  // The frame that stands while a log is read has a title of its own, which goes with it.
  useTitleFocus(`${address.session ?? ''} ${logs ? 'ready' : ''}`);

  if (library.entries === null) return <Waiting onBack={back} />;
  if (address.session === undefined) {
    const dispute = library.disputes.find(({ id }) => id === address.dispute);
    if (!dispute) return <UnknownCase isDispute onBack={back} />;
    return <OpenedDispute {...props} dispute={dispute} onBack={back} />;
  }
  if (!entry || (address.other !== undefined && !other)) return <UnknownCase onBack={back} />;
  if (!logs) return <Waiting onBack={back} />;
  const [conversation, second] = logs;
  if (!conversation || (other && !second)) return <UnknownCase onBack={back} />;
  if (other && second)
    return (
      <CompareScreen
        left={{ entry, conversation }}
        right={{ entry: other, conversation: second }}
        hasKeys={library.hasKeys}
        onOpen={(session) => onOpen({ session })}
        onBack={back}
      />
    );

  const place = row.indexOf(entry.key);
  const go = (session: string | undefined) => (session === undefined ? undefined : () => onOpen({ session }));
  const state = library.cases.get(entry.id) ?? newCase;
  const isOpen = (key: string) => {
    const found = entries.find((one) => one.key === key);
    return found !== undefined && library.cases.get(found.id)?.isDone !== true;
  };

  function done(): void {
    if (!entry) return;
    void library.change(entry.id, (old) => ({ ...old, isDone: !state.isDone }));
    if (state.isDone) return;
    const next = [...row.slice(place + 1), ...row.slice(0, Math.max(0, place))].find(isOpen);
    if (next === undefined) toasts.show(t`Done. No open case is left in this list.`);
    else onOpen({ session: next });
  }

  return (
    <PlayerScreen
      key={entry.key}
      entry={entry}
      conversation={conversation}
      query={query}
      at={address.at}
      dispute={
        entry.source === 'imported'
          ? library.disputes.find(({ sessionIds }) => sessionIds.includes(entry.id))
          : undefined
      }
      work={{
        state,
        place: { number: place + 1, total: row.length },
        onPrevious: go(row[place - 1]),
        onNext: go(row[place + 1]),
        onDone: done,
        onNotes: (notes) => library.change(entry.id, (old) => ({ ...old, notes })),
        hasKeys: library.hasKeys,
        onKeys,
      }}
      onOpenDispute={(id) => onOpen({ dispute: id })}
      onMoment={(at) => onMoment({ session: address.session ?? entry.key, at })}
      onBack={back}
    />
  );
}

/** A dispute file, with the ones before and after it. */
function OpenedDispute({
  dispute,
  library,
  onOpen,
  onKeys,
  onBack,
}: OpenedProps & { dispute: ImportedDispute; onBack: () => void }) {
  const { disputes, cases } = library;
  const place = disputes.indexOf(dispute);
  const name = caseOfDispute(dispute.id);
  const state = cases.get(name) ?? newCase;
  const go = (next: ImportedDispute | undefined) => (next ? () => onOpen({ dispute: next.id }) : undefined);
  const previous = go(disputes[place - 1]);
  const next = go(disputes[place + 1]);
  const done = () => void library.change(name, (old) => ({ ...old, isDone: !state.isDone }));
  useDeskKeys({ j: next, k: previous, d: done, u: onBack, '?': onKeys }, library.hasKeys);
  return (
    <DisputeScreen
      key={dispute.id}
      dispute={dispute}
      entries={library.entries ?? []}
      state={state}
      onNotes={(notes) => library.change(name, (old) => ({ ...old, notes }))}
      bar={
        <CaseBar
          place={{ number: place + 1, total: disputes.length }}
          isDone={state.isDone}
          onPrevious={previous}
          onNext={next}
          onDone={done}
        />
      }
      onPlay={(session) => onOpen({ session })}
      onBack={onBack}
    />
  );
}
