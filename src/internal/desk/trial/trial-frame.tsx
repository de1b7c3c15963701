import { useLingui } from '@lingui/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { storeNames } from '@/config/stores';
import { newId } from '@/domain/new-id';
import { openConversation, type LiveConversation } from '@/features/chat/live/conversation';
import { humanActionCode, type ChatEvent } from '@/features/chat/log/events';
import { addSession, appendEvents } from '@/features/chat/records/chat-sessions';
import type { ChatActions } from '@/features/chat/view/chat-context';
import { ChatView } from '@/features/chat/view/chat-view';
import { Composer } from '@/features/chat/view/composer';
import { useObservable } from '@/platform/browser/observable';
import { type Services, useServices } from '@/platform/services';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable } from '@/platform/storage/table';
import { LoadingText } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import styles from '../player.module.css';

type Options = {
  services: Services;
  queryClient: QueryClient;
  /** The events before the trial. */
  events: readonly ChatEvent[];
};

/**
 * Continues live from a moment of a recorded conversation, with the backend of this build, in memory.
 * @returns the running conversation; close it after use
 */
async function startTrial({ services, queryClient, events }: Options): Promise<LiveConversation> {
  const { clock, api, session } = services;
  // In memory: a trial never touches the borrower's conversations.
  const storage = createStorage({
    owner: () => undefined,
    now: clock.now,
    stores: storeNames,
    openTable: createMemoryTable,
  });
  const id = `trial-${newId()}`;
  // Like after a kill: a message that was being sent is uncertain, and is not sent automatically.
  const resumed: ChatEvent = { type: 'resumed', seq: events.length, at: clock.now() };
  const log = [...events, resumed];
  await addSession(storage, { id, orderNo: '', startedAt: clock.now() });
  await appendEvents(storage, id, 0, log);
  return openConversation({
    services: { storage, clock, api, session },
    queryClient,
    found: { id, events: log, begin: null },
  });
}

/** A recorded conversation that continues live, to try another answer; marked as a trial. */
export function TrialFrame({ events }: { events: readonly ChatEvent[] }) {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const [trial, setTrial] = useState<LiveConversation | null>(null);

  useEffect(() => {
    let isLeft = false;
    let running: LiveConversation | null = null;
    async function start() {
      const started = await startTrial({ services, queryClient, events });
      running = started;
      if (isLeft) started.close();
      else setTrial(started);
    }
    void start();
    return () => {
      isLeft = true;
      running?.close();
    };
  }, [events, queryClient, services]);

  return (
    <PhoneFrame label={t`Trial: the conversation goes on live`}>
      {trial ? <RunningTrial trial={trial} /> : <LoadingText />}
    </PhoneFrame>
  );
}

function RunningTrial({ trial: { book, actions } }: { trial: LiveConversation }) {
  const { t } = useLingui();
  const toasts = useToast();
  const state = useObservable(book);
  const [draft, setDraft] = useState('');

  const showFormNotice = () => toasts.show(t`Here the complaint form would open.`);

  function handOff(why: 'button' | 'action', qaId: string) {
    actions.handOff(why, qaId);
    showFormNotice();
  }

  const trialActions: ChatActions = {
    ...actions,
    ask: (question) =>
      question.actionType === humanActionCode ? handOff('action', question.id) : actions.ask(question),
    contact: () => handOff('button', ''),
    complain: showFormNotice,
    call: () => toasts.show(t`Here the page of customer service would open.`),
    dial: (telephone) => toasts.show(t`Here the phone would call ${telephone}.`),
    openLoan: () => toasts.show(t`Here the page of the loan would open.`),
  };

  return (
    <div className={styles.trial}>
      <div className="grow">
        <ChatView
          state={state}
          actions={trialActions}
          notices={
            <p className={styles.trialLabel}>{t`Trial. Nothing of this is kept with the borrower’s conversation.`}</p>
          }
        />
      </div>
      <div className={styles.composer}>
        <Composer
          value={draft}
          onChange={setDraft}
          onSend={(text) => {
            actions.send(text);
            setDraft('');
          }}
        />
      </div>
    </div>
  );
}

type PhoneFrameProps = { label: string; children: ReactNode };

/** A frame in a phone's size around the chat screen; on a phone a plain card. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  const { t } = useLingui();
  return (
    <section className={styles.frame} aria-label={label}>
      <div className={styles.appBar} aria-hidden="true">
        {t({ message: 'Customer service', comment: 'App bar of the chat inside the replay' })}
      </div>
      <div className={styles.screen}>{children}</div>
    </section>
  );
}
