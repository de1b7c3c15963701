import { isApiError, OfflineError } from '@/api/errors';
import type { ApiClient } from '@/api/http/create-client';
import { createObservable, type Observable } from '@/lib/observable';
import { newId } from '@/lib/new-id';
import { withLock } from '@/delivery/lock';
import { outcomeOf } from '@/delivery/outcome';
import type { Clock } from '@/domain/clock';
import type { SendAttempt } from '@/storage/records/complaint-evidence';
import type { DeviceStorage } from '@/storage/storage';
import { leaseMs, type DraftKeeper } from '../drafts/draft-keeper';
import type { Evidence } from '../images/evidence';
import type { TakenComplaint } from '../outbox/complaint-receipt';
import { askForAttempt, deliver } from '../outbox/delivery';

/**
 * Where a send stands. `offline`: nothing has left, the network is missing. `images`: pictures that the server did not
 * take. `refused`: the server said no. `unknown`: it may have arrived, and the server could not be asked. `absent`: the
 * server was asked and has it not. `elsewhere`: another window sends it. `sent` is the end.
 */
export type SendPhase =
  | { name: 'idle' | 'uploading' | 'saving' | 'checking' | 'offline' | 'images' | 'absent' | 'elsewhere' | 'gone' }
  | { name: 'refused' | 'unknown'; error: unknown }
  | { name: 'sent'; problemId: string };

/** Something is under way: a further tap does nothing. */
export function isUnderWay({ name }: SendPhase): boolean {
  return name === 'uploading' || name === 'saving' || name === 'checking';
}

export type Sending = Observable<SendPhase> & {
  send: () => Promise<void>;
  /** Asks the server for an attempt whose outcome is not known; a form that starts with one begins here. */
  check: () => Promise<void>;
  /** Takes a message back, as soon as what it was about has changed. */
  reset: () => void;
};

type Options = {
  api: ApiClient;
  keeper: DraftKeeper;
  evidence: Evidence;
  storage: DeviceStorage;
  clock: Pick<Clock, 'now' | 'serverNow'>;
  utcOffset: string;
  /** When the server has the complaint; the draft goes once this is done, so that a kill in between loses nothing of it. */
  onTaken: (complaint: Omit<TakenComplaint, 'typeTitle' | 'sonTypeTitle'>) => Promise<void>;
  /** After the draft is gone. */
  onSent: () => void;
};

/** This window, among others. */
const holder = newId();

/** Sends the complaint of one form, at most once, and knows what to do when the answer is lost. */
export function createSending({ api, storage, keeper, evidence, clock, utcOffset, onTaken, onSent }: Options): Sending {
  const { set, ...observable } = createObservable<SendPhase>({ name: 'idle' });
  const { now } = clock;
  /** The save that left last. */
  let last: SendAttempt | null = keeper.getSnapshot().draft.attempt;
  /** What it said: the same once more, after the server had it not, is the same attempt. */
  let lastSaid = '';
  let isBusy = false;

  const content = () => ({ ...keeper.getSnapshot().draft, images: evidence.images() });
  const said = () => {
    const { text, problemType, problemSonType, orderNo, images } = content();
    return JSON.stringify([text, problemType, problemSonType, orderNo, images.map(({ url }) => url)]);
  };

  async function end(problemId: string): Promise<void> {
    const { id, text, orderNo, orderName, images } = content();
    await onTaken({ id, problemId, sentAt: last?.startedAt ?? now(), text, orderNo, orderName, imageCount: images.length });
    await keeper.finish();
    onSent();
    set({ name: 'sent', problemId });
  }

  async function give(phase: SendPhase): Promise<void> {
    await keeper.mark(null);
    set(phase);
  }

  /** One at a time in this page, synchronously; then one at a time among windows. */
  async function alone(work: (isAlone: boolean) => Promise<void>): Promise<void> {
    if (isBusy || observable.getSnapshot().name === 'sent') return;
    isBusy = true;
    try {
      const outcome = await withLock(`complaint-${keeper.getSnapshot().draft.id}`, work);
      if (outcome === 'taken') set({ name: 'elsewhere' });
    } catch (error) {
      set({ name: 'unknown', error });
    } finally {
      isBusy = false;
    }
  }

  async function ask(): Promise<void> {
    set({ name: 'checking' });
    try {
      const found = await askForAttempt(api, storage, { text: content().text, attempt: last ?? { since: null } }, utcOffset);
      if (found !== null) return await end(found);
    } catch (error) {
      set({ name: 'unknown', error });
      return;
    }
    await give({ name: 'absent' });
  }

  async function save(): Promise<void> {
    const saying = said();
    const id = (last && lastSaid === saying && last.id) || newId();
    lastSaid = saying;
    last = { id, startedAt: now(), since: clock.serverNow(), reached: 'save', holder, until: now() + leaseMs };
    // Before the first byte of it leaves: whoever comes after a kill knows that it may have arrived.
    await keeper.mark(last);
    set({ name: 'saving' });
    let problemId: string;
    try {
      problemId = await deliver(api, content(), id);
    } catch (error) {
      if (outcomeOf(error) === 'unknown' && isApiError(error)) return ask();
      // A refused attempt is over: the next one is another, whatever it says.
      last = null;
      return give({ name: 'refused', error });
    }
    await end(problemId);
  }

  async function begin(isAlone: boolean): Promise<void> {
    set({ name: evidence.getSnapshot().items.length > 0 ? 'uploading' : 'saving' });
    await keeper.flush();
    const claim = await keeper.claim(holder, isAlone);
    if (claim === 'gone') return set({ name: 'gone' });
    if (claim === 'busy') return set({ name: 'elsewhere' });
    if (claim === 'unknown') return ask();
    const outcome = await evidence.settle();
    if (outcome === 'offline') return give({ name: 'offline' });
    if (outcome === 'failed') return give({ name: 'images' });
    await keeper.flush();
    return save();
  }

  return {
    ...observable,
    send: () => alone(begin),
    check: () => alone(ask),
    reset() {
      const { name } = observable.getSnapshot();
      if (name === 'refused' || name === 'absent' || name === 'offline' || name === 'images') set({ name: 'idle' });
    },
  };
}

/** Whether the network was missing, as far as a phase tells: sending when it is back makes sense then. */
export function lacksNetwork(phase: SendPhase): boolean {
  return phase.name === 'offline' || (phase.name === 'unknown' && phase.error instanceof OfflineError);
}
