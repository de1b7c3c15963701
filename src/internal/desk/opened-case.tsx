import { Trans, useLingui } from '@lingui/macro';
import type { Conversation } from '@/features/chat/export/conversation';
import { Button } from '@/ui/button';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import type { CaseWork } from './case/case-panel';
import { CompareScreen } from './compare-screen';
import { DisputeScreen } from './dispute/dispute-screen';
import type { Entry } from './library/summary';
import type { Library } from './library/use-library';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';
import { caseOfDispute, newCase } from './storage/support-cases';

/** The address of the desk: a conversation and a moment, a dispute file, two conversations, or the list. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };

/** A link to a conversation or dispute file that this device does not have. */
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

/** The content of the address, once it is read. */
export type Opened = {
  entry: Entry | undefined;
  /** The second conversation of a comparison. */
  other: Entry | undefined;
  /** Their logs, in that order; `undefined` while loading. */
  logs: readonly Conversation[] | undefined;
};

type Props = Opened & {
  address: ReplayAddress;
  library: Library;
  /** The search words of the list. */
  query: string;
  /** The cases as they were listed. */
  row: readonly string[];
  onOpen: (address: ReplayAddress) => void;
  onMoment: (address: ReplayAddress) => void;
  onKeys: () => void;
};

/** Shows the content of the address: a dispute file, a conversation, or two. */
export function OpenedCase(props: Props) {
  const { address, entry, other, logs, library, query, row, onOpen, onMoment } = props;
  const { t } = useLingui();
  const toasts = useToast();
  const entries = library.entries ?? [];
  const back = () => onOpen({});

  if (library.entries === null) return <Waiting onBack={back} />;
  if (address.session === undefined) {
    const dispute = library.disputes.find(({ id }) => id === address.dispute);
    if (!dispute) return <UnknownCase isDispute onBack={back} />;
    const ids = library.disputes.map(({ id }) => id);
    const work = workOn(props, caseOfDispute(dispute.id), dispute.id, ids, (id) => onOpen({ dispute: id }));
    return (
      <DisputeScreen
        key={dispute.id}
        dispute={dispute}
        entries={entries}
        work={work}
        onPlay={(session) => onOpen({ session })}
      />
    );
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

  const isOpen = (key: string) => {
    const found = entries.find((one) => one.key === key);
    return found !== undefined && library.cases.get(found.id)?.isDone !== true;
  };
  const work = workOn(props, entry.id, entry.key, row, (session) => onOpen({ session }));

  function done(): void {
    work.onDone();
    if (work.state.isDone) return;
    const next = [...row.slice(work.number), ...row.slice(0, Math.max(0, work.number - 1))].find(isOpen);
    if (next === undefined) toasts.show(t`Done. No open case is left in this list.`);
    else onOpen({ session: next });
  }

  const dispute = library.disputes.find(({ sessionIds }) => sessionIds.includes(entry.id));
  return (
    <PlayerScreen
      key={entry.key}
      entry={entry}
      conversation={conversation}
      query={query}
      at={address.at}
      dispute={entry.source === 'imported' ? dispute : undefined}
      work={{ ...work, onDone: done }}
      onOpenDispute={(id) => onOpen({ dispute: id })}
      onMoment={(at) => onMoment({ session: address.session ?? entry.key, at })}
    />
  );
}

/**
 * An agent's work on one case.
 * @param name name of the case
 * @param row keys of the listed cases, including `key`
 */
function workOn(
  { library, onOpen, onKeys }: Props,
  name: string,
  key: string,
  row: readonly string[],
  open: (key: string) => void,
): CaseWork {
  const state = library.cases.get(name) ?? newCase;
  const place = row.indexOf(key);
  const go = (to: string | undefined) => (to === undefined ? undefined : () => open(to));
  return {
    state,
    number: place + 1,
    total: row.length,
    onPrevious: go(row[place - 1]),
    onNext: go(row[place + 1]),
    onDone: () => void library.change(name, (old) => ({ ...old, isDone: !state.isDone })),
    onNotes: (notes) => library.change(name, (old) => ({ ...old, notes })),
    hasKeys: library.hasKeys,
    onKeys,
    onBack: () => onOpen({}),
  };
}
