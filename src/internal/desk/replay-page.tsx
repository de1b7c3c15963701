import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@/platform/services';
import { focusPageTitle } from '@/ui/page-shell';
import { type Desk, DeskContext, type ReplayAddress } from './desk';
import type { Imported } from './import/import-messages';
import { KeysDialog, useKeyQueue } from './keys-dialog';
import { noFilters, useShown } from './library/filters';
import type { Entry } from './library/summary';
import { type Library, useLibrary } from './library/use-library';
import { type Opened, OpenedCase } from './opened-case';
import { LibraryScreen } from './screen/library-screen';
import { openDesk } from './storage/support-cases';

type Props = {
  address: ReplayAddress;
  /** Opens another conversation, or the library, with a new entry in the history. Resolves once it is shown. */
  onOpen: (address: ReplayAddress) => Promise<void>;
  /** Another moment of the same conversation: no new entry in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** Finds and reads the content of an address. */
function useOpened(library: Library, address: ReplayAddress): Opened {
  // A link from another device has the conversation's own name; here it may be imported.
  function find(name: string | undefined): Entry | undefined {
    const entries = name === undefined ? [] : (library.entries ?? []);
    return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
  }
  const entry = find(address.session);
  const other = find(address.other);
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
  const library = useLibrary(useMemo(() => openDesk(clock.now), [clock]));
  const opened = useOpened(library, address);
  // Stays while a case is open.
  const [filters, setFilters] = useState(noFilters);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** Whether another page of the desk was requested and is not shown yet. */
  const [isLeaving, setIsLeaving] = useState(false);
  /** The listed cases when one was opened: finished ones must stay in the row. */
  const [row, setRow] = useState<readonly string[] | null>(null);
  const shown = useShown(library, filters);
  const listed = shown.map(({ key }) => key);
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

  const desk: Desk = {
    library,
    filters,
    setFilters,
    shown,
    open(next) {
      if (isList) setRow(listed);
      // From a dispute file the row of cases is that of the list now.
      else if (next.session === undefined) setRow(null);
      void go(next);
    },
    async add(imported: Imported) {
      const outcome = await library.add(imported);
      const opens = imported.desk?.opens;
      // A colleague's file opens at their moment.
      if (opens && imported.sessions.some(({ conversation }) => conversation.id === opens.session))
        void go({ session: `file-${opens.session}`, at: opens.at });
      return outcome;
    },
    showKeys: () => setIsHelpOpen(true),
  };

  return (
    <DeskContext value={desk}>
      {isList ? (
        <LibraryScreen from={last} />
      ) : (
        <OpenedCase {...opened} address={address} onMoment={onMoment} row={row ?? listed} />
      )}
      <KeysDialog
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        hasKeys={library.hasKeys}
        onKeys={(hasKeys) => void library.setKeys(hasKeys)}
      />
    </DeskContext>
  );
}
