import { newId } from '@/domain/new-id';
import { paymentClaims } from '@/features/pay/records/payment-claims';
import { OfflineError } from '@/platform/api/errors';
import { createObservable, type Observable } from '@/platform/browser/observable';
import type { DeviceStorage } from '@/platform/storage/storage';
import { textWithoutCards, type DraftKeeper } from '../drafts/draft-keeper';
import type { Evidence } from '../images/evidence';
import { addEntry } from '../outbox/outbox';
import type { SendOptions, SendResult } from '../outbox/send-complaint';
import type { OutboxRecord } from '../records/complaint-outbox';
import { forgetSelectedOrder } from '../records/selected-order';
import type { ComplaintType } from './complaint-type';

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

/** What the server calls the type of a complaint, with its values. */
type TypeTitles = Pick<ComplaintType, 'typeTitle' | 'sonTypeTitle'>;

export type Sending = Observable<SendPhase> & {
  send: (titles: TypeTitles) => Promise<void>;
  /** Asks the server for a complaint whose outcome is not known; a form that starts with one begins here. */
  check: () => Promise<void>;
  /**
   * Keeps it, to be sent when the network is back.
   * @returns `full` when the device has no room, `gone` when another window ended the draft: nothing was moved then
   */
  postpone: (titles: TypeTitles) => Promise<'moved' | 'full' | 'gone'>;
  /** Takes a message back, as soon as what it was about has changed. */
  reset: () => void;
};

type Options = {
  keeper: DraftKeeper;
  evidence: Evidence;
  storage: DeviceStorage;
  /** Sends one entry of the outbox. */
  sendEntry: (id: string, options: SendOptions) => Promise<SendResult>;
  /** Epoch milliseconds. */
  now: () => number;
  /** The server has it, and the draft is gone. */
  onSent: () => void;
};

/** Sends the complaint of one form through the outbox, and says in the form what becomes of it. */
export function createSending({ keeper, evidence, storage, sendEntry, now, onSent }: Options): Sending {
  const { set, ...observable } = createObservable<SendPhase>({ name: 'idle' });
  let isBusy = false;
  /** What was handed over last. After the server had it not, the same once more is the same attempt. */
  let last: { said: string; attemptId: string } | null = null;

  /**
   * What stands in the form, as the outbox takes it: under the draft's own id, so that a second tap, or a kill in
   * between, makes no second entry.
   */
  function entryOf(titles: TypeTitles): OutboxRecord {
    const { draft } = keeper.getSnapshot();
    const { id, problemType, problemSonType, orderNo, orderName, transcript } = draft;
    return {
      id,
      createdAt: now(),
      text: textWithoutCards(draft),
      problemType,
      problemSonType,
      ...titles,
      orderNo,
      orderName,
      images: evidence.images(),
      transcript,
      attempt: null,
      error: '',
      state: 'waiting',
    };
  }

  /** The draft has become a complaint. */
  async function finish(): Promise<void> {
    const { orderNo, proof } = keeper.getSnapshot().draft;
    await keeper.finish();
    await forgetSelectedOrder(storage, orderNo);
    // A claim that still waits for its money is complained about now.
    if (proof?.about === 'payment')
      await storage.open(paymentClaims).update(orderNo, (claim) => claim && { ...claim, complainedAt: now() });
  }

  async function conclude(result: SendResult): Promise<void> {
    if (result.kind === 'sent') {
      await finish();
      onSent();
      set({ name: 'sent', problemId: result.answer });
    } else if (result.kind === 'unknown') set({ name: 'unknown', error: result.error });
    else if (result.kind === 'refused' || result.kind === 'later') {
      // A refused attempt is over: the next one is another, whatever it says.
      last = null;
      set({ name: 'refused', error: result.error });
    } else set({ name: result.kind });
  }

  /** One at a time in this page, before anything is awaited: taps come faster than rendering. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (isBusy || observable.getSnapshot().name === 'sent') return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      set({ name: 'unknown', error });
    } finally {
      isBusy = false;
    }
  }

  async function hand(entry?: OutboxRecord): Promise<void> {
    const onStep: SendOptions['onStep'] = (step) => set({ name: step === 'asking' ? 'checking' : 'saving' });
    await conclude(
      await sendEntry(keeper.getSnapshot().draft.id, { isFromForm: true, onStep, ...(entry && { entry }) }),
    );
  }

  async function send(titles: TypeTitles): Promise<void> {
    set({ name: evidence.getSnapshot().items.length > 0 ? 'uploading' : 'saving' });
    const settled = await evidence.settle();
    if (settled !== 'done') return set({ name: settled === 'offline' ? 'offline' : 'images' });
    await keeper.flush();
    if (keeper.getSnapshot().saving === 'gone') return set({ name: 'gone' });
    const entry = entryOf(titles);
    const { text, problemType, problemSonType, images } = entry;
    const said = JSON.stringify([text, problemType, problemSonType, images.map(({ url }) => url)]);
    if (last?.said !== said) last = { said, attemptId: newId() };
    return hand({
      ...entry,
      attempt: { id: last.attemptId, startedAt: now(), since: null, reached: 'images', isUnderWay: false },
    });
  }

  async function postpone(titles: TypeTitles): Promise<'moved' | 'full' | 'gone'> {
    await keeper.flush();
    if (keeper.getSnapshot().saving === 'gone') return 'gone';
    if ((await addEntry(storage, entryOf(titles))) === 'full') return 'full';
    await finish();
    return 'moved';
  }

  return {
    ...observable,
    send: (titles) => alone(() => send(titles)),
    check: () => alone(() => hand()),
    postpone,
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
