import { Trans, useLingui } from '@lingui/macro';
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatDate } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import type { ChatEvent } from '../../log/events';
import type { ChatState } from '../../log/state';
import { noActions } from '../../view/chat-actions';
import { ChatView } from '../../view/chat-view';
import { ComplaintCard } from '../dispute/complaint-card';
import { wholeState } from '../dispute/dispute-list';
import { PaymentsCard } from '../dispute/payments-card';
import { RequestsCard } from '../dispute/requests-card';
import { StatePill } from '../dispute/state-pill';
import type { ImportedDispute } from '../import/support-disputes';
import { findMarks } from '../library/marks';
import type { Entry } from '../library/summary';
import { countOfMoment, momentOfCount } from '../player/moment';
import type { PlayerAction, PlayerState } from '../player/player';
import { actionOfKey } from '../player/player-keys';
import { createStates } from '../player/states';
import { buildTimeline } from '../player/timeline';
import { usePlayer } from '../player/use-player';
import { TrialFrame } from '../trial/trial-frame';
import { EventList } from './event-list';
import { ExportDialog } from './export-dialog';
import { MomentPanel } from './moment-panel';
import { PhoneFrame } from './phone-frame';
import { PlayerBar } from './player-bar';
import { SupportShell } from './support-shell';
import disputeStyles from '../dispute/dispute.module.css';
import styles from './player-screen.module.css';

/** Live, the keyboard scrolls the conversation by way of its buttons; here they are off, so it takes the focus itself. */
function makeReachable(node: HTMLDivElement | null): void {
  node?.querySelector('[role="log"]')?.setAttribute('tabindex', '0');
}

/** The conversation as the borrower saw it; nothing in it answers a tap. Rendered again only when an event changes it. */
const ReplayFrame = memo(function ReplayFrame({ state }: { state: ChatState }) {
  const { t } = useLingui();
  return (
    <PhoneFrame label={t`The borrower’s screen`}>
      <div ref={makeReachable} className={styles['whole']}>
        <ChatView state={state} actions={noActions} readOnly />
      </div>
    </PhoneFrame>
  );
});

type BesidePlayerProps = {
  dispute: ImportedDispute;
  /** The moment of the conversation, epoch milliseconds. */
  at: number | undefined;
  onOpen: () => void;
};

/** The rest of the file that a conversation came with, the request log kept to the moment that is shown. */
function BesidePlayer({ dispute, at, onOpen }: BesidePlayerProps) {
  const { t } = useLingui();
  return (
    <section className={disputeStyles['beside']} aria-label={t`From the dispute file`}>
      <Card
        title={t({ message: 'Dispute file', comment: 'Title of a card: the file a conversation came with' })}
        action={
          <Button variant="quiet" onClick={onOpen}>
            <Trans>Open the file</Trans>
          </Button>
        }
      >
        <StatePill {...wholeState(dispute)} />
      </Card>
      {dispute.requests && <RequestsCard requests={dispute.requests} at={at} />}
      {dispute.complaint && <ComplaintCard complaint={dispute.complaint} />}
      <PaymentsCard dispute={dispute} />
    </section>
  );
}

/** Browsers refuse addresses that change too often; dragging the seek bar would. Milliseconds. */
const CALM = 250;

type Ways = { move: (action: PlayerAction) => void; onMoment: (at: string) => void };

/**
 * Keeps the address and the player at the same moment: what is paused or stepped to stands in the address, and an
 * address that somebody changed leads the player there.
 * @param at what the address says
 */
function useMoment(
  events: readonly ChatEvent[],
  { count, isPlaying }: PlayerState,
  at: string | undefined,
  ways: Ways,
): void {
  const written = useRef(at);
  const tell = useEffectEvent((moment: string) => {
    written.current = moment;
    ways.onMoment(moment);
  });
  const follow = useEffectEvent(() => ways.move({ type: 'jump', count: countOfMoment(events, at) }));

  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    follow();
  }, [at]);

  const moment = momentOfCount(events, count);
  useEffect(() => {
    if (isPlaying || moment === written.current || (written.current === undefined && count <= 1)) return undefined;
    if (countOfMoment(events, written.current) === count) return undefined;
    const timer = setTimeout(() => tell(moment), CALM);
    return () => clearTimeout(timer);
  }, [count, events, isPlaying, moment]);
}

/**
 * Plays, steps and jumps by keyboard, wherever on the page the focus is.
 * @param count number of events
 * @param isActive false while something else has the keyboard
 */
function usePlayerKeys(count: number, move: (action: PlayerAction) => void, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(event, count);
    if (!action) return;
    // The page would scroll, and the seek bar move by itself.
    event.preventDefault();
    move(action);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}

type Props = {
  entry: Entry;
  /** The moment the address names. */
  at: string | undefined;
  /** The dispute file that the conversation came with, where there is one. */
  dispute?: ImportedDispute | undefined;
  onOpenDispute: (id: string) => void;
  /** The moment has changed and stands still. */
  onMoment: (at: string) => void;
  onBack: () => void;
};

/** One conversation being played in the borrower's own screen, with what was true at that moment beside it. */
export function PlayerScreen({ entry, at, dispute, onOpenDispute, onMoment, onBack }: Props) {
  const { t } = useLingui();
  const { demo } = useServices();
  const { conversation } = entry;
  const { events } = conversation;
  const timeline = useMemo(() => buildTimeline(events), [events]);
  const marks = useMemo(() => findMarks(events), [events]);
  const stateAt = useMemo(() => createStates(events), [events]);
  const [player, move] = usePlayer(timeline, countOfMoment(events, at));
  const [trial, setTrial] = useState<readonly ChatEvent[] | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const jump = useCallback((count: number) => move({ type: 'jump', count }), [move]);
  useMoment(events, player, at, { move, onMoment });
  usePlayerKeys(events.length, move, trial === null && !isExporting);

  const state = stateAt(player.count);
  const title = conversation.orderNo || t`No order`;
  return (
    <SupportShell
      title={title}
      subtitle={[entry.orderName, formatDate(conversation.startedAt)].filter(Boolean).join(' · ')}
      onBack={onBack}
      tools={<IconButton icon="share" label={t`Export this conversation`} onClick={() => setIsExporting(true)} />}
      footer={
        trial !== null ? null : (
          <PlayerBar player={player} timeline={timeline} events={events} marks={marks} onMove={move} />
        )
      }
    >
      <div className={styles['columns']}>
        <div className={styles['phone']}>
          {trial === null ? <ReplayFrame state={state} /> : <TrialFrame events={trial} />}
          <div className={styles['trial']}>
            {trial !== null ? (
              <Button variant="secondary" onClick={() => setTrial(null)}>
                <Trans>End the trial</Trans>
              </Button>
            ) : (
              demo && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    move({ type: 'pause' });
                    setTrial(events.slice(0, player.count));
                  }}
                >
                  <Trans>Continue from here</Trans>
                </Button>
              )
            )}
          </div>
        </div>
        <MomentPanel state={state} event={events[player.count - 1]} gap={timeline.stops[player.count - 1]?.gap ?? 0} />
        <EventList events={events} timeline={timeline} count={player.count} onJump={jump} />
      </div>
      {dispute && (
        <BesidePlayer dispute={dispute} at={events[player.count - 1]?.at} onOpen={() => onOpenDispute(dispute.id)} />
      )}
      <ExportDialog open={isExporting} conversations={[conversation]} onClose={() => setIsExporting(false)} />
    </SupportShell>
  );
}
