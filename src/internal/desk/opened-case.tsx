import { Trans, useLingui } from '@lingui/macro';
import type { Conversation } from '@/features/chat/export/conversation';
import { Button } from '@/ui/button';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import type { CaseWork } from './case/case-panel';
import { CompareScreen } from './compare-screen';
import { type ReplayAddress, useDesk } from './desk';
import { DisputeScreen } from './dispute/dispute-screen';
import type { Entry } from './library/summary';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';
import { caseOfDispute, newCase } from './storage/support-cases';

/** A link to a conversation or dispute file that this device does not have. */
function UnknownCase({ isDispute = false }: { isDispute?: boolean }) {
  const { t } = useLingui();
  const { open } = useDesk();
  return (
    <SupportShell title={t`Chat replay`}>
      <EmptyState
        title={isDispute ? t`This dispute file is not on this device` : t`This conversation is not on this device`}
        text={t`A link only names it. Import the file it came with, then open the link again.`}
        action={
          <Button onClick={() => open({})}>
            <Trans>Go to the list</Trans>
          </Button>
        }
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
  /** Keys of the cases as they were listed. */
  row: readonly string[];
  onMoment: (address: ReplayAddress) => void;
};

/** Shows the content of the address: a dispute file, a conversation, or two. */
export function OpenedCase({ address, entry, other, logs, row, onMoment }: Props) {
  const { t } = useLingui();
  const toasts = useToast();
  const { library, open } = useDesk();
  const { cases, disputes } = library;

  /** An agent's work on a case: `name` names it, `key` is its place among `keys`. */
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

  const dispute = disputes.find(({ sessionIds }) => sessionIds.includes(entry.id));
  return (
    <PlayerScreen
      key={entry.key}
      entry={entry}
      conversation={conversation}
      at={address.at}
      dispute={entry.source === 'imported' ? dispute : undefined}
      work={{ ...work, onDone: done }}
      onMoment={(at) => onMoment({ session: address.session ?? entry.key, at })}
    />
  );
}
