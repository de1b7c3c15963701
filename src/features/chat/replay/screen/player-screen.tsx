import { Trans, useLingui } from '@lingui/macro';
import { useCallback, useMemo, useState } from 'react';
import { formatDate } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import type { ChatEvent } from '../../log/events';
import { BesidePlayer } from '../dispute/beside-player';
import type { ImportedDispute } from '../import/support-disputes';
import { findMarks } from '../library/marks';
import type { Entry } from '../library/summary';
import { countOfMoment } from '../player/moment';
import { createStates } from '../player/states';
import { buildTimeline } from '../player/timeline';
import { useMoment } from '../player/use-moment';
import { usePlayer } from '../player/use-player';
import { usePlayerKeys } from '../player/use-player-keys';
import { EventList } from './event-list';
import { ExportDialog } from './export-dialog';
import { MomentPanel } from './moment-panel';
import { PlayerBar } from './player-bar';
import styles from './player-screen.module.css';
import { ReplayFrame } from './replay-frame';
import { SupportShell } from './support-shell';
import { TrialFrame } from '../trial/trial-frame';

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
