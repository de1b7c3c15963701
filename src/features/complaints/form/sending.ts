import { createObservable } from '@/platform/browser/observable';
import { createTapLock } from '@/ui/use-write';
import { textWithoutCards, type DraftKeeper } from '../drafts/draft-keeper';
import type { Evidence } from '../images/evidence';
import { entryOf, hasOtherWords, mergeEntry } from '../outbox/outbox';
import { sendComplaint, type SendDeps, type SendOptions, type SendResult } from '../outbox/send-complaint';
import { complaintOutbox, type OutboxRecord } from '../records/complaint-drafts';
import { forgetSelectedOrder } from '../records/selected-order';
import type { ComplaintType } from './complaint-type';

export type SendPhase =
  | { name: 'idle' | 'uploading' | 'saving' }
  | { name: 'checking' } // The server is asked whether it has the complaint.
  | { name: 'offline' } // Nothing was sent, because there was no network.
  | { name: 'images' } // Nothing was sent, because a picture has failed.
  | { name: 'storing' } // The complaint moves into the outbox.
  | { name: 'queued' } // It is in the outbox.
  | { name: 'full' } // The phone had no room for it in the outbox.
  | { name: 'elsewhere' } // Another window sends it.
  | { name: 'gone' } // Another window has sent or deleted it, or changed its text.
  | { name: 'refused'; error: unknown } // The server has refused it, or could not do it now.
  | { name: 'unknown'; error: unknown } // It may have arrived, and the server could not be asked.
  | { name: 'absent'; error: unknown } // It has not arrived.
  | { name: 'sent'; problemId: string };

/** While it is being sent or stored, another tap does nothing. */
export function isUnderWay({ name }: SendPhase): boolean {
  return name === 'uploading' || name === 'saving' || name === 'checking' || name === 'storing';
}

/** While it is under way, may have arrived, or has ended, the complaint cannot change. */
export function isFixed(phase: SendPhase): boolean {
  return isUnderWay(phase) || phase.name === 'unknown' || phase.name === 'sent' || phase.name === 'queued';
}

type Subject = Pick<ComplaintType, 'typeTitle' | 'sonTypeTitle' | 'hasUnknownOrder'>;

type Options = {
  keeper: DraftKeeper;
  evidence: Evidence;
  deps: SendDeps;
  /** Called when the server has the complaint and the draft is removed. */
  onSent: () => void;
};

/** Sends the complaint of one form through the outbox, and reports its state to the form. */
export function createSending({ keeper, evidence, deps, onSent }: Options) {
  const { storage } = deps;
  const { now } = deps.clock;
  const { set, ...observable } = createObservable<SendPhase>({ name: 'idle' });
  const oneAtATime = createTapLock();
  /** Of the last send: a form that was left continues with it. */
  let subject: Subject = { typeTitle: '', sonTypeTitle: '', hasUnknownOrder: false };

  function entryOfForm(): OutboxRecord {
    const { draft } = keeper.getSnapshot();
    const written = { ...draft, text: textWithoutCards(draft), images: evidence.images(), updatedAt: now() };
    return { ...entryOf(written), ...subject };
  }

  async function finish(): Promise<void> {
    await keeper.finish();
    await forgetSelectedOrder(storage, keeper.getSnapshot().draft.orderNo);
  }

  async function applyResult(result: SendResult): Promise<void> {
    const { kind } = result;
    if (kind === 'elsewhere' || kind === 'gone') return set({ name: kind });
    if (kind !== 'sent') return set({ name: kind === 'later' ? 'refused' : kind, error: result.error });
    await finish();
    onSent();
    set({ name: 'sent', problemId: result.answer });
  }

  async function runExclusive(work: () => Promise<void>): Promise<void> {
    if (observable.getSnapshot().name === 'sent') return;
    try {
      await oneAtATime(work);
    } catch (error) {
      set({ name: 'unknown', error });
    }
  }

  /** @param isSilent what is shown stays until the server has answered */
  async function submitEntry(entry?: OutboxRecord, isSilent = false): Promise<void> {
    const onStep: SendOptions['onStep'] = (step) =>
      isSilent || set({ name: step === 'asking' ? 'checking' : 'saving' });
    const onReturn: SendOptions['onReturn'] = (attempt) => {
      keeper.change({ attempt });
      return keeper.settle();
    };
    const options = { isFromForm: true, onStep, onReturn, ...(entry && { entry }) };
    const result = await sendComplaint(keeper.getSnapshot().draft.id, deps, options);
    // Another window has asked meanwhile, and the complaint went back to its draft, which both have.
    if (!entry && result.kind === 'gone' && (await keeper.settle())) return set({ name: 'idle' });
    await applyResult(result);
  }

  async function send(): Promise<void> {
    set({ name: evidence.getSnapshot().items.length > 0 ? 'uploading' : 'saving' });
    const settled = await evidence.settle();
    if (settled !== 'done') return set({ name: settled === 'offline' ? 'offline' : 'images' });
    if (!(await keeper.settle())) return set({ name: 'idle' });
    return submitEntry(entryOfForm());
  }

  /** Moves the complaint into the outbox: `queued`, or not, for the reason that is shown. */
  async function postpone(given = subject): Promise<void> {
    subject = given;
    // At once: what is typed meanwhile would end with the draft.
    set({ name: 'storing' });
    if (!(await evidence.prepare())) return set({ name: 'images' });
    if (!(await keeper.settle())) return set({ name: 'gone' });
    const entry = entryOfForm();
    let isGone = await hasOtherWords(storage, entry);
    // Another window may do the same at this moment.
    const outcome = await storage.open(complaintOutbox).update(entry.id, (old) => {
      const merged = isGone ? old : mergeEntry(entry, old);
      isGone ||= !merged;
      return merged ?? old;
    });
    if (isGone) return set({ name: 'gone' });
    // Nothing is sent from the memory of a page, and a draft that is on the disk stays there.
    if (outcome === 'memory') await storage.open(complaintOutbox).remove(entry.id);
    if (outcome !== 'saved') return set({ name: 'full' });
    await finish();
    set({ name: 'queued' });
  }

  function reset(): void {
    const { name } = observable.getSnapshot();
    if (['refused', 'absent', 'offline', 'images', 'full'].includes(name)) set({ name: 'idle' });
  }

  return {
    ...observable,
    send(given: Subject) {
      subject = given;
      return runExclusive(send);
    },
    /** Asks the server for a complaint whose outcome is unknown: after a kill, and by a tap. */
    check: () =>
      runExclusive(() => {
        // At once: it may wait for another window, and what is typed meanwhile would end with the complaint.
        set({ name: 'checking' });
        return submitEntry();
      }),
    /** The same by itself. */
    look: () => runExclusive(() => submitEntry(undefined, true)),
    postpone,
    /** Makes a new complaint of the form, after the first was sent or deleted in another window. */
    keepAsNew() {
      keeper.keepAsNew();
      set({ name: 'idle' });
    },
    /** Call it when the person has changed the form: the message about the last send is over. */
    reset,
    /** Shows what another window has changed, also after a failed send: typing here would replace it. */
    async refresh(): Promise<void> {
      const phase = observable.getSnapshot();
      const isSettled = evidence.getSnapshot().items.every(({ stage }) => stage === 'done' || stage === 'failed');
      if (!isSettled || isFixed(phase) || phase.name === 'gone' || !(await keeper.refresh())) return;
      evidence.replace(keeper.getSnapshot().draft.images);
      reset();
    },
  };
}
