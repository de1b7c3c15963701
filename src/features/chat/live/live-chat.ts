import type { QueryClient } from '@tanstack/react-query';
import { createObservable } from '@/platform/browser/observable';
import { oncePer } from '@/platform/browser/once-per';
import type { Services } from '@/platform/services';
import { withLock } from '@/platform/writes/lock';
import type { ChatState } from '../log/state';
import { chatStartQuery, questionsQuery } from '../queries';
import { changeSession, chatScreens, forgetSession } from '../records/chat-sessions';
import { LongTranscript, maxRendered } from '../view/transcript';
import { openConversation, type LiveConversation } from './conversation';
import { createChatDraft, type ChatDraft } from './draft';
import { findConversation, startConversation, type Found } from './find-conversation';
import { categoryAsked, firstEvent, type FirstEvent } from './first-event';
import { lastScreenOf } from './last-screen';
import { announceOver } from './log-book';

export type LiveSnapshot =
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown }
  | {
      phase: 'open';
      conversation: LiveConversation;
      draft: ChatDraft;
      state: ChatState;
      /** A damaged log was found; its readable part was copied. */
      wasDamaged: boolean;
    };

export type LiveChat = ReturnType<typeof createLiveChat>;

export type LiveChatOptions = {
  services: Services;
  queryClient: QueryClient;
  /** `undefined`: the order that the server names. */
  orderNo: string | undefined;
  /** Index of a choice on the complaint start, from 0, which opens its category. `null`: the open one, or the first. */
  selectedIndex: number | null;
  marketId: string;
};

/** The unsent text of each conversation, which outlives its screen; two chats may show the same conversation. */
const draftOf = oncePer<ChatDraft>();

/** The chat about an order in this page: finds or starts its conversation. It continues after the screen is left. */
export function createLiveChat({ services, queryClient, orderNo, selectedIndex, marketId }: LiveChatOptions) {
  const { api, storage, clock, locale } = services;
  const snapshot = createObservable<LiveSnapshot>({ phase: 'opening' });
  let current: LiveConversation | null = null;
  let lastAskedIndex: number | null = null;
  /** The topic of the address that was chosen last, also while the chat is not open. */
  let wanted = selectedIndex;
  let draft: ChatDraft | null = null;

  const askStart = () => queryClient.fetchQuery(chatStartQuery(api, orderNo));
  /** The topics at the top. This call may fail: the start also has the categories. */
  const askTopics = (about: string) => queryClient.fetchQuery(questionsQuery(api, about, '0')).catch(() => null);

  function show(found: Found, wasDamaged: boolean): LiveConversation {
    current?.close();
    const conversation: LiveConversation = openConversation({
      services,
      queryClient,
      found,
      onOver: () => onOver(conversation),
    });
    current = conversation;
    lastAskedIndex = found.askedIndex;
    // The next conversation continues the text of the last one.
    const text = draft?.move() ?? '';
    const own = draftOf(services, [found.id], () => createChatDraft(storage, found.id));
    draft = own;
    own.open(text, found.drafts, found.events);
    const render = () => {
      if (current !== conversation) return;
      const state = conversation.book.getSnapshot();
      snapshot.set({ phase: 'open', conversation, draft: own, state, wasDamaged });
      const about = state.session?.orderNo ?? '';
      // Without an order the address does not name the conversation.
      if (about === '') return;
      const last = lastScreenOf(state, (words) => locale.i18n._(words));
      void storage.open(chatScreens).set(about, last);
    };
    conversation.book.subscribe(render);
    render();
    return conversation;
  }

  /** Ends a conversation; the next one continues the text that is in no log. */
  async function end(conversation: LiveConversation): Promise<void> {
    const text = await conversation.book.unsavedText(() => conversation.end());
    draft?.change([text, draft.getSnapshot()].filter(Boolean).join('\n'));
  }

  /** Another tab has ended this conversation, or this page itself has ended an earlier one. */
  function onOver(over: LiveConversation): void {
    if (current !== over) return;
    current = null;
    wanted = null;
    void end(over).then(reopen);
  }

  async function askServer(): Promise<FirstEvent> {
    const start = askStart();
    const top = orderNo === undefined ? null : askTopics(orderNo);
    const answer = await start;
    return firstEvent(answer, await (top ?? askTopics(answer.orderDetail?.orderNo ?? '')), {
      orderNo,
      selectedIndex: wanted,
      locale: locale.i18n.locale,
      marketId,
    });
  }

  /** If no order is given, the server names it. If the server does not answer, the latest chat is opened. */
  async function search() {
    if (orderNo !== undefined) return findConversation(storage, orderNo, clock.now());
    const serverOrderNo = await askStart().then(
      ({ orderDetail }) => orderDetail?.orderNo ?? '',
      () => undefined,
    );
    return findConversation(storage, serverOrderNo, clock.now());
  }

  async function findOrStart(): Promise<void> {
    const { found, wasDamaged, unread } = await search();
    if (found) {
      // Otherwise the entries above would appear with their code, and move the reader.
      if (found.events.length > maxRendered) await LongTranscript.preload(locale);
      void show(found, wasDamaged).book.add({ type: 'resumed' });
    } else {
      const first = await askServer();
      const beginning = { askedIndex: wanted, startedAt: clock.now(), drafts: unread };
      show(await startConversation(storage, first, beginning), wasDamaged);
    }
    void askCategory(wanted);
  }

  async function reopen(): Promise<void> {
    try {
      // One tab at a time, so that two tabs do not start two conversations.
      await withLock(storage, `loan-web-chat-open-${orderNo ?? ''}`, findOrStart, 'inTurn');
    } catch (error) {
      snapshot.set({ phase: 'failed', error });
    }
  }

  /** Opens the category of a topic, unless there is none, or the person has opened another question meanwhile. */
  async function askCategory(index: number | null): Promise<void> {
    wanted = index ?? wanted;
    const conversation = current;
    if (!conversation || index === null || index === lastAskedIndex) return;
    lastAskedIndex = index;
    const before = conversation.book.getSnapshot().trail;
    const answer = await askStart().catch(() => null);
    // Without an answer the next page tries again.
    if (!answer || current !== conversation || lastAskedIndex !== index) return;
    void changeSession(storage, conversation.id, (head) => ({ ...head, askedIndex: index }));
    const { session: chat, category, trail } = conversation.book.getSnapshot();
    const askedCategory = categoryAsked(answer, index, chat?.categories ?? []);
    if (trail === before && askedCategory !== null && askedCategory !== category)
      conversation.actions.chooseCategory(askedCategory);
  }

  /** Ends this conversation and begins another. `keep` saves the old one, `forget` deletes it and the unsent text. */
  async function restart(how: 'keep' | 'forget'): Promise<void> {
    const old = current;
    const state = old?.book.getSnapshot();
    if (!old || !state?.session) return;
    const { startedAt: _startedAt, ...about } = state.session;
    const first: FirstEvent = { type: 'session-started', ...about, selectedIndex: state.category };
    // From here on a late answer no longer changes the last screen of this order.
    current = null;
    if (how === 'keep') {
      await end(old);
      await changeSession(storage, old.id, (head) => ({ ...head, endedAt: clock.now() }));
    } else old.close();
    await storage.open(chatScreens).remove(about.orderNo);
    if (how === 'forget') {
      draft?.move();
      await forgetSession(storage, old.id);
    }
    const beginning = { askedIndex: lastAskedIndex, startedAt: clock.now(), drafts: {} };
    const begun = await startConversation(storage, first, beginning);
    announceOver(old.id);
    show(begun, false);
  }

  return {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.getSnapshot,
    /** Opens the conversation, also again after a failure. */
    open: reopen,
    /** Opens the category of the address. The same category is not opened twice. */
    askCategory: (index: number | null): void => void askCategory(index),
    /** Sends the text of the input; a conversation that is over, but still shown, takes none. */
    send: (text: string): void => {
      const { actions } = current ?? {};
      if (actions) void draft?.send((id) => actions.send(text, id));
    },
    restart,
  };
}
