import { useLingui } from '@lingui/macro';
import { PageShell } from '@/ui/page-shell';
import { QueryError } from '@/ui/query-view';
import type { HandOver } from '../log/hand-over';
import type { SelectedOrder } from './live-chat';
import { ChatSkeleton } from './chat-skeleton';
import { OpenChat } from './open-chat';
import { useLiveChat } from './use-live-chat';

type Props = {
  /** `undefined`: the selected order, else the one the server takes. */
  orderNo: string | undefined;
  /** The category to open, counted from 0; `null`: the one that is open, or the first. */
  selectedIndex: number | null;
  /** What was selected on another page; must be the same function at each drawing. */
  readSelected: () => Promise<SelectedOrder | null>;
  /** To the complaint form, with the order, the category and what has been said (decision 4). */
  onHandOff: (transcript: HandOver, orderNo: string) => void;
  /** To the start of a complaint, with the order, empty where the conversation has none. */
  onComplain: (orderNo: string) => void;
};

/** The chatbot (specification section 2): questions and answers by topic, free text, feedback, and the way to a person. */
export function ChatScreen({ orderNo, selectedIndex, readSelected, onHandOff, onComplain }: Props) {
  const { t } = useLingui();
  const { chat, snapshot } = useLiveChat(orderNo, selectedIndex, readSelected);
  if (snapshot.phase === 'open')
    return (
      <OpenChat
        key={snapshot.conversation.id}
        chat={chat}
        snapshot={snapshot}
        onHandOff={onHandOff}
        onComplain={onComplain}
      />
    );
  return (
    <PageShell title={t`Chat with us`}>
      {snapshot.phase === 'failed' ? (
        <QueryError error={snapshot.error} onRetry={() => chat.open()} />
      ) : (
        <ChatSkeleton />
      )}
    </PageShell>
  );
}
