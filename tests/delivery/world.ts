import { createBackend } from '@mocks/backend/create-backend';
import { findScenario } from '@mocks/scenarios';
import { newComplaint } from '@mocks/seed/complaints';
import { orderIdOf, productOf } from '@mocks/seed/create-state';
import { noon } from '@mocks/test-support/client';
import { millisecondsInDay } from 'date-fns/constants';
import { storeNames } from '@/config/stores';
import { unsentMessages } from '@/features/chat/live/conversation';
import { createLiveChat } from '@/features/chat/live/live-chat';
import { messagesIn } from '@/features/chat/log/reduce';
import { stuckStates } from '@/features/chat/log/state';
import { addSession } from '@/features/chat/records/chat-sessions';
import { cancelEntry, mayHaveLeft } from '@/features/complaints/outbox/outbox';
import { createSendDeps, waitingComplaints } from '@/features/complaints/outbox/send-complaint';
import { complaintOutbox } from '@/features/complaints/records/complaint-drafts';
import { sendApplication } from '@/features/loan/confirm/attempt/send-application';
import { payByCard, type Tap } from '@/features/pay/card/pay';
import { endKilled, readWholeLoan } from '@/features/pay/records/note-answer';
import { createReadings } from '@/features/pay/records/readings';
import { repaymentWay } from '@/platform/api/contract/card-repayment';
import { loanDetails } from '@/platform/api/contract/loan';
import { saveAfterMs } from '@/platform/browser/save-timer';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { createStorage } from '@/platform/storage/storage';
import { flushOutbox } from '@/platform/writes/outbox';
import { rate, ratingOutbox } from '@/platform/writes/ratings';
import { storageOn } from '../support/browser-storage';
import { clientOn } from '../support/client';
import { stopListening } from '../support/put-back';
import { sessionStarted } from '../support/sample-conversation';
import { createTimes } from '../support/times';
import { turns } from '../support/walk/network';
import { doorOf, emptyDevice, type BuildAge, type Page } from './device';
import { createFormOf, createWords, wordsIn } from './form';
import { findFaults, type Tapped } from './judge';
import { createNetwork } from './network';
import {
  complaintsOn,
  isInMemory,
  linesOf,
  openChat,
  shownMessages,
  storedDrafts,
  typedIn,
  writtenIn,
  type Window,
} from './window';

export const writes = ['complaint', 'application', 'payment', 'message', 'rating'] as const;
export type WriteName = (typeof writes)[number];

export type Which = 0 | 1;

const scenarioName = 'card-repayment';
const sessionId = 'chat';
const newLoan = findScenario('new-loan');

function takeBackMessage({ chat }: Window): void {
  const conversation = openChat(chat)?.conversation;
  const [message] = conversation ? unsentMessages(conversation.book.getSnapshot()) : [];
  if (message) conversation?.actions.cancelMessage(message.id);
}

/**
 * One borrower's phone with two windows, a network that does as it is told, and the mock backend. What is sent is
 * counted where it arrives. Timers must be held by the test; time passes by `pass` alone.
 * @param knowsKeys whether the server knows idempotency keys; one that does not meets no copies that the browser makes
 */
export async function createWorld({ knowsKeys }: { knowsKeys: boolean }) {
  // The windows of the run before have no listeners any more.
  stopListening();
  const times = createTimes(noon);
  const scenario = findScenario(scenarioName);
  const settings = { scenario: scenarioName };
  const backend = createBackend({ settings, origin: 'http://localhost', realNow: times.server });
  const orderId = orderIdOf(scenario, 1);
  const { id: productId } = productOf(scenario.market);
  const offered = productOf(newLoan.market).id;
  const initialOrders = backend.snapshot().state.orders.length;
  const newOrders = () => backend.snapshot().state.orders.length - initialOrders;
  /** A complaint that has its answer, and waits for its stars. */
  const problemId = '501';
  const created = backend.snapshot();
  const createdAt = noon - 9 * millisecondsInDay;
  const earlier = { type: '6', sonType: '', content: 'An earlier complaint', images: [], createdAt };
  const answered = newComplaint({ ...earlier, problemId, orderNo: orderId }, scenario.market);
  backend.restore({ ...created, state: { ...created.state, complaints: [answered] } });
  const network = createNetwork({ backend, times, knowsKeys });
  const device = emptyDevice();
  const words = createWords();
  const tapped: Tapped = {
    messages: new Map(),
    kept: new Set(),
    forgotten: new Set(),
    resent: new Set(),
    takenBack: new Set(),
    isRated: false,
  };
  let typedMessages = 0;
  let token = 'first';
  /** It has room also while the database has none. The product uses only the three functions that it has. */
  const localStorage = storageOn(new Map()) as Storage;
  const storageOf = (openTable: ReturnType<typeof doorOf>) =>
    createStorage({ owner: () => 'u:1', now: times.clock.now, stores: storeNames, openTable, localStorage });

  async function openWindow(build: BuildAge = 'older'): Promise<Window> {
    const page: Page = { isDead: false, lateMs: [], hanging: 0 };
    const storage = storageOf(doorOf(device, page, build));
    const api = clientOn((request) => network.carry(request, page), {
      idempotencyHeader: 'Idempotency-Key',
      commonParams: () => ({ userId: '1', token, deviceId: 'd' }),
      onServerTime: times.clock.synchronize,
      watch: (call, reply, asked) => void noteReading(call, reply, asked),
    });
    const session = { current: () => ({ ownerId: 'u:1', userId: '1' }), commonParams: () => ({}) };
    const money = { api, storage, clock: times.clock, queryClient: createQueryClient() };
    // Only the functions of the session that it uses.
    const noteReading = createReadings(() => ({ ...money, session: session as never }));
    const locale = { i18n: { locale: 'en', _: () => '' } };
    // Only the services that the chat uses: code that uses others fails at once.
    const services = { api, storage, clock: times.clock, session, locale } as unknown as Services;
    const queryClient = createQueryClient();
    const marketId = scenario.market.id;
    const chat = createLiveChat({ services, queryClient, orderNo: orderId, selectedIndex: null, marketId });
    void chat.open();
    const complaints = createSendDeps({ ...money, session }, scenario.market);
    return {
      page,
      storage,
      api,
      money,
      complaints,
      form: createFormOf(orderId, complaints, words),
      ratings: { api, storage, clock: times.clock, session },
      chat,
    };
  }

  const first = storageOf(doorOf(device, { isDead: false, lateMs: [], hanging: 0 }));
  const begun = sessionStarted({ orderNo: orderId, locale: 'en', marketId: scenario.market.id, categories: [] });
  await addSession(first, { id: sessionId, orderNo: orderId, startedAt: noon }, [{ ...begun, at: noon, seq: 0 }]);
  const windows: [Window, Window] = [await openWindow(), await openWindow()];
  // The conversation opens in both.
  await turns();

  /** What the pages of both windows have shown since the beginning: the debt, and a card that needs no code. */
  const order = { orderId, productId };
  const way = await windows[0].api.call(repaymentWay, { orderId });
  const card = way.bankCards.find(({ id }) => id === '8802');
  const loan = await windows[0].api.call(loanDetails, order);
  const { amount } = way;
  if (!card || typeof amount !== 'bigint') throw new Error('The scenario has no such card, or no amount');
  const shown: Tap = { order, market: scenario.market.id, loan, amount, shownSeq: 0, confirmed: '' };

  const taps: Record<WriteName, (window: Window) => Promise<unknown>> = {
    complaint: ({ form }) => form.tap(network.isOnline()),
    application({ api, storage, ratings }) {
      const terms = { productId: offered, amount: '100000', periods: '1', termUnit: 'day', source: 'h5' } as const;
      // Only the functions of the session that it uses.
      const services = { api, storage, clock: times.clock, session: ratings.session as never };
      return sendApplication(services, { terms, hasConsent: () => true, known: null });
    },
    payment: ({ money }) => payByCard(money, shown, card),
    async message({ chat }) {
      const text = typedIn(chat);
      // A conversation that is over takes no text.
      const before = openChat(chat)?.conversation.book.getSnapshot();
      if (text !== '') chat.send(text);
      if (openChat(chat)?.conversation.book.getSnapshot() !== before)
        for (const line of linesOf(text)) tapped.messages.set(line, (tapped.messages.get(line) ?? 0) + 1);
    },
    async rating({ page, ratings }) {
      // What goes back to the person is in the dialog, for another tap; a window that was killed tells no one anything.
      await rate({ subject: 'complaint', problemId }, 4, ratings).then(
        () => (tapped.isRated ||= !page.isDead),
        () => undefined,
      );
    },
  };

  /** Cancels the oldest complaint that waits, as in the list, after the question that says that its text goes. */
  async function takeBackComplaint({ page, storage }: Window): Promise<void> {
    const entries = await storage.open(complaintOutbox).list();
    const entry = entries[entries.length - 1]?.data;
    if (!entry) return;
    for (const word of wordsIn(entry.text)) words.told.add(word);
    if ((await cancelEntry(storage, entry.id)) === 'removed' && !page.isDead && !mayHaveLeft(entry.attempt))
      tapped.takenBack.add(entry.text);
  }

  function sendAgain({ chat }: Window): void {
    const conversation = openChat(chat)?.conversation;
    const [message] = conversation ? messagesIn(conversation.book.getSnapshot(), ...stuckStates) : [];
    if (!message) return;
    // The person was told that the server may have it, or has refused it.
    if (message.delivery !== 'full') for (const line of linesOf(message.value)) tapped.resent.add(line);
    conversation?.actions.retryMessage(message.id);
  }

  async function startOver({ chat }: Window, how: 'keep' | 'forget'): Promise<void> {
    const conversation = openChat(chat)?.conversation;
    if (!conversation) return;
    // The question before it tells what is deleted: the conversation, and the text in the input.
    if (how === 'forget')
      for (const text of [...(await writtenIn(first, conversation)), ...linesOf(typedIn(chat))])
        tapped.forgotten.add(text);
    await chat.restart(how);
  }

  async function pass(ms: number): Promise<void> {
    times.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
  }

  return {
    times,
    device,
    struck: network.struck,
    backend,
    settle: () => turns(),
    newOrders,
    commits: network.commits,
    order,
    offered,
    problemId,
    marketId: scenario.market.id,
    windowOf: (index: Which) => windows[index],
    conversationOf: (index: Which) => openChat(windows[index].chat)?.conversation,
    setFates: network.setFates,
    setOnline: network.setOnline,
    renewToken: () => void (token += '+'),
    /** The person turns from the other window to this one, which takes longer than a device that works. */
    async type(index: Which): Promise<void> {
      windows[index === 0 ? 1 : 0].form.hide();
      await turns();
      await pass(50);
      void windows[index].form.type();
      await turns();
    },
    /** One more line in the input of the chat, behind what an earlier conversation has left there. */
    async typeMessage(index: Which): Promise<void> {
      typedMessages += 1;
      const draft = openChat(windows[index].chat)?.draft;
      draft?.change([draft.getSnapshot(), `Message ${typedMessages}`].filter(Boolean).join('\n'));
      await pass(saveAfterMs);
      await turns();
      for (const line of await storedDrafts(first)) tapped.kept.add(line);
    },
    /** Opens the form: what a killed window has left in it is sent as it is. */
    async opensBlank(index: Which): Promise<boolean> {
      void windows[index].form.open();
      await turns();
      return windows[index].form.isBlank();
    },
    takeBack(what: 'complaint' | 'message', index: Which): void {
      if (what === 'message') takeBackMessage(windows[index]);
      else void takeBackComplaint(windows[index]);
    },
    sendAgain: (index: Which) => sendAgain(windows[index]),
    startOver: (how: 'keep' | 'forget', index: Which) => void startOver(windows[index], how),
    setFull: (isFull: boolean) => void (device.isFull = isFull),
    /** One of the next changes of a window is committed, and reported so much later. */
    beLate: (index: Which, skip: number, ms: number) =>
      void (windows[index].page.lateMs = [...Array.from({ length: skip }, () => 0), ms]),
    cut: (index: Which) => void (windows[index].page.isCut = true),
    leave: (index: Which) => windows[index].form.leave(),
    tap: (write: WriteName, index: Which) => void taps[write](windows[index]),
    /** What a window does by itself at its start, when the network comes back, when it is seen again. */
    wake(index: Which): void {
      const { storage, complaints, ratings, money, form } = windows[index];
      form.wake();
      if (windows[index].chat.getSnapshot().phase === 'failed') void windows[index].chat.open();
      void flushOutbox(storage, waitingComplaints(complaints));
      void flushOutbox(storage, ratingOutbox(ratings));
      void endKilled(money, orderId)
        .then(() => readWholeLoan(money, order))
        .catch(() => undefined);
      // The chat sends by itself when the device reports a network.
      globalThis.dispatchEvent(new Event('online'));
    },
    /** @param build of the page that is opened next */
    async kill(index: Which, build: BuildAge = 'older'): Promise<void> {
      const window = windows[index];
      if (isInMemory(window)) {
        // The page has said that what it stores does not outlive it.
        const lasting = new Set((await complaintsOn(first)).flatMap(wordsIn));
        for (const word of (await complaintsOn(window.storage, () => turns().then(() => []))).flatMap(wordsIn))
          if (!lasting.has(word)) words.told.add(word);
      }
      window.form.kill();
      window.page.isDead = true;
      const conversation = openChat(window.chat)?.conversation;
      conversation?.close();
      // What the full device could not note, it has said: of each message, and of the input in the frame of the page.
      const hasSaid = isInMemory(window) || window.storage.status.getSnapshot().full;
      /** Behind a change that hangs a message is shown as on its way, unless it was stored as text before. */
      const forget = (text: string, isTold: boolean) => {
        const isHanging = window.page.hanging > 0;
        for (const line of linesOf(text))
          if (isTold || (isHanging && !tapped.kept.has(line))) tapped.forgotten.add(line);
      };
      forget(typedIn(window.chat), hasSaid);
      for (const { id, value, delivery } of conversation ? shownMessages(conversation.book.getSnapshot()) : [])
        if (isInMemory(window) || conversation?.book.isOnlyHere(id))
          forget(value, isInMemory(window) || !['queued', 'storing'].includes(delivery));
      windows[index] = await openWindow(build);
    },
    end: () => windows.forEach(({ chat }) => openChat(chat)?.conversation.close()),
    pass,
    /** What the server has done more than once, and what is nowhere any more; empty where all is well. */
    async check(): Promise<string[]> {
      const { refused, violations } = network;
      const sent = { knowsKeys, backend, newOrders: newOrders(), problemId, refused };
      const faults = await findFaults({ ...sent, first, windows, words, tapped });
      return [...violations, ...faults];
    },
  };
}
