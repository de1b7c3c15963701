import { hideCardNumbers } from '@/domain/card-numbers';
import { newId } from '@/domain/new-id';
import { RefusedError } from '@/platform/api/errors';
import { onVisibilityChange } from '@/platform/browser/visibility';
import type { Services } from '@/platform/services';
import type { NewChatEvent, RecordKind } from '../log/events';
import { openMessage } from '../log/reduce';
import type { ChatSession, MessageItem } from '../log/state';
import type { ChatActions } from '../view/chat-context';
import type { Found } from './find-conversation';
import { createLogBook, type LogBook } from './log-book';
import { createOutbox, createReachability, isUnreached } from './outbox';
import type { ChatSources } from './sources';

/** A message between tabs: the conversation has new events, or it is over. */
type TabNews = 'events' | 'over';

type TabChannel = { tell: (news: TabNews) => void; close: () => void };

/** Connects the tabs of a conversation. Without BroadcastChannel a tab reads the log when it becomes visible. */
function openTabChannel(sessionId: string, onNews: (news: TabNews) => void): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`loan-web-chat-${sessionId}`);
  function received({ data }: MessageEvent<unknown>): void {
    if (data === 'events' || data === 'over') onNews(data);
  }
  const post = channel?.postMessage.bind(channel);
  channel?.addEventListener('message', received);
  const stopListening = onVisibilityChange((isVisible) => isVisible && onNews('events'));
  return {
    tell: (news) => post?.(news),
    close() {
      channel?.close();
      stopListening();
    },
  };
}

export type Conversation = {
  id: string;
  book: LogBook;
  actions: Omit<ChatActions, 'contact' | 'complain' | 'call' | 'dial' | 'openLoan'> & {
    send: (text: string) => void;
    /** Sends that the borrower wants a person (type 1). */
    handOff: (why: 'button' | 'action', qaId: string) => void;
  };
  /** Sends what waits: the network may be back. */
  wake: () => void;
  /** Tells the other tabs that this conversation is over. */
  announceOver: () => void;
  close: () => void;
};

type Options = {
  services: Pick<Services, 'storage' | 'clock'>;
  sources: ChatSources;
  found: Found;
  isOurs: () => boolean;
  /** Called when another tab has ended this conversation. */
  onOver: () => void;
  /** Called when the server has taken a message. */
  onRecorded: (message: MessageItem, session: ChatSession | null) => void;
};

/** An open conversation: its log, its outbox, and the actions of the person. */
export function openConversation({
  services: { storage, clock },
  sources,
  found,
  isOurs,
  onOver,
  onRecorded,
}: Options): Conversation {
  const { id: sessionId, events, begin } = found;
  const { now } = clock;
  const book = createLogBook({ storage, sessionId, events, begin, now, onWritten: () => channel.tell('events') });
  const state = book.getSnapshot;
  const orderNo = () => state().session?.orderNo ?? '';
  const network = createReachability({ probe: () => sources.probe(orderNo()), now, onChange: noteNetwork });
  const outbox = createOutbox({ book, storage, sessionId, network, record, isOurs });
  const channel = openTabChannel(sessionId, (news) =>
    news === 'over' ? onOver() : void book.refresh().then(outbox.wake),
  );
  let loading: string | null = null;

  async function record(message: MessageItem): Promise<string> {
    const reply = await sources.record(orderNo(), message);
    onRecorded(message, state().session);
    return reply;
  }

  function noteNetwork(online: boolean): void {
    if (state().isOnline === online) return;
    void book.add({ type: 'network-changed', online });
    if (!online) return;
    outbox.wake();
    if (state().list.status === 'failed') retryList();
  }

  async function loadList(): Promise<void> {
    const { pid, status } = state().list;
    if (status !== 'loading' || loading === pid) return;
    loading = pid;
    let outcome: NewChatEvent;
    let failure: unknown;
    try {
      const { question, answerList } = await sources.questions(orderNo(), pid);
      const answers = answerList.map((answer) => ({
        id: answer.id,
        title: answer.title_local,
        alias: answer.title_local_alias,
        actionType: answer.action_type,
      }));
      outcome = { type: 'questions-loaded', pid, question: question?.title_local || null, answers };
    } catch (error) {
      failure = error;
      outcome = {
        type: 'questions-failed',
        pid,
        reason: isUnreached(error) ? 'offline' : error instanceof RefusedError ? 'refused' : 'server',
      };
    }
    if (loading === pid) loading = null;
    // Ignored if the person opened another question, or another tab was faster.
    if (isOurs() && state().list.pid === pid && state().list.status === 'loading') void book.add(outcome);
    network.note(failure);
  }

  function retryList(): void {
    void book.add({ type: 'questions-retried', pid: state().list.pid });
    void loadList();
  }

  function queue(kind: RecordKind, value: string, qaId: string, ...before: NewChatEvent[]): void {
    void book.add(...before, { type: 'message-queued', id: newId(), kind, value, qaId }).then(outbox.wake);
  }

  /** The question on the screen, to which texts, feedback and ratings belong. */
  const currentQuestion = () => state().trail[state().trail.length - 1]?.id ?? '';

  const actions: Conversation['actions'] = {
    chooseCategory(index) {
      const { session, category, trail, list } = state();
      const chosen = session?.categories[index];
      if (!chosen || (category === index && trail.length === 1 && list.status === 'loading')) return;
      void book.add({ type: 'category-chosen', index, title: chosen.title });
      void loadList();
    },
    ask({ id, title }) {
      if (state().list.status === 'loading') return;
      void book.add({ type: 'question-asked', qaId: id, title });
      void loadList();
    },
    retryList,
    giveFeedback(isResolved) {
      const { feedback } = state();
      if (!feedback) return;
      queue(2, isResolved ? '1' : '0', feedback.qaId);
      if (isResolved) void book.add({ type: 'rating-opened' });
    },
    rate(stars) {
      const { rating } = state();
      if (!rating) return;
      queue(3, String(stars), rating.qaId, { type: 'rating-closed', stars });
    },
    closeRating() {
      if (state().rating) void book.add({ type: 'rating-closed', stars: 0 });
    },
    retryMessage(id) {
      const message = openMessage(state(), id);
      if (message?.delivery !== 'failed' && message?.delivery !== 'unknown') return;
      const { record: kind, value, qaId } = message;
      void book.add({ type: 'message-queued', id, kind, value, qaId }).then(outbox.wake);
    },
    cancelMessage(id) {
      const delivery = openMessage(state(), id)?.delivery;
      if (delivery === 'queued' || delivery === 'failed') void book.add({ type: 'message-cancelled', id });
    },
    send: (text) => queue(4, hideCardNumbers(text, [orderNo()]), currentQuestion()),
    handOff: (why, qaId) => queue(1, '1', qaId || currentQuestion(), { type: 'handed-off', why }),
  };

  function wake(): void {
    if (!state().isOnline) void network.check();
    outbox.wake();
  }

  if (state().list.status === 'failed') retryList();
  else void loadList();

  return {
    id: sessionId,
    book,
    actions,
    wake,
    announceOver: () => channel.tell('over'),
    close() {
      book.close();
      outbox.close();
      channel.close();
    },
  };
}
