import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useObservable } from '@/platform/browser/observable';
import { oncePer } from '@/platform/browser/once-per';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { PageChromeContext, PageShell, usePageChrome } from '@/ui/page-shell';
import { type PreviewFields, useLocalPreview } from '@/ui/preview';
import { QueryError } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { chatScreens } from '../records/chat-sessions';
import { ComposerPlace } from '../view/composer';
import { LastScreen } from '../view/last-screen';
import { chatPreview } from './chat-texts';
import { createLiveChat, type LiveChat, type LiveChatOptions } from './live-chat';
import { OpenChat } from './open-chat';

/** The chats that this page has opened; they continue to send after their screen is left. */
const chatOf = oncePer<LiveChat>();

function liveChatOf(options: LiveChatOptions): LiveChat {
  const { services, orderNo = null } = options;
  return chatOf(services, [services.session.current()?.ownerId ?? '', orderNo], () => {
    const chat = createLiveChat(options);
    // In the prerendered HTML the chat is not opened.
    if (typeof window !== 'undefined') void chat.open();
    return chat;
  });
}

/** The last screen of the conversation, or grey blocks, while the chat opens. */
function ChatSkeleton({ fields }: { fields: PreviewFields | null }) {
  return (
    <SkeletonPage>
      <LastScreen fields={fields} />
      <div className="stack" data-slot="waiting" hidden={fields !== null} aria-hidden="true">
        <div className="ends">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height={40} width={40} radius={999} />
          ))}
        </div>
        <Skeleton height={72} width="80%" radius={20} />
        <Skeleton height={180} width="80%" radius={14} />
      </div>
    </SkeletonPage>
  );
}

type Props = Pick<LiveChatOptions, 'orderNo' | 'selectedIndex'>;

/** The chatbot (specification section 2): questions by topic, free text, feedback, and contact to a person. */
export function ChatScreen({ orderNo, selectedIndex }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { id: marketId } = useMarket();
  // The same chat on each rendering; the first one opens it.
  const chat = useMemo(
    () => liveChatOf({ services, queryClient, orderNo, selectedIndex, marketId }),
    [services, queryClient, orderNo, selectedIndex, marketId],
  );
  useEffect(() => chat.askCategory(selectedIndex), [chat, selectedIndex]);
  const snapshot = useObservable(chat);
  const chrome = usePageChrome();
  const isOpening = snapshot.phase === 'opening';
  const fields = useLocalPreview(chatPreview, chatScreens, orderNo ?? '');
  if (snapshot.phase === 'open') return <OpenChat key={snapshot.conversation.id} chat={chat} snapshot={snapshot} />;
  return (
    // The last screen fills the page, without its notices.
    <PageChromeContext value={fields && isOpening ? { ...chrome, notices: null } : chrome}>
      <PageShell footer={isOpening && <ComposerPlace />}>
        {snapshot.phase === 'failed' ? (
          <QueryError error={snapshot.error} onRetry={() => chat.open()} />
        ) : (
          <ChatSkeleton fields={fields} />
        )}
      </PageShell>
    </PageChromeContext>
  );
}
