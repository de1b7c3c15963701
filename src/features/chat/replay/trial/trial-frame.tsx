import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '@/services/services';
import { LoadingText } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import type { Conversation } from '../../live/conversation';
import type { ChatEvent } from '../../log/events';
import type { ChatActions } from '../../view/chat-actions';
import { ChatView } from '../../view/chat-view';
import { Composer } from '../../view/composer';
import { humanAction } from '../../log/events';
import { PhoneFrame } from '../screen/phone-frame';
import styles from './trial-frame.module.css';
import { startTrial } from './trial-chat';

/** The recorded conversation going on live, to try another answer. Says that it is a trial for as long as it lasts. */
export function TrialFrame({ events }: { events: readonly ChatEvent[] }) {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const [trial, setTrial] = useState<Conversation | null>(null);

  useEffect(() => {
    let isLeft = false;
    let running: Conversation | null = null;
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

function RunningTrial({ trial: { book, actions } }: { trial: Conversation }) {
  const { t } = useLingui();
  const toasts = useToast();
  const state = useSyncExternalStore(book.subscribe, book.getSnapshot);
  const [draft, setDraft] = useState('');

  const tellForm = () => toasts.show(t`Here the complaint form would open.`);

  function handOff(why: 'button' | 'action', qaId: string) {
    actions.handOff(why, qaId);
    tellForm();
  }

  const trialActions: ChatActions = {
    ...actions,
    ask: (question) => (question.actionType === humanAction ? handOff('action', question.id) : actions.ask(question)),
    contact: () => handOff('button', ''),
    complain: tellForm,
    call: () => toasts.show(t`Here the page of customer service would open.`),
  };

  return (
    <div className={styles['trial']}>
      <div className={styles['chat']}>
        <ChatView
          state={state}
          actions={trialActions}
          notices={
            <p className={styles['label']}>
              <Trans>Trial. Nothing of this is kept with the borrower’s conversation.</Trans>
            </p>
          }
        />
      </div>
      <div className={styles['composer']}>
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
