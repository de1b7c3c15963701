import { useLingui } from '@lingui/macro';
import { useEffect, useRef, useState } from 'react';
import { focusPageTitle } from '@/ui/page-title';
import { LoadingText } from '@/ui/skeleton';
import { noFilters } from './library/filters';
import { useLibrary } from './library/use-library';
import { LibraryScreen } from './screen/library-screen';
import { PlayerScreen } from './screen/player-screen';
import { SupportShell } from './screen/support-shell';
import { UnknownSession } from './screen/unknown-session';

/** What the page's address says. */
export type ReplayAddress = { session?: string; at?: string };

type Props = {
  address: ReplayAddress;
  /** Another conversation, or the library: a step in the history. */
  onOpen: (address: ReplayAddress) => void;
  /** Another moment of the same conversation: no step in the history. */
  onMoment: (address: ReplayAddress) => void;
};

/** Replay for support staff: the library of conversations, or one of them being played. */
export function ReplayPage({ address: { session, at }, onOpen, onMoment }: Props) {
  const { t } = useLingui();
  const library = useLibrary();
  // Outlives a look into a conversation.
  const [filters, setFilters] = useState(noFilters);
  useTitleFocus(session);

  if (session === undefined) return <LibraryScreen library={library} filters={filters} onFilters={setFilters} onOpen={(key) => onOpen({ session: key })} />;
  const { entries } = library;
  if (!entries) {
    return (
      <SupportShell title={t`Chat replay`} onBack={() => onOpen({})}>
        <LoadingText />
      </SupportShell>
    );
  }
  // A link from another device names the conversation; here it may have come from a file.
  const entry = entries.find(({ key }) => key === session) ?? entries.find(({ conversation }) => conversation.id === session);
  if (!entry) return <UnknownSession onBack={() => onOpen({})} />;
  return <PlayerScreen key={entry.key} entry={entry} at={at} onMoment={(moment) => onMoment({ session, at: moment })} onBack={() => onOpen({})} />;
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
