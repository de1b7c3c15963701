import { outboxWorld } from '@tests/support/outbox-world';
import { holdTimers, passUntil } from '@tests/support/timers';
// @vitest-environment jsdom
import { createStorage } from '@/platform/storage/storage';
import { openTable } from '@/platform/storage/table';
import { flushOutbox } from './outbox';
import { rate, ratingOutbox, waitingRatings } from './ratings';
import { receipts } from './receipts';

beforeEach(holdTimers);

const complaint = { subject: 'complaint', problemId: '77' } as const;

type Change = ReturnType<typeof openTable>['change'];

/** A table that only deletes. */
const fullDevice =
  ({ change }: { change: Change }): Change =>
  (key, decide, signal) => {
    const check: typeof decide = (raw) => {
      const edits = decide(raw);
      if (edits.some(({ value }) => value !== undefined)) throw new DOMException('full', 'QuotaExceededError');
      return edits;
    };
    return change(key, check, signal);
  };

/** A table that the browser refuses to change. */
const refusedDevice = (): Change => () => Promise.reject(new DOMException('refused', 'SecurityError'));

/** Waits for the work while the held timers advance. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => void (isOver = true);
  work.then(end, end);
  await passUntil(() => expect(isOver).toBe(true));
  return work;
}

function ratingWorld() {
  const world = outboxWorld();
  const needs = {
    ...world,
    clock: { now: world.now, serverNow: world.now } as never,
    session: { current: () => ({ ownerId: 'someone', userId: '1' }), commonParams: () => ({}) },
  };
  let isWanted = true;
  let isOffline = false;
  const taken = () => world.json({ code: '00', data: {} });
  const wanted = () => world.json({ code: '00', data: { problemId: '77', isScore: isWanted ? '1' : '0' } });
  const answer = (reply: () => Response | Promise<Response>) => () => (isOffline ? world.lost() : reply());
  function answerWith(reply: () => Response | Promise<Response>) {
    world.answers['save-score'] = answer(reply);
    world.answers['google-score'] = answer(reply);
  }
  answerWith(taken);
  world.answers['problem-detail'] = answer(wanted);
  world.answers['loan-details'] = answer(wanted);
  return {
    ...world,
    needs,
    answerWith,
    setOffline: (value: boolean) => void (isOffline = value),
    /** The server has the rating. */
    setRated: () => void (isWanted = false),
    waiting: async () => (await world.storage.open(waitingRatings).list()).map(({ data }) => data),
    stars: async () =>
      (await world.storage.open(receipts).list()).flatMap(({ data }) => (data.kind === 'rating' ? [data.stars] : [])),
  };
}

describe('a rating', () => {
  it.each([
    ['is full', fullDevice],
    ['refuses storage', refusedDevice],
  ])('without a network is not kept if the device %s, and the next tap asks the server first', async (_, change) => {
    const world = ratingWorld();
    const storage = createStorage({
      owner: () => 'someone',
      now: world.now,
      stores: ['waiting-ratings', 'receipts', 'leases'],
      openTable: (name) => ({ ...openTable(name), change: change(openTable(name)) }),
    });
    const needs = { ...world.needs, storage };
    world.setOffline(true);
    await expect(inTime(rate(complaint, 5, needs))).rejects.toThrow('The network could not be reached');
    expect(await storage.open(waitingRatings).list()).toEqual([]);
    world.setOffline(false);
    world.calls.length = 0;
    expect(await inTime(rate(complaint, 4, needs))).toBe('sent');
    expect(world.calls).toEqual(['problem-detail', 'problem-detail', 'save-score']);
  });

  it.each([
    ['waits longer while the server answers 503', () => new Response('', { status: 503 }), 0],
    ['is removed when it is refused later', () => Response.json({ code: '4002', msg: 'Rated already' }), 1],
    ['is removed when its complaint is gone', () => new Response('', { status: 404 }), 1],
  ])('that waits %s', async (name, reply, refused) => {
    const { needs, answers, answerWith, setOffline, waiting } = ratingWorld();
    setOffline(true);
    await inTime(rate(complaint, 4, needs));
    setOffline(false);
    answerWith(reply);
    if (name.endsWith('gone')) answers['problem-detail'] = reply;
    const flushed = await inTime(flushOutbox(needs.storage, ratingOutbox(needs)));
    expect(flushed).toEqual({ sent: 0, refused, unknown: 0, waiting: 1 - refused });
    expect(await waiting()).toMatchObject(refused === 1 ? [] : [{ stars: 4, tries: 1 }]);
  });

  it.each([401, 0])(
    'that the server took and answered by %i (or lost, 0) is found, and not sent again',
    async (status) => {
      const { needs, calls, lost, answerWith, setRated, stars } = ratingWorld();
      answerWith(() => {
        setRated();
        return status === 0 ? lost() : new Response('', { status });
      });
      expect(await inTime(rate(complaint, 5, needs))).toBe('sent');
      expect(calls).toEqual(['save-score', 'problem-detail']);
      expect(await stars()).toEqual([5]);
    },
  );

  it('that a second window gives after it was sent changes no receipt', async () => {
    const { needs, calls, answerWith, json, setRated, stars } = ratingWorld();
    answerWith(() => {
      setRated();
      return json({ code: '00', data: {} });
    });
    await inTime(rate(complaint, 2, needs));
    await inTime(rate(complaint, 5, needs));
    expect(calls).toEqual(['save-score', 'problem-detail']);
    expect(await stars()).toEqual([2]);
  });

  it('that the server never takes is given up after eight tries, with one key', async () => {
    const { needs, keys, answerWith, setOffline, waiting } = ratingWorld();
    setOffline(true);
    await inTime(rate(complaint, 4, needs));
    setOffline(false);
    answerWith(() => new Response('', { status: 403 }));
    for (let flush = 0; flush < 7; flush += 1) await inTime(flushOutbox(needs.storage, ratingOutbox(needs)));
    expect(await waiting()).toHaveLength(1);
    const flushed = await inTime(flushOutbox(needs.storage, ratingOutbox(needs)));
    expect(flushed).toEqual({ sent: 0, refused: 1, unknown: 0, waiting: 0 });
    expect(await waiting()).toEqual([]);
    expect(new Set(keys).size).toBe(1);
  });

  it('that is given up without a clear answer is not called refused', async () => {
    const { needs, answers, setOffline, waiting } = ratingWorld();
    setOffline(true);
    await inTime(rate(complaint, 4, needs));
    setOffline(false);
    const store = needs.storage.open(waitingRatings);
    for (const { key, data } of await store.list()) await store.set(key, { ...data, tries: 7 });
    answers['problem-detail'] = () => new Response('', { status: 500 });
    const flushed = await inTime(flushOutbox(needs.storage, ratingOutbox(needs)));
    expect(flushed).toEqual({ sent: 0, refused: 0, unknown: 1, waiting: 0 });
    expect(await waiting()).toEqual([]);
  });
});
