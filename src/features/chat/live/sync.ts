import type { QueryClient } from '@tanstack/react-query';
import { questionList, recordChat } from '@/platform/api/contract/chat';
import { isApiError, OfflineError, RefusedError, TimedOutError } from '@/platform/api/errors';
import type { Services } from '@/platform/services';
import { deliver, type BeginResult, type Delivered } from '@/platform/writes/deliver';
import { withLock } from '@/platform/writes/lock';
import { runOutbox } from '@/platform/writes/outbox';
import { openReceiptBook, type NewReceipt, receiptIds } from '@/platform/writes/receipts';
import type { NewChatEvent } from '../log/events';
import { messagesIn, openMessage } from '../log/reduce';
import { chatMarket, type ChatSession, type MessageItem } from '../log/state';
import { questionsQuery } from '../queries';
import type { LogBook } from './log-book';

/** An answer that is not older shows that there is a network. */
const freshMs = 5_000;

function isUnreached(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimedOutError;
}

/** The event of a message after its send. `lost`: the server may have it; a tap sends it again with the same key. */
export function eventOf(id: string, delivered: Delivered<string>): NewChatEvent {
  if (delivered.kind === 'sent') return { type: 'message-sent', id, reply: delivered.answer };
  const { error } = delivered;
  if (delivered.kind === 'refused' && error instanceof RefusedError)
    return { type: 'message-failed', id, reason: 'refused', text: error.text };
  return { type: 'message-failed', id, reason: 'lost', text: '' };
}

/** The receipt of a rating that the server has (decision 55, receipts); `null` for other messages. */
function ratingReceipt(
  { id, record, value }: MessageItem,
  session: ChatSession | null,
  now: number,
): NewReceipt | null {
  const stars = Number(value);
  if (record !== 3 || !(stars >= 1 && stars <= 5)) return null;
  return {
    id: receiptIds.chatRating(id),
    kind: 'rating',
    subject: 'chat',
    at: now,
    market: chatMarket(session?.marketId).id,
    stars,
    orderId: session?.orderNo ?? '',
    productName: session?.orderName ?? '',
  };
}

/** The services that a conversation needs. */
export type SyncServices = Pick<Services, 'api' | 'storage' | 'clock'> & {
  session: Pick<Services['session'], 'current'>;
};

type Options = {
  services: SyncServices;
  queryClient: QueryClient;
  book: LogBook;
  sessionId: string;
};

/**
 * Sends the messages of a conversation from its log: one at a time, in order, each at most once without a tap. A
 * message is stored as `sending` before the request; without space for it, it is not sent. If a killed page left one in
 * that state, it may have arrived, and needs a tap. It is not in the shared outbox, because the log is its store and
 * its order. Before each message the server is asked, because a lost answer must not cause two sends; the device's own
 * report is used only if it says that there is no network.
 */
export function createSync({ services, queryClient, book, sessionId }: Options) {
  const { api, storage, clock, session } = services;
  const receiptBook = openReceiptBook(services);
  const owner = session.current()?.ownerId;
  const state = book.getSnapshot;
  const orderNo = () => state().session?.orderNo ?? '';
  let isClosed = false;
  let answeredAt = -Infinity;
  let loading: string | null = null;
  const lock = `loan-web-chat-${sessionId}`;
  const nextMessage = () => messagesIn(state(), 'queued', 'storing', 'unsaved')[0];
  /** Whether the borrower who wrote the messages is still signed in. */
  const isOurs = () => session.current()?.ownerId === owner;
  const mayGoOn = () => !isClosed && isOurs();

  /** Handles the result of a call; without an error the server has answered. */
  function noteAnswer(error?: unknown): void {
    if (isUnreached(error)) answeredAt = -Infinity;
    // An error of the server shows that it was reached.
    else if (error === undefined || isApiError(error)) answeredAt = clock.now();
    else return;
    const online = answeredAt !== -Infinity;
    if (state().isOnline === online) return;
    void book.add({ type: 'network-changed', online });
    if (!online) return;
    loop.wake();
    if (state().list.status === 'failed') retryList();
  }

  /** Sends a read to the server, unless it has just answered. */
  async function isReachable(): Promise<boolean> {
    const age = clock.now() - answeredAt;
    if (navigator.onLine && age >= 0 && age < freshMs) return true;
    await api.call(questionList, { orderNo: orderNo(), pid: '0' }).then(() => noteAnswer(), noteAnswer);
    return answeredAt !== -Infinity;
  }

  async function loadList(): Promise<void> {
    const { pid, status } = state().list;
    if (status !== 'loading' || loading === pid) return;
    loading = pid;
    let outcome: NewChatEvent;
    let failure: unknown;
    try {
      const { question, answerList } = await queryClient.fetchQuery(questionsQuery(api, orderNo(), pid));
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
    noteAnswer(failure);
  }

  function retryList(): void {
    void book.add({ type: 'questions-retried', pid: state().list.pid });
    void loadList();
  }

  /** A message that a killed page, or the end of the conversation, left `sending` may have arrived. */
  function markInterrupted(): Promise<void> {
    const interrupted = messagesIn(state(), 'sending');
    return book.add(...interrupted.map(({ id }) => eventOf(id, { kind: 'absent' })));
  }

  /** Sends one message. @returns the server's text; the envelope's message if the answer has no reply */
  async function record({ id, attempts, record: type, value, qaId }: MessageItem): Promise<string> {
    const { data, message } = await api.exchange(
      recordChat,
      { orderNo: orderNo(), type, value, qaId },
      { idempotencyKey: `${id}-${attempts + 1}` },
    );
    return data.reply || message;
  }

  /** What the next send begins with, in the only window that sends. `stop`: whether messages wait for a network. */
  async function begin(): Promise<BeginResult<MessageItem, boolean>> {
    await book.refresh();
    await markInterrupted();
    const message = mayGoOn() ? nextMessage() : undefined;
    if (!message && state().isOnline) return { stop: false };
    if (!(await isReachable()) || !mayGoOn()) return { stop: message !== undefined };
    if (!message) return { stop: false };
    const { id, attempts } = message;
    await book.add({ type: 'message-sending', id, attempt: attempts + 1 });
    // Another tab may have cancelled it meanwhile.
    if (!mayGoOn() || openMessage(state(), id)?.delivery !== 'sending') return begin();
    if (!book.isQueuedElsewhere(id)) return { attempt: message };
    // What other pages do with it, this one no longer sees.
    const reason = storage.status.getSnapshot().mode === 'memory' ? 'lost' : 'full';
    await book.add({ type: 'message-failed', id, reason, text: '' });
    return begin();
  }

  async function end(message: MessageItem, delivered: Delivered<string>): Promise<void> {
    const receipt = delivered.kind === 'sent' ? ratingReceipt(message, state().session, clock.now()) : null;
    if (receipt) void receiptBook.save(receipt);
    noteAnswer('error' in delivered ? delivered.error : undefined);
    await book.add(eventOf(message.id, delivered));
  }

  /** Sends one message after the other. @returns whether messages wait for a network */
  async function flush(): Promise<boolean> {
    let sent: unknown;
    do sent = mayGoOn() && (await deliver(storage, lock, { begin, send: record, end }, 'inTurn'));
    while (typeof sent !== 'boolean');
    return sent;
  }

  function stop(): void {
    isClosed = true;
    loop.stop();
    unsubscribe();
  }

  const loop = runOutbox(flush);
  // Any answer on any page shows that there is a network; this matters only after it was lost.
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (!state().isOnline && event.type === 'updated' && event.action.type === 'success') loop.wake();
  });

  return {
    loadList: () => void loadList(),
    retryList,
    /** Sends what is queued. Call it when this page, or another tab, has queued a message. */
    wake: (): void => (nextMessage() ? loop.wake() : undefined),
    close: (): void => {
      stop();
      book.close();
    },
    /** Stops sending. The log closes when the answer to a message on its way is stored. */
    async end(): Promise<void> {
      stop();
      await markInterrupted();
      void withLock(storage, lock, async () => book.close(), 'inTurn');
    },
  };
}
