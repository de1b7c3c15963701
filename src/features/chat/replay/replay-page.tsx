import { useLingui, Trans } from '@lingui/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { focusPageTitle } from '@/ui/page-title';
import { LoadingText } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { DisputeScreen } from './dispute/dispute-screen';
import { noFilters } from './library/filters';
import { useLibrary } from './library/use-library';
import { LibraryScreen } from './screen/library-screen';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';

type UnknownSessionProps = { onBack: () => void; isDispute?: boolean };

/** A link to a conversation, or a dispute file, that this device does not have. */
function UnknownSession({ onBack, isDispute = false }: UnknownSessionProps) {
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

/** What the page's address says. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string };

type Props = {
  address: ReplayAddress;
  /** Another conversation, or the library: a step in the history. */
  onOpen: (address: ReplayAddress) => void;
  /** Another moment of the same conversation: no step in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** Replay for support staff: the library of conversations, or one of them being played. */
export function ReplayPage({ address: { session, at, dispute: disputeId }, onOpen, onMoment }: Props) {
  const { t } = useLingui();
  const library = useLibrary();
  // Outlives a look into a conversation.
  const [filters, setFilters] = useState(noFilters);
  useTitleFocus(session);

  const openDispute = (id: string) => onOpen({ dispute: id });
  if (session === undefined && disputeId === undefined) {
    return (
      <LibraryScreen
        library={library}
        filters={filters}
        onFilters={setFilters}
        onOpen={(key) => onOpen({ session: key })}
        onOpenDispute={openDispute}
      />
    );
  }
  const { entries, disputes } = library;
  if (!entries) {
    return (
      <SupportShell title={t`Chat replay`} onBack={() => onOpen({})}>
        <LoadingText />
      </SupportShell>
    );
  }
  if (session === undefined) {
    const dispute = disputes.find(({ id }) => id === disputeId);
    if (!dispute) return <UnknownSession isDispute onBack={() => onOpen({})} />;
    return (
      <DisputeScreen
        dispute={dispute}
        entries={entries}
        onPlay={(key) => onOpen({ session: key })}
        onBack={() => onOpen({})}
      />
    );
  }
  // A link from another device names the conversation; here it may have come from a file.
  const entry =
    entries.find(({ key }) => key === session) ?? entries.find(({ conversation }) => conversation.id === session);
  if (!entry) return <UnknownSession onBack={() => onOpen({})} />;
  const origin =
    entry.source === 'imported'
      ? disputes.find(({ sessionIds }) => sessionIds.includes(entry.conversation.id))
      : undefined;
  return (
    <PlayerScreen
      key={entry.key}
      entry={entry}
      at={at}
      dispute={origin}
      onOpenDispute={openDispute}
      onMoment={(moment) => onMoment({ session, at: moment })}
      onBack={() => onOpen({})}
    />
  );
}

/** One path, and two pages all the same: what was pressed on the one is gone on the other. */
function useTitleFocus(session: string | undefined): void {
  const previous = useRef(session);
  useEffect(() => {
    if (previous.current === session) return;
    previous.current = session;
    focusPageTitle();
  }, [session]);
}
