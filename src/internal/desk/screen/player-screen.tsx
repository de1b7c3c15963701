import { useLingui } from '@lingui/macro';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatState } from '@/features/chat/log/state';
import { ChatView } from '@/features/chat/view/chat-view';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/cx';
import { copyText } from '@/ui/share';
import { RadioTabs } from '@/ui/tabs';
import { useToast } from '@/ui/toast';
import { useKeys } from '../../use-keys';
import { CaseBar, caseKeys, CasePanel, type CaseWork } from '../case/case-panel';
import { useDesk, useDeskTime } from '../desk';
import type { Entry } from '../library/summary';
import { buildLanes } from '../player/lanes';
import { buildTimeline, playerKeys } from '../player/player';
import { countOfMoment, createStates, momentOfCount, useHits, useMoment, usePlayer } from '../player/use-player';
import type { DeskPart } from '../storage/support-cases';
import type { ImportedDispute } from '../storage/support-disputes';
import { differingWords, incompleteWords } from '../words';
import { CaseSheet } from './case-sheet';
import { ExportDialog } from './export-dialog';
import { LaneList } from './lane-list';
import { MomentPanel } from './moment-panel';
import { PlayerBar } from './player-bar';
import { SupportShell } from './support-shell';
import staff from '../../staff.module.css';
import styles from '../player.module.css';

/** Makes conversation and topics focusable, so that the keyboard can scroll them: their buttons are disabled here. */
function makeReachable(node: HTMLDivElement | null): void {
  for (const scroller of node?.querySelectorAll('[role="log"], fieldset:not([role="log"] *)') ?? [])
    scroller.setAttribute('tabindex', '0');
}

/** The conversation on the borrower's screen, with disabled buttons. Rendered only when an event changes it. */
const ReplayFrame = memo(function ReplayFrame({ state }: { state: ChatState }) {
  const { t } = useLingui();
  return (
    <section className={styles.frame} aria-label={t`The borrower’s screen`}>
      <div className={styles.appBar} aria-hidden="true">
        {t({ message: 'Customer service', comment: 'App bar of the chat inside the replay' })}
      </div>
      <div ref={makeReachable} className={styles.screen}>
        <ChatView state={state} />
      </div>
    </section>
  );
});

type Props = {
  entry: Entry;
  conversation: Conversation;
  /** The moment in the address. */
  at: string | undefined;
  work: CaseWork;
  /** The dispute files with this conversation. */
  disputes: readonly ImportedDispute[];
  /** The moment has changed, and the player pauses. */
  onMoment: (at: string) => void;
};

/** One conversation: its transcript on one clock, the replay on the borrower's screen, and the case beside it. */
export function PlayerScreen({ entry, conversation, at, work, disputes, onMoment }: Props) {
  const { t } = useLingui();
  const desk = useDesk();
  const deskTime = useDeskTime();
  const toasts = useToast();
  const { events } = conversation;
  const timeline = useMemo(() => buildTimeline(events), [events]);
  const stateAt = useMemo(() => createStates(events), [events]);
  // Two files may contradict each other, and rows do not show from which file they are.
  const calls = disputes.length === 1 ? disputes[0]?.requests?.calls : undefined;
  const rows = useMemo(() => buildLanes(events, calls), [events, calls]);
  const { terms, hits, hit, go } = useHits(events, desk.filters.query);
  const [player, move] = usePlayer(timeline, at === undefined && hit > 0 ? hit : countOfMoment(events, at));
  /** The moment at which the exported file opens; null while nothing is exported. */
  const [exported, setExported] = useState<DeskPart['opens']>(null);
  const [side, setSide] = useState<'case' | 'screen'>('screen');
  const notes = useRef<HTMLTextAreaElement>(null);
  const jump = useCallback((count: number) => move({ type: 'jump', count }), [move]);
  useMoment(events, player, at, { move, onMoment });

  function startExport(): void {
    move({ type: 'pause' });
    setExported({ session: entry.id, at: momentOfCount(events, player.count) });
  }

  function goToHit(by: 1 | -1): void {
    const count = go(by);
    if (count !== null) jump(count);
  }

  async function copyLink(): Promise<void> {
    // The address has the moment of a pause.
    move({ type: 'pause' });
    const link = new URL(window.location.href);
    link.searchParams.set('at', momentOfCount(events, player.count));
    toasts.show(
      (await copyText(link.href, document.body))
        ? t`The link to this moment is on the clipboard.`
        : t`The browser did not let the link be copied. Copy the address of this page.`,
    );
  }

  function openNote(): void {
    // Before the next key, which is the first letter of the note.
    flushSync(() => setSide('case'));
    notes.current?.focus();
  }

  const hasKeyboard = exported === null;
  useKeys(playerKeys(events.length, move), hasKeyboard);
  useKeys(
    {
      ...caseKeys(work, desk),
      m: openNote,
      f: () => goToHit(1),
      F: () => goToHit(-1),
      l: () => void copyLink(),
      e: startExport,
      s: () => setSide(side === 'case' ? 'screen' : 'case'),
    },
    hasKeyboard && desk.library.hasKeys,
  );

  const state = stateAt(player.count);
  return (
    <SupportShell
      title={entry.orderNo || t`No loan`}
      subtitle={[
        entry.orderName,
        deskTime(entry.startedAt),
        entry.isIncomplete && t(incompleteWords),
        entry.differsFrom !== '' && t(differingWords),
      ]
        .filter(Boolean)
        .join(' · ')}
      isFull
      tools={
        <>
          <CaseBar work={work} />
          <IconButton icon="share" label={t`Export this conversation`} onClick={startExport}>
            {t({ message: 'Export', comment: 'Button: saves a conversation' })}
          </IconButton>
          <IconButton icon="copy" label={t`Copy link to this moment`} onClick={() => void copyLink()}>
            {t`Copy link`}
          </IconButton>
        </>
      }
      footer={
        <PlayerBar
          player={player}
          timeline={timeline}
          events={events}
          hits={hits}
          hit={hit}
          onHit={goToHit}
          onMove={move}
        />
      }
    >
      <div className={cx(staff['grid'], styles.columns)}>
        <div className={styles.sides}>
          <RadioTabs
            label={t`Beside the transcript`}
            options={[
              { value: 'case', label: t({ message: 'Case', comment: 'Tab: what is known of a borrower’s case' }) },
              { value: 'screen', label: t({ message: 'Screen', comment: 'Tab: the borrower’s screen' }) },
            ]}
            value={side}
            onChange={setSide}
          />
        </div>
        <div className={cx(styles.phone, side === 'case' && styles.hidden)}>
          <ReplayFrame state={state} />
        </div>
        <LaneList rows={rows} count={player.count} terms={terms} hit={hit} isPlaced={at !== undefined} onJump={jump} />
        <div className={cx('stack-3', styles.case, side === 'screen' && styles.hidden)}>
          <CasePanel entry={entry} disputes={disputes} work={work} notesRef={notes} />
          <MomentPanel
            state={state}
            event={events[player.count - 1]}
            gap={timeline.entries[player.count - 1]?.gap ?? 0}
          />
        </div>
      </div>
      {exported === null ? (
        <CaseSheet entry={entry} conversation={conversation} />
      ) : (
        <ExportDialog
          conversations={[conversation]}
          ids={[entry.id]}
          release={entry.release}
          opens={exported}
          onClose={() => setExported(null)}
        />
      )}
    </SupportShell>
  );
}
