import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { focusPageTitle } from '@/ui/page-title';
import type { Imported } from './import/import-messages';
import { useHeldKeys } from './keys/held-keys';
import { KeysDialog } from './keys/keys-dialog';
import { noFilters, useShown } from './library/filters';
import type { Entry } from './library/summary';
import { type Library, useLibrary } from './library/use-library';
import { OpenedCase, type Opened, type ReplayAddress } from './opened-case';
import { SamplesButton } from './samples/samples-button';
import { LibraryScreen } from './screen/library-screen';
import { useDeskStorage } from './storage/support-cases';

type Props = {
  address: ReplayAddress;
  /** Another conversation, or the library: a step in the history. Resolves once it is shown. */
  onOpen: (address: ReplayAddress) => Promise<void>;
  /** Another moment of the same conversation: no step in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** A link from another device names the conversation; here it may have come from a file. */
function findEntry(entries: readonly Entry[], name: string | undefined): Entry | undefined {
  if (name === undefined) return undefined;
  return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
}

/** Finds what an address names, and reads it. */
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
 * One path, and several pages all the same: what was pressed on the one is gone on the other.
 * @param hasFocus whether the page itself knows a better place
 */
function useTitleFocus(page: string, hasFocus: boolean): void {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (!hasFocus) focusPageTitle();
  }, [page, hasFocus]);
}

/** The desk of support staff: the list of cases, one of them, or two beside each other. */
export function ReplayPage({ address, onOpen, onMoment }: Props) {
  const desk = useDeskStorage();
  const library = useLibrary(desk);
  const opened = useOpened(library, address);
  // Outlives a look into a case.
  const [filters, setFilters] = useState(noFilters);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** Whether another page of the desk was asked for, and is not shown yet. */
  const [isLeaving, setIsLeaving] = useState(false);
  /** The cases as they were listed when one was opened: what is done must not fall out of the row. */
  const [row, setRow] = useState<readonly string[] | null>(null);
  const shown = useShown(library, filters);
  /** The case that was looked at last. */
  const [last, setLast] = useState<string | undefined>();
  if (opened.entry && opened.entry.key !== last) setLast(opened.entry.key);
  const isList = address.session === undefined && address.dispute === undefined;
  const isLogRead = opened.logs !== undefined;
  // The frame that stands while a log is read has a title of its own, which goes with it.
  const page = [address.session, address.dispute, address.other, isLogRead].join(' ');
  useTitleFocus(page, isList && shown.some(({ key }) => key === last));
  useHeldKeys(isLeaving || library.entries === null || (opened.entry !== undefined && !isLogRead));

  async function go(next: ReplayAddress): Promise<void> {
    setIsLeaving(true);
    await onOpen(next);
    setIsLeaving(false);
  }

  async function add(imported: Imported) {
    const outcome = await library.add(imported);
    const opens = imported.desk?.opens;
    // A colleague's file leads to what they looked at.
    if (opens && imported.sessions.some(({ conversation }) => conversation.id === opens.session))
      void go({ session: `file-${opens.session}`, at: opens.at });
    return outcome;
  }

  function open(session: string): void {
    setRow(shown.map(({ key }) => key));
    void go({ session });
  }

  function openOther(next: ReplayAddress): void {
    // Who comes from a dispute file works on what the list shows now.
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
