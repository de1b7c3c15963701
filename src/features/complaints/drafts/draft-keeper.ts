import { createObservable, type Observable } from '@/lib/observable';
import { newId } from '@/lib/new-id';
import { complaintDrafts, type ComplaintDraft } from '@/storage/records/complaint-drafts';
import type { SendAttempt } from '@/storage/records/complaint-evidence';
import { createQueue } from '@/storage/queue';
import type { DeviceStorage } from '@/storage/storage';
import type { WriteOutcome } from '@/storage/store';
import { isWorthKeeping } from './use-drafts';

/**
 * Whether what stands in the form is on the device. `memory` ends with the page, `full` found no room, `gone` was sent or
 * removed in another window: nothing is written any more, so that it does not come back.
 */
export type Saving = 'untouched' | 'pending' | 'saved' | 'memory' | 'full' | 'gone';

export type Keeping = { draft: ComplaintDraft; saving: Saving };

export type DraftChange = Partial<Pick<ComplaintDraft, 'text' | 'problemType' | 'problemSonType' | 'orderName' | 'images' | 'proof'>>;

/** What may be done now: send, wait for another window, ask the server for an earlier attempt, or nothing. */
export type Claim = 'claimed' | 'busy' | 'unknown' | 'gone';

export type DraftKeeper = Observable<Keeping> & {
  /** Takes a change over at once, and writes it down within half a second. */
  change: (part: DraftChange) => void;
  /** Writes what is not written yet; resolves when it is, or cannot be. */
  flush: () => Promise<void>;
  /**
   * Writes down that a send begins.
   * @param isAlone whether surely no other window is sending
   */
  claim: (holder: string, isAlone: boolean) => Promise<Claim>;
  /** Writes down how far the send has come; `null` when it is over. */
  mark: (attempt: SendAttempt | null) => Promise<void>;
  /** Removes the draft for good: it was sent, or moved to the outbox. */
  finish: () => Promise<void>;
  /** Goes on with what is in the form as another draft, after the first was sent elsewhere. */
  keepAsNew: () => void;
};

/** A change is written down after so long, milliseconds, and is then on the device within half a second. */
const delayMs = 400;

/** For so long a send belongs to its window, milliseconds: longer than any one call takes. */
export const leaseMs = 90_000;

type Options = { storage: DeviceStorage; now: () => number };

/**
 * Keeps one draft on the device while it is being written. The last write of two windows wins, but none brings back a
 * draft that was sent.
 * @param initial what the form starts with
 * @param wasKept whether it was read from the device
 */
export function createDraftKeeper(initial: ComplaintDraft, wasKept: boolean, { storage, now }: Options): DraftKeeper {
  const store = storage.open(complaintDrafts);
  const { set, ...observable } = createObservable<Keeping>({ draft: initial, saving: wasKept ? 'saved' : 'untouched' });
  let isKept = wasKept;
  let isDirty = false;
  let isOver = false;
  /** Runs from the first change that is not written, however fast others follow. */
  let due: ReturnType<typeof setTimeout> | undefined;
  /** Runs from the last change: "saved" is said in a pause, not at every few letters. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What became of the last write. */
  let result = observable.getSnapshot().saving;
  const inTurn = createQueue();

  const current = () => observable.getSnapshot();
  const show = (part: Partial<Keeping>) => set({ ...current(), ...part });
  const key = initial.orderNo;

  /** @param old what lies there. Ours, or one this window never saw, which is then taken over */
  const isLost = (old: ComplaintDraft | undefined) => isKept && old?.id !== current().draft.id;

  function merged(old: ComplaintDraft | undefined): ComplaintDraft | undefined {
    const { draft } = current();
    const transcript = old?.transcript ?? draft.transcript;
    const attempt = old?.attempt ?? null;
    if (!isWorthKeeping(draft) && !transcript && !attempt) return undefined;
    return { ...draft, id: old?.id ?? draft.id, transcript, attempt };
  }

  /** @returns `gone` when somebody else has ended the draft */
  async function write(change: (old: ComplaintDraft | undefined) => ComplaintDraft | undefined): Promise<WriteOutcome | 'gone'> {
    let lost = false;
    let written: ComplaintDraft | undefined;
    const outcome = await store.update(key, (old) => {
      lost = isLost(old);
      written = lost ? old : change(old);
      return written;
    });
    if (lost) return 'gone';
    if (outcome === 'full') return 'full';
    isKept = written !== undefined;
    if (written) show({ draft: { ...current().draft, id: written.id } });
    return outcome;
  }

  async function save(): Promise<void> {
    if (!isDirty || isOver) return;
    isDirty = false;
    const outcome = await write(merged);
    if (isOver) return;
    if (outcome === 'gone') isOver = true;
    result = outcome !== 'gone' && outcome !== 'full' && !isKept ? 'untouched' : outcome;
    if (isOver || (result !== 'saved' && !isDirty)) show({ saving: result });
  }

  function saveInTurn(): Promise<void> {
    clearTimeout(due);
    due = undefined;
    return inTurn(save);
  }

  async function flush(): Promise<void> {
    clearTimeout(pause);
    await saveInTurn();
    if (!isDirty && !isOver && result !== current().saving) show({ saving: result });
  }

  function touch(): void {
    isDirty = true;
    clearTimeout(pause);
    pause = setTimeout(() => void flush(), delayMs);
    due ??= setTimeout(() => void saveInTurn(), delayMs);
  }

  function end(): void {
    clearTimeout(pause);
    clearTimeout(due);
    due = undefined;
    isOver = true;
  }

  return {
    ...observable,
    flush,
    change(part) {
      const draft = { ...current().draft, ...part, updatedAt: now() };
      show({ draft, saving: isOver ? current().saving : 'pending' });
      if (!isOver) touch();
    },
    async claim(holder, isAlone) {
      if (isOver) return 'gone';
      let claim: Claim = 'claimed';
      const outcome = await write((old) => {
        const attempt = old?.attempt;
        claim = 'claimed';
        if (attempt?.reached === 'save') claim = 'unknown';
        else if (attempt && !isAlone && attempt.holder !== holder && attempt.until > now()) claim = 'busy';
        if (claim !== 'claimed') return old;
        return { ...current().draft, id: old?.id ?? current().draft.id, attempt: { id: '', startedAt: now(), since: null, reached: 'images', holder, until: now() + leaseMs } };
      });
      if (outcome === 'gone') {
        isOver = true;
        show({ saving: 'gone' });
        return 'gone';
      }
      // A full device keeps nobody from complaining; what it cannot hold is then not safe against a kill.
      return claim;
    },
    async mark(attempt) {
      await store.update(key, (old) => (old?.id === current().draft.id ? { ...old, attempt } : old));
    },
    async finish() {
      end();
      await store.update(key, (old) => (old?.id === current().draft.id ? undefined : old));
    },
    keepAsNew() {
      isOver = false;
      isKept = false;
      show({ draft: { ...current().draft, id: newId(), attempt: null }, saving: 'pending' });
      touch();
    },
  };
}
