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
 * The stage of sending. `offline`: nothing was sent, there is no network. `images`: the server refused pictures.
 * `refused`: the server refused the complaint. `unknown`: it may have arrived, and the server cannot be asked.
 * `absent`: the server was asked and does not have it. `elsewhere`: another window sends it. `sent` is the end.
 */
export type SendPhase =
  | { name: 'idle' | 'uploading' | 'saving' | 'checking' | 'offline' | 'images' | 'absent' | 'elsewhere' | 'gone' }
  | { name: 'refused' | 'unknown'; error: unknown }
  | { name: 'sent'; problemId: string };

/** Sending is in progress: further taps do nothing. */
export function isUnderWay({ name }: SendPhase): boolean {
  return name === 'uploading' || name === 'saving' || name === 'checking';
}

/** The server's titles of the type, with its values. */
type TypeTitles = Pick<ComplaintType, 'typeTitle' | 'sonTypeTitle'>;

export type Sending = Observable<SendPhase> & {
  send: (titles: TypeTitles) => Promise<void>;
  /** Asks the server for a complaint with an unknown outcome; a form that opens with one begins here. */
  check: () => Promise<void>;
  /**
   * Stores it, to be sent when the network is back.
   * @returns `full` if the device has no space, `gone` if another window ended the draft: then nothing was moved
   */
  postpone: (titles: TypeTitles) => Promise<'moved' | 'full' | 'gone'>;
  /** Removes a message as soon as its subject has changed. */
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
  /** The server has it, and the draft is deleted. */
  onSent: () => void;
};

/** Sends the complaint of one form through the outbox, and reports its stage to the form. */
export function createSending({ keeper, evidence, storage, sendEntry, now, onSent }: Options): Sending {
  const { set, ...observable } = createObservable<SendPhase>({ name: 'idle' });
  let isBusy = false;
  /**
   * The last submitted content. After the server did not have it, sending the same content again is the same attempt.
   */
  let last: { said: string; attemptId: string } | null = null;

  /**
   * The content of the form for the outbox: under the draft's own id, so that a second tap, or a kill, makes no second
   * entry.
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
    // The claim of a missing payment is now part of a complaint.
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
      // A refused attempt is finished: the next one is new, with any content.
      last = null;
      set({ name: 'refused', error: result.error });
    } else set({ name: result.kind });
  }

  /** Locked before anything is awaited: taps come faster than rendering. */
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

/** Whether a stage means that the network was missing, so that sending later makes sense. */
export function lacksNetwork(phase: SendPhase): boolean {
  return phase.name === 'offline' || (phase.name === 'unknown' && phase.error instanceof OfflineError);
}
