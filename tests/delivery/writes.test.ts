// @vitest-environment jsdom
import { isCode } from '@/domain/payments/payment';
import { complaintDrafts, complaintOutbox } from '@/features/complaints/records/complaint-drafts';
import { keepSelectedOrder, readSelectedOrder } from '@/features/complaints/records/selected-order';
import { findEarlierAttempt } from '@/features/loan/confirm/attempt/send-application';
import { claimPayment } from '@/features/pay/code/paid-dialog';
import { virtualAccountQuery } from '@/features/pay/code/queries';
import { readBook } from '@/features/pay/records/book';
import { deskStoreNames } from '@/internal/desk/storage/support-cases';
import { listImported, placeImported, saveImported } from '@/internal/desk/storage/support-sessions';
import { createStorage } from '@/platform/storage/storage';
import { rate, waitingRatingQuery, waitingRatings } from '@/platform/writes/ratings';
import { paymentOf } from '../support/payments';
import { providePictures } from '../support/pictures';
import { sampleConversation } from '../support/sample-conversation';
import { doorOf } from './device';
import type { Fate } from './network';
import { createWorld, type Which } from './world';

const both = [0, 1] as const;

type World = Awaited<ReturnType<typeof createWorld>>;
type Window = ReturnType<World['windowOf']>;

/** How often the server has the write, and whether the phone has it. */
type Truth = { done: number; isKept: boolean };

type Row = {
  /** Both windows before the write; the second one only looks. */
  prepare?: (world: World) => Promise<unknown>;
  /** The tap, or the typing. @returns `told` if it failed and said so, where no screen of the model shows it */
  act: (world: World, window: Which) => unknown;
  /** What the page of the second window has read before; the form of a complaint and the chat are open there. */
  look?: (world: World) => unknown;
  /** What the person does in the second window afterwards; by default the same. */
  again?: (world: World) => unknown;
  truth: (world: World) => Promise<Truth>;
  isLocal?: true;
};

const complaintsOf = ({ backend }: World) =>
  backend.snapshot().state.complaints.filter(({ content }) => /^w\d/.test(content));

async function writtenOn({ windowOf }: World) {
  const { storage } = windowOf(1);
  const lists = await Promise.all([storage.open(complaintDrafts).list(), storage.open(complaintOutbox).list()]);
  return lists.flat().map(({ data }) => data);
}

/** In the end the server has the complaint once, and the phone no draft of it. */
async function expectOneComplaint(world: World): Promise<void> {
  await world.settle();
  await world.pass(10_000);
  await world.settle();
  const faults = await world.check();
  world.end();
  expect(faults).toEqual([]);
  expect(complaintsOf(world)).toHaveLength(1);
  expect(await writtenOn(world)).toEqual([]);
}

/** Whether an open form says that it is not saved. */
const isAdmitted = ({ windowOf }: World) => both.some((window) => windowOf(window).form.admitted().length > 0);

const complaint = async (world: World): Promise<Truth> => ({
  done: complaintsOf(world).length,
  isKept: (await writtenOn(world)).length > 0 || isAdmitted(world),
});

async function typed(world: World): Promise<void> {
  await world.type(0);
  await world.pass(600);
  await world.windowOf(1).form.open();
}

/** The second window opens the conversation only after the first. */
const opens = (world: World) => world.pass(1_000);

/** Both windows ask for the stars of an answer. */
async function askForStars({ conversationOf, settle }: World): Promise<void> {
  const id = 'helpful';
  // Nothing is sent before them.
  void conversationOf(0)?.book.add(
    { type: 'message-queued', id, kind: 2, value: '1', qaId: 'q' },
    { type: 'message-cancelled', id },
  );
  await settle();
  await conversationOf(1)?.book.refresh();
}

/** @param type of the record in the chat */
const chat =
  (type: string) =>
  async (world: World): Promise<Truth> => ({
    done: world.backend.snapshot().state.chat.filter((one) => one.type === type).length,
    // What the screens and the logs show is compared by the world.
    isKept: true,
  });

const starsWait = async ({ windowOf }: World) => (await windowOf(1).storage.open(waitingRatings).list()).length > 0;
const told = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    () => 'told',
  );

const lookAtRating = ({ storage, money }: Window, rated: Parameters<typeof waitingRatingQuery>[1]) =>
  money.queryClient.fetchQuery(waitingRatingQuery(storage, rated));

/** The person opens the page of a code; @returns how the page shows it */
async function askForCode({ windowOf, order }: World, window: Which): Promise<'shown' | 'failed'> {
  const { money, ratings } = windowOf(window);
  const choice = { ...order, amount: '', payType: '1', payCode: '', display: '', method: '', refNo: '' };
  const code = virtualAccountQuery({ ...money, session: ratings.session as never }, choice);
  return money.queryClient.fetchQuery(code).then(
    () => 'shown',
    () => 'failed',
  );
}

const claimed = { ...paymentOf({ id: 'claimed' }), seq: 0 };
const code = isCode(claimed) ? claimed : expect.fail('no code');

function deskOf({ device, windowOf, times }: World, window: Which) {
  const openTable = doorOf(device, windowOf(window).page);
  return createStorage({ owner: () => 'desk', now: times.clock.now, stores: deskStoreNames, openTable });
}

const rows: Record<string, Row> = {
  'draft of a complaint': { act: (world, window) => world.type(window), truth: complaint, isLocal: true },
  complaint: { prepare: typed, act: (world, window) => world.tap('complaint', window), truth: complaint },
  'picture of a complaint': {
    prepare: typed,
    act: (world, window) => world.windowOf(window).form.pick(),
    again: (world) => world.tap('complaint', 1),
    truth: async (world) => ({
      done: Math.max(0, ...complaintsOf(world).map(({ images }) => images.length)),
      isKept: isAdmitted(world) || (await writtenOn(world)).some(({ images }) => images.length > 0),
    }),
  },
  'complaint that is taken back': {
    async prepare(world) {
      await typed(world);
      world.setOnline(false);
      world.tap('complaint', 0);
      await world.settle();
    },
    act: (world, window) => world.takeBack('complaint', window),
    truth: async () => ({ done: 0, isKept: true }),
    isLocal: true,
  },
  'chat message': {
    prepare: (world) => world.typeMessage(0),
    act: (world, window) => world.tap('message', window),
    again: (world) => world.takeBack('message', 1),
    truth: chat('4'),
  },
  'chat message that is taken back': {
    async prepare(world) {
      await world.typeMessage(0);
      world.setOnline(false);
      world.tap('message', 0);
      await world.settle();
    },
    act: (world, window) => world.takeBack('message', window),
    truth: chat('4'),
    isLocal: true,
  },
  'rating of the chat': {
    look: opens,
    prepare: askForStars,
    act: ({ conversationOf }, window) => conversationOf(window)?.actions.rate(4),
    truth: chat('3'),
  },
  'request for a person': {
    look: opens,
    act: ({ conversationOf }, window) => conversationOf(window)?.actions.handOff(''),
    again: (world) => world.windowOf(1).chat.getSnapshot(),
    truth: chat('1'),
  },
  'chat that is started again': {
    async prepare(world) {
      await world.typeMessage(1);
      world.setOnline(false);
      world.tap('message', 1);
      await world.settle();
    },
    act: (world, window) => world.startOver('keep', window),
    truth: chat('4'),
    isLocal: true,
  },
  'rating of a complaint': {
    look: ({ windowOf, problemId }) => lookAtRating(windowOf(1), { subject: 'complaint', problemId }),
    act: ({ windowOf, problemId }, window) =>
      told(rate({ subject: 'complaint', problemId }, 4, windowOf(window).ratings)),
    truth: async (world) => ({
      done: world.backend.snapshot().state.complaints.filter(({ score }) => score !== null).length,
      isKept: await starsWait(world),
    }),
  },
  'rating of a loan': {
    // Only then the page asks for stars.
    async prepare({ backend, order }) {
      const { state, ...rest } = backend.snapshot();
      const orders = state.orders.map((one) => ({ ...one, asksForScore: one.orderId === order.orderId }));
      backend.restore({ ...rest, state: { ...state, orders } });
    },
    look: ({ windowOf, order }) => lookAtRating(windowOf(1), { subject: 'loan', ...order }),
    act: ({ windowOf, order }, window) => told(rate({ subject: 'loan', ...order }, 5, windowOf(window).ratings)),
    truth: async (world) => ({
      done: world.backend.snapshot().state.scores.length,
      isKept: await starsWait(world),
    }),
  },
  application: {
    look: ({ windowOf, offered, times }) => {
      const { api, storage, ratings } = windowOf(1);
      return findEarlierAttempt({ api, storage, clock: times.clock, session: ratings.session as never }, offered);
    },
    act: (world, window) => world.tap('application', window),
    truth: async (world) => ({ done: world.newOrders(), isKept: true }),
  },
  'card payment': {
    look: (world) => world.wake(1),
    act: (world, window) => world.tap('payment', window),
    truth: async (world) => ({ done: world.commits(), isKept: true }),
  },
  'payment code': {
    look: ({ windowOf, order }) => readBook(windowOf(1).storage, order.orderId),
    act: (world, window) => askForCode(world, window).then((is) => (is === 'shown' ? undefined : 'told')),
    truth: async ({ backend, order, windowOf }) => {
      const { book } = await readBook(windowOf(1).storage, order.orderId);
      return {
        done: backend.snapshot().state.virtualAccounts.length,
        isKept: book?.payments.some(isCode) === true,
      };
    },
  },
  'claim to have paid': {
    look: ({ windowOf }) => readBook(windowOf(1).storage, code.orderId),
    act: async ({ windowOf, times }, window) =>
      (await claimPayment({ ...windowOf(window).money, clock: times.clock }, code)) === 'saved' ? undefined : 'told',
    truth: async ({ windowOf }) => {
      const { book } = await readBook(windowOf(1).storage, code.orderId);
      const said = book?.payments.filter(({ stage }) => stage === 'said').length ?? 0;
      return { done: said, isKept: said > 0 };
    },
    isLocal: true,
  },
  'selected order': {
    look: ({ windowOf }) => readSelectedOrder(windowOf(1).storage),
    act: async ({ windowOf }, window) =>
      (await keepSelectedOrder(windowOf(window).storage, { orderNo: '7', selectedIndex: '' })) === 'saved'
        ? undefined
        : 'told',
    truth: async ({ windowOf }) => ({
      done: 0,
      isKept: (await readSelectedOrder(windowOf(1).storage))?.orderNo === '7',
    }),
    isLocal: true,
  },
  'import at the desk': {
    look: (world) => listImported(deskOf(world, 1)),
    async act(world, window) {
      const desk = deskOf(world, window);
      const { sessions } = await placeImported(desk, [{ conversation: sampleConversation(), release: '' }], []);
      return (await saveImported(desk, sessions)) === 'saved' ? undefined : 'told';
    },
    async truth(world) {
      const { length } = await listImported(deskOf(world, 1));
      return { done: length, isKept: length > 0 };
    },
    isLocal: true,
  },
};

const slow: Fate = { isDone: true, doneAfterMs: 0, bookedAfterMs: 0, copies: 0, answer: 'own', afterMs: 30_000 };

/** The windows are seen again, and time passes. */
async function wake(world: World): Promise<void> {
  for (const window of [0, 1, 0] as const) {
    world.wake(window);
    await world.settle();
    await world.pass(81_000);
    await world.settle();
  }
}

/** @returns how often a change had no room, or a request no network, before anything else happened */
async function whileFull(
  world: World,
  act: (window: Which) => void,
  { isOnline, hasRoomAgain }: { isOnline: boolean; hasRoomAgain: boolean },
): Promise<number> {
  const count = () => world.device.struck.full + world.struck.offline;
  world.setFull(true);
  world.setOnline(isOnline);
  const before = count();
  act(0);
  await world.settle();
  await world.pass(3_000);
  await world.settle();
  const struck = count() - before;
  world.setFull(!hasRoomAgain);
  world.setOnline(true);
  await wake(world);
  return struck;
}

/** Each lets the write happen under a condition. @returns how often the condition has struck */
const conditions: Record<string, (world: World, row: Row, act: (window: Which) => void) => Promise<number>> = {
  async 'an idle second window'(world, { again, look }, act) {
    await world.windowOf(1).form.open();
    await look?.(world);
    await world.settle();
    const before = world.device.struck.shared;
    act(0);
    await world.settle();
    await world.pass(600);
    await world.settle();
    const { shared } = world.device.struck;
    if (again) await again(world);
    else act(1);
    await world.settle();
    await wake(world);
    return shared - before;
  },
  'a full phone': (world, _, act) => whileFull(world, act, { isOnline: true, hasRoomAgain: false }),
  'a full phone without a network': (world, _, act) => whileFull(world, act, { isOnline: false, hasRoomAgain: false }),
  'a full phone that has room again': (world, _, act) => whileFull(world, act, { isOnline: false, hasRoomAgain: true }),
  async 'a commit that is reported late'(world, _, act) {
    world.beLate(0, 0, 4_000);
    act(0);
    await world.settle();
    await world.pass(9_000);
    await world.settle();
    await wake(world);
    return world.device.struck.late;
  },
  async 'a kill'(world, { isLocal }, act) {
    world.setFates([slow]);
    // The request has no answer, or the commit no report.
    if (isLocal) world.beLate(0, 0, 4_000);
    act(0);
    await world.settle();
    await world.pass(600);
    await world.kill(0);
    world.setFates([]);
    world.setOnline(true);
    await world.settle();
    await wake(world);
    return world.struck.open + world.device.struck.open;
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  providePictures();
});

const cells = Object.entries(rows).flatMap(([name, row]) =>
  Object.entries(conditions).map(([condition, run]) => ({ name, row, condition, run })),
);

it.each(cells)('$name survives $condition', async ({ row, condition, run }) => {
  const world = await createWorld({ knowsKeys: true });
  await row.prepare?.(world);
  await world.settle();
  let says: unknown;
  const act = (window: Which) => void Promise.resolve(row.act(world, window)).then((said) => (says ??= said));
  const struck = await run(world, row, act);
  expect(struck, 'strikes').toBeGreaterThan(0);
  const { done, isKept } = await row.truth(world);
  const faults = await world.check();
  world.end();
  expect(faults).toEqual([]);
  expect(done).toBeLessThanOrEqual(1);
  if (condition !== 'a kill')
    expect(done === 1 || isKept || says === 'told', `${String(done)} ${String(says)}`).toBe(true);
});

/** The server saves a complaint after it was asked, knows no keys, and has answered 500. */
const lateServer: Fate = { ...slow, doneAfterMs: 5_000, answer: 500, afterMs: 0 };

it.each([
  ['left', 0],
  ['killed', 0],
  ['kept, and is open in another window,', 1],
] as const)('a complaint of a form that was %s is asked for before it is sent again', async (how, again) => {
  const world = await createWorld({ knowsKeys: false });
  await typed(world);
  world.setFates([lateServer]);
  world.tap('complaint', 0);
  await world.settle();
  await world.pass(2_500);
  await world.settle();
  if (how === 'left') world.leave(0);
  else if (how === 'killed') await world.kill(0);
  await world.pass(20_000);
  expect(complaintsOf(world)).toHaveLength(1);
  world.tap('complaint', again);
  await expectOneComplaint(world);
});

it('a complaint that left a full phone is asked for after a kill, once there is room', async () => {
  const world = await createWorld({ knowsKeys: false });
  await typed(world);
  world.setFull(true);
  world.setFates([slow]);
  world.tap('complaint', 0);
  await world.settle();
  await world.pass(15_000);
  await world.kill(0);
  world.setFull(false);
  expect(complaintsOf(world)).toHaveLength(1);
  await world.windowOf(0).form.open();
  world.tap('complaint', 0);
  await expectOneComplaint(world);
});

it('stars of a chat are sent once, also while the first window waits for its device', async () => {
  // The second window is not told.
  vi.stubGlobal('BroadcastChannel', undefined);
  const world = await createWorld({ knowsKeys: true });
  await opens(world);
  await askForStars(world);
  world.beLate(0, 0, 2_500);
  for (const [window, stars] of [
    [0, 2],
    [1, 5],
  ] as const) {
    expect(world.conversationOf(window)?.book.getSnapshot().rating).not.toBeNull();
    world.conversationOf(window)?.actions.rate(stars);
    await world.settle();
    await world.pass(1_000);
  }
  await wake(world);
  const { chat: recorded } = world.backend.snapshot().state;
  expect(recorded.flatMap(({ type, value }) => (type === '3' ? [value] : []))).toEqual(['2']);
  expect(await world.check()).toEqual([]);
  world.end();
  vi.unstubAllGlobals();
});

it('an application whose commit is reported late is sent once, and only then', async () => {
  const world = await createWorld({ knowsKeys: true });
  // After the change that takes the lease.
  world.beLate(0, 1, 8_000);
  const sent = async (ms: number) => {
    await world.pass(ms);
    await world.settle();
    return world.newOrders();
  };
  world.tap('application', 0);
  await world.settle();
  expect([await sent(7_000), await sent(1_000), await sent(12_000)]).toEqual([0, 1, 1]);
  await world.kill(0);
  world.tap('application', 0);
  await world.settle();
  expect(await sent(20_000)).toBe(1);
  world.end();
});
