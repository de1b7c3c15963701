import { createBackend } from '@mocks/backend/create-backend';
import { findScenario } from '@mocks/scenarios';
import { newComplaint } from '@mocks/seed/complaints';
import { orderIdOf, productOf } from '@mocks/seed/create-state';
import { noon } from '@mocks/test-support/client';
import { millisecondsInDay } from 'date-fns/constants';
import { storeNames } from '@/config/stores';
import { unsentMessages, type LiveConversation } from '@/features/chat/live/conversation';
import { createLiveChat, type LiveChat } from '@/features/chat/live/live-chat';
import { messagesIn, replay } from '@/features/chat/log/reduce';
import { stuckStates, toArray, unsentStates, type ChatState } from '@/features/chat/log/state';
import { addSession, listSessions, readConversations, readLog } from '@/features/chat/records/chat-sessions';
import { cancelEntry, mayHaveLeft } from '@/features/complaints/outbox/outbox';
import { createSendDeps, waitingComplaints, type SendDeps } from '@/features/complaints/outbox/send-complaint';
import { complaintDrafts, complaintOutbox } from '@/features/complaints/records/complaint-drafts';
import { sendApplication } from '@/features/loan/confirm/attempt/send-application';
import { payByCard, type Tap } from '@/features/pay/card/pay';
import type { PayNeeds } from '@/features/pay/card/step';
import { endKilled, readWholeLoan } from '@/features/pay/records/note-answer';
import { createReadings } from '@/features/pay/records/readings';
import { repaymentWay, type BankCard } from '@/platform/api/contract/card-repayment';
import { loanDetails } from '@/platform/api/contract/loan';
import type { ApiClient } from '@/platform/api/http/create-client';
import { saveAfterMs } from '@/platform/browser/save-timer';
import { wait } from '@/platform/browser/wait';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { createStorage, type DeviceStorage } from '@/platform/storage/storage';
import { flushOutbox } from '@/platform/writes/outbox';
import { rate, ratingOutbox, waitingRatings } from '@/platform/writes/ratings';
import { storageOn } from '../support/browser-storage';
import { clientOn } from '../support/client';
import { sessionStarted } from '../support/sample-conversation';
import { createTimes } from '../support/times';
import { doorOf, emptyDevice, type BuildAge, type Page } from './device';
import { createFormOf, createWords, wordsIn } from './form';

/**
 * What becomes of one request. `isDone`: the server carries it out, so many milliseconds after it has arrived;
 * `copies` the browser makes by itself; `answer`: what the page sees of it, after so many milliseconds, which need
 * not wait for the server.
 */
export type Fate = {
  isDone: boolean;
  doneAfterMs: number;
  /** Instead, for money, which a bank may book at any time. */
  bookedAfterMs: number;
  copies: number;
  answer: 'own' | 'lost' | 'refused' | 400 | 401 | 403 | 404 | 408 | 409 | 429 | 500 | 503;
  afterMs: number;
};

export const writes = ['complaint', 'application', 'payment', 'message', 'rating'] as const;
export type WriteName = (typeof writes)[number];

export type Which = 0 | 1;

type Window = {
  page: Page;
  storage: DeviceStorage;
  api: ApiClient;
  money: PayNeeds;
  complaints: SendDeps;
  ratings: Parameters<typeof ratingOutbox>[0];
  form: ReturnType<typeof createFormOf>;
  chat: LiveChat;
};

const scenarioName = 'card-repayment';
const sessionId = 'chat';
/** A complaint that was saved so long before another send is found by the look-ups before it. */
const toFindMs = 10_000;
const unused = findScenario('new-loan');

const isInMemory = ({ storage }: Window) => storage.status.getSnapshot().mode === 'memory';

/** The texts of drafts and of complaints that wait. @param limit what is read of a store that does not answer */
async function complaintsOn(
  storage: DeviceStorage,
  limit = () => new Promise<never[]>(() => undefined),
): Promise<string[]> {
  const lists = [storage.open(complaintOutbox).list(), storage.open(complaintDrafts).list()];
  const read = await Promise.all(lists.map((list) => Promise.race([list, limit()])));
  return read.flat().map(({ data }) => data.text);
}

/** The chat on the screen. */
function openChat(chat: LiveChat) {
  const snapshot = chat.getSnapshot();
  return snapshot.phase === 'open' ? snapshot : null;
}

const typedIn = (chat: LiveChat): string => openChat(chat)?.draft.getSnapshot() ?? '';

const linesOf = (text: string) => text.split('\n');

const shownMessages = (state: ChatState) =>
  toArray(state.items).flatMap((item) => (item.kind === 'message' ? [item] : []));

/** The text of a complaint that is sent; `null`: another request. */
async function textOf(request: Request): Promise<string | null> {
  if (!request.url.includes('/problem-save')) return null;
  const text = (await request.clone().formData()).get('problemDetail');
  return typeof text === 'string' ? text : null;
}

/** What a message of the chat says, by the form or the JSON of its request. */
async function bodyOf(request: Request): Promise<string> {
  const body = decodeURIComponent((await request.clone().text()).replaceAll('+', ' '));
  return body.replaceAll(/\r\n|\\n/g, '\n');
}

/** What the page sees. @param served the server's own answer */
function answerOf({ answer }: Fate, served: Promise<Response> | undefined): Promise<Response> | Response {
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer === 'refused') return Response.json({ code: '4099', msg: 'Sent already' });
  return answer === 'own' && served ? served : new Response('', { status: Number(answer) });
}

/**
 * One borrower's phone with two windows, a network that does as it is told, and the mock backend. What is sent is
 * counted where it arrives. Timers must be held by the test; time passes by `pass` alone.
 * @param turn lets everything run that is ready
 * @param knowsKeys whether the server knows idempotency keys; one that does not meets no copies that the browser makes
 */
export async function createWorld({ knowsKeys, turn }: { knowsKeys: boolean; turn: () => Promise<void> }) {
  const times = createTimes(noon);
  const scenario = findScenario(scenarioName);
  const settings = { scenario: scenarioName };
  const backend = createBackend({ settings, origin: 'http://localhost', realNow: times.server });
  const orderId = orderIdOf(scenario, 1);
  const { id: productId } = productOf(scenario.market);
  const offered = productOf(unused.market).id;
  const initialOrders = backend.snapshot().state.orders.length;
  /** A complaint that has its answer, and waits for its stars. */
  const problemId = '501';
  const created = backend.snapshot();
  const createdAt = noon - 9 * millisecondsInDay;
  const earlier = { type: '6', sonType: '', content: 'An earlier complaint', images: [], createdAt };
  const answered = newComplaint({ ...earlier, problemId, orderNo: orderId }, scenario.market);
  backend.restore({ ...created, state: { ...created.state, complaints: [answered] } });
  const starsOf = () => backend.snapshot().state.complaints.find((one) => one.problemId === problemId)?.score ?? null;
  const device = emptyDevice();
  const words = createWords();
  const tapped = {
    /** Each line, and from how many inputs it was sent: both windows may have it. */
    messages: new Map<string, number>(),
    /** Lines that were stored while they were typed. */
    kept: new Set<string>(),
    forgotten: new Set<string>(),
    resent: new Set<string>(),
    isRated: false,
  };
  let typedMessages = 0;
  const takenBack = new Set<string>();
  /** What the server has refused: also a copy of what it has, which no list shows. */
  const refused: string[] = [];
  const violations: string[] = [];
  let fates: Fate[] = [];
  let isOnline = true;
  /** How many requests met no network, and how many had no answer when their window was killed. */
  const struck = { offline: 0, open: 0 };
  let token = 'first';
  /** Commits by their key, and whether one has been carried out. */
  const commits = new Set<string>();
  let paidBy: string | null = null;
  let ratedBy: string | null = null;
  /** The order in which requests left, and the stars arrived. */
  let tick = 0;
  let ratedAt = Infinity;
  /** When each complaint was first carried out, by its text. */
  const savedAt = new Map<string, number>();

  function count(request: Request, leftAt: number): void {
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (request.url.includes('/save-score')) {
      if (!knowsKeys && ratedAt < leftAt && ratedBy === key) violations.push('a rating left again after it was taken');
      ratedBy ??= key;
      tick += 1;
      ratedAt = Math.min(ratedAt, tick);
    }
    if (!request.url.includes('/repayment-commit')) return;
    if (paidBy !== null && paidBy !== key) violations.push('a payment left after one that was carried out');
    commits.add(key);
    paidBy ??= key;
  }

  async function serve(request: Request, copies: number, leftAt: number): Promise<Response> {
    for (let left = copies; ; left -= 1) {
      count(request, leftAt);
      const headers = new Headers(request.headers);
      if (!knowsKeys) headers.delete('Idempotency-Key');
      const response = await backend.respond(new Request(request.clone(), { headers }));
      if (left === 0 || !knowsKeys) return response;
    }
  }

  async function noteRefusal(request: Request, { answer }: Fate): Promise<void> {
    if (answer === 'refused') refused.push(await bodyOf(request));
  }

  async function carry(request: Request, page: Page): Promise<Response> {
    // The timers of a killed page still run here: its storage gives up, and would go on in memory.
    if (page.isDead) return new Promise(() => undefined);
    const isRead =
      !/commit|push|problem-save|upload|record|score|vcode/.test(new URL(request.url).pathname) ||
      request.method === 'GET';
    const usual = { isDone: true, doneAfterMs: 0, bookedAfterMs: 0, copies: 0, answer: 'own', afterMs: 0 } as const;
    const isMoney = request.url.includes('/repayment-commit');
    const fate: Fate = (isRead ? undefined : fates.shift()) ?? usual;
    if (!isOnline) {
      struck.offline += 1;
      throw new TypeError('Failed to fetch');
    }
    tick += 1;
    const leftAt = tick;
    const text = await textOf(request);
    // A server that knows no keys and saves later than it can be asked is sent it again (decision 59, failed writes).
    if (text !== null && (savedAt.get(text) ?? Infinity) + toFindMs < times.monotonic())
      violations.push(`"${text}" left again after it was saved`);
    const isDone = fate.answer === 'own' || fate.isDone;
    const delay = isMoney ? fate.bookedAfterMs : fate.doneAfterMs;
    const served = isDone
      ? (delay > 0 ? wait(delay) : Promise.resolve()).then(async () => {
          const response = await serve(request, fate.copies, leftAt);
          if (text !== null && !savedAt.has(text)) savedAt.set(text, times.monotonic());
          return response;
        })
      : undefined;
    await noteRefusal(request, fate);
    // The refusal of a copy: the server answers it after it has done the first.
    if (fate.answer === 'own' || fate.answer === 'refused') await served;
    if (fate.afterMs > 0) await wait(fate.afterMs);
    if (!page.isDead) return answerOf(fate, served);
    struck.open += 1;
    return new Promise(() => undefined);
  }

  /** It has room also while the database has none. */
  const localStorage = storageOn(new Map()) as Storage;
  const storageOf = (openTable: ReturnType<typeof doorOf>) =>
    createStorage({ owner: () => 'u:1', now: times.clock.now, stores: storeNames, openTable, localStorage });

  async function openWindow(build: BuildAge = 'older'): Promise<Window> {
    const page: Page = { isDead: false, lateMs: [], hanging: 0 };
    const storage = storageOf(doorOf(device, page, build));
    const api = clientOn((request) => carry(request, page), {
      idempotencyHeader: 'Idempotency-Key',
      commonParams: () => ({ userId: '1', token, deviceId: 'd' }),
      onServerTime: times.clock.synchronize,
      watch: (call, reply, asked) => void noteReading(call, reply, asked),
    });
    const session = { current: () => ({ ownerId: 'u:1', userId: '1' }), commonParams: () => ({}) };
    const money = { api, storage, clock: times.clock, queryClient: createQueryClient() };
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
  await turn();

  /** What the pages of both windows have shown since the beginning: the debt, and a card that needs no code. */
  const order = { orderId, productId };
  const way = await windows[0].api.call(repaymentWay, { orderId });
  const card = way.bankCards.find(({ id }) => id === '8802') as BankCard;
  const loan = await windows[0].api.call(loanDetails, order);
  const amount = way.amount as bigint;
  const shown: Tap = { order, market: scenario.market.id, loan, amount, shownSeq: 0, confirmed: '' };

  const taps: Record<WriteName, (window: Window) => Promise<unknown>> = {
    complaint: ({ form }) => form.tap(isOnline),
    application({ api, storage, ratings }) {
      const terms = { productId: offered, amount: '100000', periods: '1', termUnit: 'day', source: 'h5' } as const;
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
      takenBack.add(entry.text);
  }

  function sendAgain({ chat }: Window): void {
    const conversation = openChat(chat)?.conversation;
    const [message] = conversation ? messagesIn(conversation.book.getSnapshot(), ...stuckStates) : [];
    if (!message) return;
    // The person was told that the server may have it, or has refused it.
    if (message.delivery !== 'full') for (const line of linesOf(message.value)) tapped.resent.add(line);
    conversation?.actions.retryMessage(message.id);
  }

  function takeBackMessage({ chat }: Window): void {
    const conversation = openChat(chat)?.conversation;
    const [message] = conversation ? unsentMessages(conversation.book.getSnapshot()) : [];
    if (message) conversation?.actions.cancelMessage(message.id);
  }

  /** The messages of a conversation that the device has, and those that only its window has. */
  async function writtenIn({ id, book }: LiveConversation): Promise<string[]> {
    const stored = (await readLog(first, id)).events;
    return [replay(stored), book.getSnapshot()].flatMap(shownMessages).flatMap(({ value }) => linesOf(value));
  }

  async function startOver({ chat }: Window, how: 'keep' | 'forget'): Promise<void> {
    const conversation = openChat(chat)?.conversation;
    if (!conversation) return;
    // The question before it tells what is deleted: the conversation, and the text in the input.
    if (how === 'forget')
      for (const text of [...(await writtenIn(conversation)), ...linesOf(typedIn(chat))]) tapped.forgotten.add(text);
    await chat.restart(how);
  }

  /** The lines of the inputs of the chat that are stored. */
  async function storedDrafts(): Promise<string[]> {
    const heads = await listSessions(first);
    return heads.flatMap(({ drafts }) => Object.values(drafts)).flatMap(linesOf);
  }

  async function pass(ms: number): Promise<void> {
    times.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
  }

  return {
    times,
    violations,
    device,
    struck,
    backend,
    settle: turn,
    newOrders: () => backend.snapshot().state.orders.length - initialOrders,
    commits: () => commits.size,
    order: { orderId, productId },
    offered,
    problemId,
    marketId: scenario.market.id,
    windowOf: (index: Which) => windows[index],
    conversationOf: (index: Which) => openChat(windows[index].chat)?.conversation,
    setFates: (next: readonly Fate[]) => void (fates = [...next]),
    setOnline: (online: boolean) => void (isOnline = online),
    renewToken: () => void (token += '+'),
    /** The person turns from the other window to this one, which takes longer than a device that works. */
    async type(index: Which): Promise<void> {
      windows[index === 0 ? 1 : 0].form.hide();
      await turn();
      await pass(50);
      void windows[index].form.type();
      await turn();
    },
    /** One more line in the input of the chat, behind what an earlier conversation has left there. */
    async typeMessage(index: Which): Promise<void> {
      typedMessages += 1;
      const draft = openChat(windows[index].chat)?.draft;
      draft?.change([draft.getSnapshot(), `Message ${typedMessages}`].filter(Boolean).join('\n'));
      await pass(saveAfterMs);
      await turn();
      for (const line of await storedDrafts()) tapped.kept.add(line);
    },
    isBlank: (index: Which) => windows[index].form.isBlank(),
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
        for (const word of (await complaintsOn(window.storage, () => turn().then(() => []))).flatMap(wordsIn))
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
      const { complaints, orders, chat } = backend.snapshot().state;
      // Also of a device whose windows have lost it.
      const storages = [first, ...windows.map(({ storage }) => storage)];
      const kept = (await Promise.all(storages.map((storage) => complaintsOn(storage)))).flat();
      const admitted = windows.flatMap(({ form }) => form.admitted());
      const known = new Set([
        ...[...kept, ...complaints.map(({ content }) => content)].flatMap(wordsIn),
        ...words.told,
        ...admitted,
      ]);
      const logsOf = async (storage: DeviceStorage) =>
        (await readConversations(storage)).map(({ events }) => replay(events));
      const logs = await logsOf(first);
      const inWindows = (await Promise.all(windows.map(({ storage }) => logsOf(storage))))
        .flat()
        .flatMap(shownMessages);
      const screens = windows.flatMap(({ chat: { getSnapshot } }) => {
        const snapshot = getSnapshot();
        return snapshot.phase === 'open' ? [snapshot.state] : [];
      });
      const onScreens = [...logs, ...screens].flatMap(shownMessages);
      // The next conversation continues what another window could not store.
      const drafts = [...windows.map(({ chat: one }) => typedIn(one)), ...(await storedDrafts())];
      const written = new Set([...[...onScreens, ...inWindows].map(({ value }) => value), ...drafts].flatMap(linesOf));
      const recorded = (text: string) =>
        chat.filter(({ value }) => value === text || linesOf(value).includes(text)).length;
      /** The messages with the same words: the text of an input that both windows have is sent by each. */
      const othersOf = (id: string, text: string) =>
        new Set(onScreens.flatMap((one) => (one.id !== id && one.value === text ? [one.id] : []))).size;
      const saved = (text: string) => complaints.filter(({ content }) => content === text).length;
      const waiting = await Promise.all(storages.map((storage) => storage.open(waitingRatings).list()));
      const isGone = tapped.isRated && starsOf() === null && waiting.flat().length === 0;
      const faults: [boolean, string][] = [
        ...words.typed().map((word): [boolean, string] => [!known.has(word), `the word ${word} is gone`]),
        ...complaints.map(({ content }): [boolean, string] => [
          knowsKeys && saved(content) > 1,
          `"${content}" was saved ${saved(content)} times`,
        ]),
        ...[...words.sent].map((text): [boolean, string] => [
          saved(text) === 0,
          `"${text}" is shown as sent, and is not`,
        ]),
        ...[...takenBack].map((text): [boolean, string] => [saved(text) > 0, `"${text}" was taken back, and was sent`]),
        ...[...tapped.messages].flatMap(([text, sends]): [boolean, string][] => [
          [!written.has(text) && recorded(text) === 0 && !tapped.forgotten.has(text), `"${text}" is gone`],
          [
            recorded(text) > sends && !tapped.resent.has(text),
            `"${text}" was sent ${sends} times, and recorded ${recorded(text)} times`,
          ],
        ]),
        ...onScreens.flatMap(({ id, value, delivery }): [boolean, string][] => [
          [delivery === 'sent' && recorded(value) === 0, `"${value}" is shown as sent, and is not`],
          [
            (delivery === 'cancelled' || unsentStates.includes(delivery)) && recorded(value) > othersOf(id, value),
            `"${value}" is shown as ${delivery}, and was sent`,
          ],
          [
            delivery === 'refused' && !refused.some((body) => body.includes(value)),
            `"${value}" is shown as refused, and was not`,
          ],
        ]),
        [isGone, 'the rating is gone'],
        [orders.length - initialOrders > 1, `${orders.length - initialOrders} applications were taken`],
      ];
      return [...violations, ...faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []))];
    },
  };
}
