import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@/platform/services';
import { focusPageTitle } from '@/ui/page-shell';
import type { Imported } from './import/import-messages';
import { KeysDialog, useKeyQueue } from './keys-dialog';
import type { Entry } from './library/summary';
import { type Library, useLibrary } from './library/use-library';
import { type Opened, OpenedCase, type ReplayAddress } from './opened-case';
import { SamplesButton } from './samples/samples-button';
import { noFilters, useShown } from './screen/filter-bar';
import { LibraryScreen } from './screen/library-screen';
import { openDesk } from './storage/support-cases';

type Props = {
  address: ReplayAddress;
  /** Opens another conversation, or the library, with a new entry in the history. Resolves once it is shown. */
  onOpen: (address: ReplayAddress) => Promise<void>;
  /** Another moment of the same conversation: no new entry in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** A link from another device has the conversation's own name; here it may be imported. */
function findEntry(entries: readonly Entry[], name: string | undefined): Entry | undefined {
  if (name === undefined) return undefined;
  return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
}

/** Finds and reads the content of an address. */
function useOpened(library: Library, { session, other: second }: ReplayAddress): Opened {
  const entries = library.entries ?? [];
  const entry = findEntry(entries, session);
  const other = findEntry(entries, second);
  const wanted = [entry, other].filter((one) => one !== undefined);
  const { data: logs } = useQuery({
    queryKey: ['desk', 'log', wanted.map(({ key, count }) => [key, count])],
    queryFn: () => library.read(wanted),
    enabled: wanted.length > 0,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return { entry, other, logs };
}

/**
 * The desk has several pages on one path, so pressed keys of the page before are dropped.
 * @param hasFocus whether the page sets the focus itself
 */
function useTitleFocus(page: string, hasFocus: boolean): void {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (!hasFocus) focusPageTitle();
  }, [page, hasFocus]);
}

/** The desk of support staff: the list of cases, one case, or two side by side. */
export function ReplayPage({ address, onOpen, onMoment }: Props) {
  const { clock } = useServices();
  const desk = useMemo(() => openDesk(clock.now), [clock]);
  const library = useLibrary(desk);
  const opened = useOpened(library, address);
  // Stays while a case is open.
  const [filters, setFilters] = useState(noFilters);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** Whether another page of the desk was requested and is not shown yet. */
  const [isLeaving, setIsLeaving] = useState(false);
  /** The listed cases when one was opened: finished ones must stay in the row. */
  const [row, setRow] = useState<readonly string[] | null>(null);
  const shown = useShown(library, filters);
  /** The case that was open last. */
  const [last, setLast] = useState<string | undefined>();
  if (opened.entry && opened.entry.key !== last) setLast(opened.entry.key);
  const isList = address.session === undefined && address.dispute === undefined;
  const isLogRead = opened.logs !== undefined;
  // The frame shown while a log loads has a title of its own, which is removed with it.
  const page = [address.session, address.dispute, address.other, isLogRead].join(' ');
  useTitleFocus(page, isList && shown.some(({ key }) => key === last));
  useKeyQueue(isLeaving || library.entries === null || (opened.entry !== undefined && !isLogRead));

  async function go(next: ReplayAddress): Promise<void> {
    setIsLeaving(true);
    await onOpen(next);
    setIsLeaving(false);
  }

  async function add(imported: Imported) {
    const outcome = await library.add(imported);
    const opens = imported.desk?.opens;
    // A colleague's file opens at their moment.
    if (opens && imported.sessions.some(({ conversation }) => conversation.id === opens.session))
      void go({ session: `file-${opens.session}`, at: opens.at });
    return outcome;
  }

  function open(session: string): void {
    setRow(shown.map(({ key }) => key));
    void go({ session });
  }

  function openOther(next: ReplayAddress): void {
    // From a dispute file the row of cases is that of the list now.
    if (next.session === undefined) setRow(null);
    void go(next);
  }

  return (
    <>
      {isList ? (
        <LibraryScreen
          library={library}
          shown={shown}
          from={last}
          filters={filters}
          onFilters={setFilters}
          onImport={add}
          onOpen={open}
          onOpenDispute={(id) => void go({ dispute: id })}
          onCompare={(session, other) => void go({ session, other })}
          onDone={({ id }) => void library.change(id, (old) => ({ ...old, isDone: !old.isDone }))}
          onKeys={() => setIsHelpOpen(true)}
          samples={<SamplesButton onImport={add} />}
        />
      ) : (
        <OpenedCase
          {...opened}
          address={address}
          onOpen={openOther}
          onMoment={onMoment}
          library={library}
          query={filters.query}
          row={row ?? shown.map(({ key }) => key)}
          onKeys={() => setIsHelpOpen(true)}
        />
      )}
      <KeysDialog
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        hasKeys={library.hasKeys}
        onKeys={(hasKeys) => void library.setKeys(hasKeys)}
      />
    </>
  );
}
