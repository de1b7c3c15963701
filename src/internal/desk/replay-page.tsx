import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Market, markets } from '@/domain/market';
import { chatMarket } from '@/features/chat/log/state';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { focusPageTitle } from '@/ui/page-shell';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import type { CaseWork } from './case/case-panel';
import { CompareScreen } from './compare-screen';
import { type Desk, DeskContext, type ReplayAddress, useDesk } from './desk';
import { DisputeScreen } from './dispute/dispute-screen';
import { KeysDialog } from './keys-dialog';
import { noFilters, useShown } from './library/filters';
import type { Entry } from './library/summary';
import { type Library, useLibrary } from './library/use-library';
import { LibraryScreen } from './screen/library-screen';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';
import { caseOfDispute, newCase, openDesk } from './storage/support-cases';
import { useKeyQueue } from './use-key-queue';

type Props = {
  address: ReplayAddress;
  /** Opens another conversation, or the library, with a new entry in the history. Resolves once it is shown. */
  onOpen: (address: ReplayAddress) => Promise<void>;
  /** Another moment of the same conversation: no new entry in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** The chosen market, or that of the conversations on the page if it is the same for all of them. */
function useDeskMarket({ market, entries, disputes }: Library, { entry, other }: Opened, dispute?: string): Market {
  const page = useMarket();
  const file = disputes.find(({ id }) => id === dispute);
  if (market !== '') return markets[market];
  if (file) return markets[file.manifest.market];
  const shown = entry ? [entry, other ?? entry] : (entries ?? []);
  const [first, second] = new Set(shown.map((one) => one.market).filter((id) => id !== ''));
  return chatMarket(second === undefined ? first : undefined, page);
}

/** Finds and reads the content of an address. `other` is compared with `entry`; `logs` are theirs, in that order. */
function useOpened(library: Library, address: ReplayAddress) {
  // A link from another device has the original id; here the conversation may be imported.
  function find(name: string | undefined): Entry | undefined {
    const entries = name === undefined ? [] : (library.entries ?? []);
    return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
  }
  const entry = find(address.session);
  const other = find(address.other);
  const opened = [entry, other].filter((one) => one !== undefined);
  const { data: logs } = useQuery({
    queryKey: ['desk', 'log', opened.map(({ key, count }) => [key, count])],
    queryFn: () => library.read(opened),
    enabled: opened.length > 0,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return { entry, other, logs };
}

/** The desk has several pages on one path. @param hasFocus whether the page sets the focus itself */
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
  /** The listed cases when one was opened, so that finished ones stay in the row. */
  const [row, setRow] = useState<readonly string[] | null>(null);
  const market = useDeskMarket(library, opened, address.dispute);
  const shown = useShown(library, filters, market.utcOffset);
  const listed = shown.map(({ key }) => key);
  /** The case that was open last. */
  const [last, setLast] = useState<string | undefined>();
  if (opened.entry && opened.entry.key !== last) setLast(opened.entry.key);
  const isList = address.session === undefined && address.dispute === undefined;
  const isLogRead = opened.logs !== undefined;
  // The frame shown while a log loads has its own title, which is removed with it.
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
    market,
    filters,
    setFilters,
    shown,
    open(next) {
      if (isList) setRow(listed);
      // After a dispute file the row of cases is that of the current list.
      else if (next.session === undefined) setRow(null);
      void go(next);
    },
    async add(imported) {
      const added = await library.add(imported);
      const opens = imported.desk?.opens;
      // A colleague's file opens at the moment stored in it.
      if (opens && imported.sessions.some(({ conversation }) => conversation.id === opens.session))
        void go({ session: `file-${added.nameOf(opens.session)}`, at: opens.at });
      return added;
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
        onKeys={(hasKeys) => void library.setSettings({ hasKeys })}
      />
    </DeskContext>
  );
}

/** A link to a conversation or dispute file that this device does not have. */
function UnknownCase({ isDispute = false }: { isDispute?: boolean }) {
  const { t } = useLingui();
  const { open } = useDesk();
  return (
    <SupportShell title={t`Chat replay`}>
      <EmptyState
        title={isDispute ? t`This dispute file is not on this device` : t`This conversation is not on this device`}
        text={t`A link only names it. Import the file it came with, then open the link again.`}
        action={<Button onClick={() => open({})}>{t`Go to the list`}</Button>}
      />
    </SupportShell>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <SupportShell title={t`Chat replay`}>
      <LoadingText />
    </SupportShell>
  );
}

type Opened = ReturnType<typeof useOpened>;

type OpenedCaseProps = Opened & {
  address: ReplayAddress;
  /** Keys of the cases in the order of the list. */
  row: readonly string[];
  onMoment: (address: ReplayAddress) => void;
};

/** Shows the content of the address: a dispute file, a conversation, or two. */
function OpenedCase({ address, entry, other, logs, row, onMoment }: OpenedCaseProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { library, open } = useDesk();
  const { cases, disputes } = library;

  /** An agent's work on a case: `name` identifies it in the store, `key` among `keys`. */
  function workOn(name: string, key: string, keys: readonly string[], show: (key: string) => void): CaseWork {
    const place = keys.indexOf(key);
    const goTo = (to: string | undefined) => (to === undefined ? undefined : () => show(to));
    const isDone = cases.get(name)?.isDone === true;
    return {
      name,
      state: cases.get(name) ?? newCase,
      number: place + 1,
      total: keys.length,
      onPrevious: goTo(keys[place - 1]),
      onNext: goTo(keys[place + 1]),
      onDone: () => void library.change(name, (old) => ({ ...old, isDone: !isDone })),
    };
  }

  if (library.entries === null) return <Waiting />;
  if (address.session === undefined) {
    const dispute = disputes.find(({ id }) => id === address.dispute);
    if (!dispute) return <UnknownCase isDispute />;
    const ids = disputes.map(({ id }) => id);
    const work = workOn(caseOfDispute(dispute.id), dispute.id, ids, (id) => open({ dispute: id }));
    return <DisputeScreen key={dispute.id} dispute={dispute} work={work} />;
  }
  if (!entry || (address.other !== undefined && !other)) return <UnknownCase />;
  if (!logs) return <Waiting />;
  const [conversation, second] = logs;
  if (!conversation || (other && !second)) return <UnknownCase />;
  if (other && second)
    return <CompareScreen left={{ entry, conversation }} right={{ entry: other, conversation: second }} />;

  const isOpen = (key: string) => {
    const found = library.entries?.find((one) => one.key === key);
    return found !== undefined && cases.get(found.id)?.isDone !== true;
  };
  const work = workOn(entry.id, entry.key, row, (session) => open({ session }));

  function done(): void {
    work.onDone();
    if (work.state.isDone) return;
    const next = [...row.slice(work.number), ...row.slice(0, Math.max(0, work.number - 1))].find(isOpen);
    if (next === undefined) toasts.show(t`Done. No open case is left in this list.`);
    else open({ session: next });
  }

  return (
    <PlayerScreen
      key={entry.key}
      entry={entry}
      conversation={conversation}
      at={address.at}
      disputes={disputes.filter(({ sessionIds }) => entry.source === 'imported' && sessionIds.includes(entry.id))}
      work={{ ...work, onDone: done }}
      onMoment={(at) => onMoment({ session: address.session ?? entry.key, at })}
    />
  );
}
