import { Trans, useLingui } from '@lingui/macro';
import type { Conversation } from '@/features/chat/export/conversation';
import { Button } from '@/ui/button';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useKeys } from '@/ui/use-keys';
import { CaseBar } from './case/case-bar';
import { CompareScreen } from './compare/compare-screen';
import { DisputeScreen } from './dispute/dispute-screen';
import type { Entry } from './library/summary';
import type { Library } from './library/use-library';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';
import { caseOfDispute, newCase } from './storage/support-cases';
import type { ImportedDispute } from './storage/support-disputes';

/** What the address of the desk names: a conversation and a moment in it, a dispute file, or two conversations; nothing: the list. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };

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

/** What the address names, once it has been read. */
export type Opened = {
  entry: Entry | undefined;
  /** The second one of a comparison. */
  other: Entry | undefined;
  /** Their logs, in that order; `undefined` while they are read. */
  logs: readonly Conversation[] | undefined;
};

type Props = Opened & {
  address: ReplayAddress;
  library: Library;
  /** What was searched for in the list. */
  query: string;
  /** The cases as they were listed. */
  row: readonly string[];
  onOpen: (address: ReplayAddress) => void;
  onMoment: (address: ReplayAddress) => void;
  onKeys: () => void;
};

/** What the address names: a dispute file, a conversation, or two. */
export function OpenedCase(props: Props) {
  const { address, entry, other, logs, library, query, row, onOpen, onMoment, onKeys } = props;
  const { t } = useLingui();
  const toasts = useToast();
  const entries = library.entries ?? [];
  const back = () => onOpen({});

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
}: Props & { dispute: ImportedDispute; onBack: () => void }) {
  const { disputes, cases } = library;
  const place = disputes.indexOf(dispute);
  const name = caseOfDispute(dispute.id);
  const state = cases.get(name) ?? newCase;
  const go = (next: ImportedDispute | undefined) => (next ? () => onOpen({ dispute: next.id }) : undefined);
  const previous = go(disputes[place - 1]);
  const next = go(disputes[place + 1]);
  const done = () => void library.change(name, (old) => ({ ...old, isDone: !state.isDone }));
  useKeys({ j: next, k: previous, d: done, u: onBack, '?': onKeys }, library.hasKeys);
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
