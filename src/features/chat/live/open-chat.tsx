import { Trans, useLingui, Plural } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { attachTranscript, type ChatTranscript } from '@/features/complaints/records/complaint-drafts';
import { useObservable } from '@/platform/browser/observable';
import { pickStrings } from '@/platform/browser/search';
import type { Translate } from '@/platform/i18n/locale-store';
import { loanOfOrder } from '@/platform/query/loan-of-order';
import { useServices } from '@/platform/services';
import { IconButton, Button } from '@/ui/button';
import { BottomSheet, Dialog } from '@/ui/dialog';
import { lazyComponent } from '@/ui/lazy-component';
import { LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';
import { Notice } from '@/ui/notice';
import { PageChromeContext, PageShell, usePageChrome } from '@/ui/page-shell';
import { useTapLock, useWrite } from '@/ui/use-write';
import { humanActionCode } from '../log/events';
import { toArray, type ChatState } from '../log/state';
import { wordsOf } from '../log/words';
import { LazyDistressSupport } from '../view/chat-item-view';
import { ChatView } from '../view/chat-view';
import { Composer } from '../view/composer';
import { unsentMessages } from './conversation';
import type { LiveChat, LiveSnapshot } from './live-chat';
import styles from '../view/chat.module.css';

const ShareConversation = lazyComponent({
  load: () => import('../export/share-conversation').then((module) => module.ShareConversation),
  pending: LoadingDialog,
  failed: LoadingDialog,
});

type Step = 'menu' | 'keep' | 'forget' | 'share';

type QuestionProps = {
  how: 'keep' | 'forget';
  unsent: number;
  onRestart: (how: 'keep' | 'forget') => Promise<void>;
  onClose: () => void;
};

/** Asks before the conversation is ended, or deleted. */
function Question({ how, unsent, onRestart, onClose }: QuestionProps) {
  const { t } = useLingui();
  const { send, isSending } = useWrite('chat-restart', () => onRestart(how).finally(onClose));

  return (
    <Dialog
      open
      onClose={onClose}
      title={how === 'forget' ? t`Delete this chat?` : t`Start over?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t({ message: 'Cancel', comment: 'Button: closes a question without doing anything' })}
          </Button>
          <Button busy={isSending} onClick={() => send()}>
            {how === 'forget'
              ? t({ message: 'Delete', comment: 'Button: deletes the chat from this phone' })
              : t`Start over`}
          </Button>
        </>
      }
    >
      <p>
        {how === 'forget' ? (
          <Trans>
            The whole conversation and the text that you have not sent are deleted from this phone. This cannot be
            undone.
          </Trans>
        ) : (
          <Trans>A new conversation begins. The old one stays on this phone.</Trans>
        )}
      </p>
      {unsent > 0 && (
        <p>
          <Plural
            value={unsent}
            one="# message that was not sent will not be sent any more."
            other="# messages that were not sent will not be sent any more."
          />
        </p>
      )}
    </Dialog>
  );
}

/** Maximum number of lines; of a longer conversation the last ones are used. */
const maxLines = 200;

/** The conversation for the complaint form, oldest line first. */
export function handOverOf({ session, items, category }: ChatState, translate: Translate): ChatTranscript {
  let asked = '';
  const lines = toArray(items).flatMap((item): ChatTranscript['lines'] => {
    const { from, text, isOfServer } = wordsOf(item, session, translate);
    if (from === 'note' || (from === 'bot' && !isOfServer)) return [];
    if (item.kind === 'message' && item.delivery === 'cancelled') return [];
    // Feedback, stars and the request for a person do not say what the borrower needs.
    if (item.kind === 'choice' || (item.kind === 'message' && item.record === 4)) asked = text;
    return [{ from, text }];
  });
  const topic = session?.categories[category ?? -1]?.title ?? '';
  return { startedAt: session?.startedAt ?? 0, asked, topic, lines: lines.slice(-maxLines) };
}

type Props = { chat: LiveChat; snapshot: Extract<LiveSnapshot, { phase: 'open' }> };

/** An open conversation: its entries, the input, and the menu. */
export function OpenChat({ chat, snapshot: { conversation, draft, state, wasDamaged } }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const { bridge, storage } = services;
  const navigate = useNavigate();
  const chrome = usePageChrome();
  const [step, setStep] = useState<Step | null>(null);
  const endStep = () => setStep(null);
  const text = useObservable(draft);
  useEffect(() => draft.flush, [draft]);
  const handOffOnce = useTapLock();
  const { actions } = conversation;
  /** Empty without an order. */
  const orderNo = state.session?.orderNo ?? '';
  const search = pickStrings({ orderNo }, ['orderNo']);

  // Loaded before it is needed, because it must work without a network.
  LazyDistressSupport.usePreload();

  function handOff(qaId: string) {
    void handOffOnce(async () => {
      actions.handOff(qaId);
      // The conversation is stored with the draft before the form opens and reads it.
      await attachTranscript(storage, orderNo, handOverOf(state, t));
      await navigate({ to: '/complainPageNext', search });
    });
  }

  async function openLoan() {
    if (state.session) await navigate({ to: '/loanDetails', search: await loanOfOrder(services, state.session) });
  }

  const trailing = (
    <>
      <IconButton
        icon="more"
        label={t({ message: 'Chat menu', comment: 'Button: start over, share or forget this chat' })}
        opensDialog
        onClick={() => setStep('menu')}
      />
      {chrome.trailing}
    </>
  );
  return (
    // The page's notices are inside the conversation's frame, which fills the page.
    <PageChromeContext value={{ ...chrome, notices: null, trailing }}>
      <PageShell footer={<Composer value={text} onChange={draft.change} onSend={chat.send} />}>
        <div className={styles.page}>
          <ChatView
            state={state}
            actions={{
              ...actions,
              ask: (question) =>
                question.actionType === humanActionCode ? handOff(question.id) : actions.ask(question),
              contact: () => handOff(''),
              complain: () => void navigate({ to: '/phenomenon', search }),
              call: chrome.onHelp,
              dial: (telephone) => void bridge.call('callTelephone', { telephone }),
              openLoan: () => void openLoan(),
            }}
            notices={
              <>
                {chrome.notices}
                {wasDamaged && (
                  <Notice kind="warning" title={t`Part of this chat could not be read`}>
                    <Trans>
                      What could be read is shown. The damaged part is kept on this phone, nothing was deleted.
                    </Trans>
                  </Notice>
                )}
              </>
            }
          />
        </div>
        <BottomSheet open={step === 'menu'} onClose={endStep} title={t`This chat`}>
          <div>
            <LinkRow icon="share" onClick={() => setStep('share')}>{t`Share this conversation`}</LinkRow>
            <LinkRow icon="refresh" onClick={() => setStep('keep')}>{t`Start over`}</LinkRow>
            <LinkRow icon="trash" onClick={() => setStep('forget')}>{t`Delete this chat`}</LinkRow>
          </div>
        </BottomSheet>
        {(step === 'keep' || step === 'forget') && (
          <Question how={step} unsent={unsentMessages(state).length} onRestart={chat.restart} onClose={endStep} />
        )}
        {step === 'share' && <ShareConversation sessionId={conversation.id} onClose={endStep} />}
      </PageShell>
    </PageChromeContext>
  );
}
