import { hideCardNumbers } from '@/domain/card-numbers';
import { markets } from '@/domain/market';
import { readSelectedOrder } from '@/features/complaints/records/selected-order';
import { createObservable, type Observable } from '@/platform/browser/observable';
import type { Services } from '@/platform/services';
import { withLock } from '@/platform/writes/lock';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { receiptIds } from '@/platform/writes/receipt-ids';
import type { NewReceipt } from '@/platform/writes/receipts';
import type { NewChatEvent } from '../log/events';
import type { ChatState } from '../log/reduce';
import type { ChatSession, MessageItem } from '../log/state';
import { changeSession, forgetSession } from '../records/chat-sessions';
import { openConversation, type Conversation } from './conversation';
import { findConversation, startConversation, type Found, type Search } from './find-conversation';
import { categoryAsked, firstEvent, readIndex, type FirstEvent } from './first-event';
import type { ChatSources } from './sources';

/**
 * The receipt of a rating that the server has (decision 55, receipts).
 * @param now epoch milliseconds
 * @returns `null` for other messages
 */
function ratingReceipt(
  { id, record, value }: MessageItem,
  session: ChatSession | null,
  now: number,
): NewReceipt | null {
  const stars = Number(value);
  if (record !== 3 || !(stars >= 1 && stars <= 5)) return null;
  const market = Object.values(markets).find((known) => known.id === session?.marketId) ?? markets.indonesia;
  return {
    id: receiptIds.chatRating(id),
    kind: 'rating',
    subject: 'chat',
    at: now,
    market: market.id,
    stars,
    orderId: session?.orderNo ?? '',
    productName: session?.orderName ?? '',
  };
}

export type LiveSnapshot =
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown }
  | {
      phase: 'open';
      conversation: Conversation;
      state: ChatState;
      /** A damaged log was found; its readable part was copied. */
      wasDamaged: boolean;
      draft: string;
    };

export type LiveChat = Observable<LiveSnapshot> & {
  /** Opens the conversation, also again after a failure. */
  open: () => Promise<void>;
  /** Opens the category that the address names. The same category is not opened twice. */
  askCategory: (index: number | null) => void;
  saveDraft: (text: string) => void;
  /** Ends this conversation and begins another. `keep` saves the old one, `forget` deletes it. */
  restart: (how: 'keep' | 'forget') => Promise<void>;
};

type Options = {
  services: Services;
  sources: ChatSources;
  /** The order in the address; `undefined`: the selected order, else the one that the server names. */
  orderNo: string | undefined;
  /** The topic of the complaint start in the address, from 0; `null`: none. */
  selectedIndex: number | null;
  marketId: string;
};

/** The chat about an order in this page: finds or begins its conversation. It continues after the screen is left. */
export function createLiveChat({
  services,
  sources,
  orderNo: addressed,
  selectedIndex: asksFor,
  marketId,
}: Options): LiveChat {
  const { storage, clock, session, locale } = services;
  const owner = session.current()?.ownerId;
  const isOurs = () => session.current()?.ownerId === owner;
  const receiptBook = openReceiptBook(services);
  const snapshot = createObservable<LiveSnapshot>({ phase: 'opening' });
  let current: Conversation | null = null;
  let asked: number | null = null;
  let orderNo = addressed;
  let selectedIndex = asksFor;

  function onRecorded(message: MessageItem, about: ChatSession | null): void {
    const receipt = ratingReceipt(message, about, clock.now());
    if (receipt) void receiptBook.keep(receipt);
  }

  function show(found: Found, wasDamaged: boolean): Conversation {
    current?.close();
    const conversation = openConversation({
      services,
      sources,
      found,
      isOurs,
      onOver: () => void reopen(),
      onRecorded,
    });
    current = conversation;
    asked = found.askedIndex;
    const render = () => {
      if (current === conversation)
        snapshot.set({
          phase: 'open',
          conversation,
          state: conversation.book.getSnapshot(),
          wasDamaged,
          draft: found.draft,
        });
    };
    conversation.book.subscribe(render);
    render();
    return conversation;
  }

  async function askServer(): Promise<FirstEvent> {
    const start = sources.start(orderNo);
    // This call may fail: the start also has the categories.
    const top = orderNo === undefined ? null : sources.questions(orderNo, '0').catch(() => null);
    const answer = await start;
    const known = orderNo ?? answer.orderDetail?.orderNo ?? '';
    return firstEvent(answer, await (top ?? sources.questions(known, '0').catch(() => null)), {
      orderNo,
      selectedIndex,
      locale: locale.i18n.locale,
      marketId,
    });
  }

  /** If the address has no order, the server names it. If the server does not answer, the latest chat is opened. */
  async function search(): Promise<Search> {
    if (orderNo !== undefined) return findConversation(storage, orderNo, clock.now());
    const known = await sources.start(undefined).then(
      ({ orderDetail }) => orderDetail?.orderNo ?? '',
      () => undefined,
    );
    return findConversation(storage, known, clock.now());
  }

  async function findOrStart(): Promise<void> {
    const { found, wasDamaged } = await search();
    if (found) {
      const conversation = show(found, wasDamaged);
      void conversation.book.add({ type: 'resumed' });
      void askCategory(selectedIndex);
      return;
    }
    const begun = await startConversation(storage, await askServer(), clock.now());
    show(begun, wasDamaged);
    saveAsked(selectedIndex);
  }

  async function takeSelection(): Promise<void> {
    if (orderNo !== undefined) return;
    const selected = await readSelectedOrder(storage);
    if (!selected || selected.orderNo === '') return;
    orderNo = selected.orderNo;
    selectedIndex ??= readIndex(selected.selectedIndex);
  }

  async function reopen(): Promise<void> {
    try {
      await takeSelection();
      // One tab at a time: two tabs must not begin two conversations.
      await withLock(storage, `loan-web-chat-open-${orderNo ?? ''}`, findOrStart, 'inTurn');
    } catch (error) {
      snapshot.set({ phase: 'failed', error });
    }
  }

  function saveAsked(index: number | null): void {
    asked = index;
    if (current) void changeSession(storage, current.id, (head) => ({ ...head, askedIndex: index }));
  }

  /** Opens the category of a topic, unless there is none, or the person has opened another question meanwhile. */
  async function askCategory(index: number | null): Promise<void> {
    const conversation = current;
    if (!conversation || index === null || index === asked) return;
    asked = index;
    const before = conversation.book.getSnapshot().trail;
    const answer = await sources.start(orderNo).catch(() => null);
    // Without an answer the next page tries again.
    if (!answer || current !== conversation || asked !== index) return;
    saveAsked(index);
    const { session: chat, category, trail } = conversation.book.getSnapshot();
    const wanted = categoryAsked(answer, index, chat?.categories ?? []);
    if (trail === before && wanted !== null && wanted !== category) conversation.actions.chooseCategory(wanted);
  }

  async function restart(how: 'keep' | 'forget'): Promise<void> {
    const old = current;
    const state = old?.book.getSnapshot();
    if (!old || !state?.session) return;
    const { orderNo: order, orderName, orderStatus, locale: language, marketId: market, categories } = state.session;
    const first: FirstEvent = {
      type: 'session-started',
      orderNo: order,
      orderName,
      orderStatus,
      selectedIndex: state.category,
      locale: language,
      marketId: market,
      categories: [...categories],
    };
    if (how === 'keep') {
      await old.book.add(...state.unsettled.map(({ id }): NewChatEvent => ({ type: 'message-cancelled', id })));
      await changeSession(storage, old.id, (head) => ({ ...head, endedAt: clock.now() }));
    }
    old.book.close();
    if (how === 'forget') await forgetSession(storage, old.id);
    const begun = await startConversation(storage, first, clock.now());
    old.announceOver();
    show({ ...begun, askedIndex: asked }, false);
    saveAsked(asked);
  }

  return {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.getSnapshot,
    open: reopen,
    askCategory: (index) => void askCategory(index),
    saveDraft(text) {
      if (!current) return;
      const draft = hideCardNumbers(text, [current.book.getSnapshot().session?.orderNo ?? '']);
      void changeSession(storage, current.id, (head) => (head.draft === draft ? undefined : { ...head, draft }));
    },
    restart,
  };
}
