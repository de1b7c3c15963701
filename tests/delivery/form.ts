import { createDraftKeeper, textWithoutCards } from '@/features/complaints/drafts/draft-keeper';
import { loadDraft } from '@/features/complaints/drafts/use-drafts';
import { createSending, isFixed, isUnderWay, type SendPhase } from '@/features/complaints/form/sending';
import { leaveForm, takeLeftForm, type FormParts } from '@/features/complaints/form/use-form-parts';
import { createEvidence } from '@/features/complaints/images/evidence';
import { uploadImage, type SendDeps } from '@/features/complaints/outbox/send-complaint';
import { hasContent } from '@/features/complaints/records/complaint-drafts';

/** What becomes of each word that was typed, by what the windows have said of it. */
export function createWords() {
  const typed: string[] = [];
  const next = () => {
    const word = `w${typed.length + 1}`;
    typed.push(word);
    return word;
  };
  return {
    next,
    typed: () => typed,
    /** Shown as saved, or as sent. */
    kept: new Set<string>(),
    /** Lost, as was shown before: not saved when its page was killed, ended elsewhere, taken back. */
    told: new Set<string>(),
    /** Complaints that were shown as sent. */
    sent: new Set<string>(),
  };
}

export type Words = ReturnType<typeof createWords>;

export const wordsIn = (text: string): string[] => text.match(/w\d+/g) ?? [];

const titles = { typeTitle: 'Something else', sonTypeTitle: '', hasUnknownOrder: false };

const textOf = ({ keeper }: FormParts) => keeper.getSnapshot().draft.text;
const note = (set: Set<string>, text: string) => wordsIn(text).forEach((word) => set.add(word));

function phaseOf({ keeper, sending }: FormParts): SendPhase {
  const sent = sending.getSnapshot();
  return keeper.getSnapshot().saving === 'gone' && !isFixed(sent) ? { name: 'gone' } : sent;
}

async function focus({ sending }: FormParts): Promise<void> {
  await sending.refresh();
  if (sending.getSnapshot().name === 'unknown') void sending.look();
}

/** The complaint form of one window, with the parts of the product, and a person who does what the screen offers. */
export function createFormOf(orderNo: string, deps: SendDeps, words: Words) {
  const { storage } = deps;
  const { now } = deps.clock;
  let opening: Promise<FormParts> | null = null;
  let open: FormParts | null = null;
  let isKilled = false;

  function close(parts: FormParts): void {
    if (open !== parts) return;
    open = null;
    opening = null;
  }

  async function make(): Promise<FormParts> {
    const { draft, wasSaved, mayHaveArrived } = await loadDraft(storage, orderNo, now);
    const keeper = createDraftKeeper({ ...draft, problemType: '6' }, wasSaved, { storage, now });
    const evidence = createEvidence({
      initial: draft.images,
      process: async () => ({ bytes: new ArrayBuffer(8), type: 'image/jpeg', width: 2, height: 2 }),
      upload: (image, signal) => uploadImage(deps.api, image, signal),
      onImages: (images) => keeper.change({ images }),
    });
    const sending = createSending({ keeper, evidence, deps, onSent: () => undefined });
    const parts = { keeper, evidence, sending };
    keeper.subscribe(() => {
      const { saving } = keeper.getSnapshot();
      if (saving === 'saved') note(words.kept, textOf(parts));
    });
    sending.subscribe(() => {
      if (sending.getSnapshot().name !== 'sent') return;
      note(words.kept, textOf(parts));
      words.sent.add(textWithoutCards(keeper.getSnapshot().draft));
      close(parts);
    });
    if (mayHaveArrived) void sending.check();
    return parts;
  }

  function opened(): Promise<FormParts> {
    opening ??= (async () => (open = unfinished() ?? (await make())))();
    return opening;
  }

  async function postpone(parts: FormParts): Promise<void> {
    const text = textOf(parts);
    await parts.sending.postpone(titles);
    if (parts.sending.getSnapshot().name !== 'queued') return;
    note(words.kept, text);
    close(parts);
  }

  /** One more word. The person who types looks at the window first. */
  async function type(): Promise<void> {
    const parts = await opened();
    await focus(parts);
    const phase = phaseOf(parts);
    if (isKilled || isFixed(phase)) return;
    if (phase.name === 'gone') parts.sending.keepAsNew();
    parts.keeper.change({ text: `${textOf(parts)} ${words.next()}`.trim() });
    parts.sending.reset();
  }

  function leave(): void {
    const parts = open;
    if (!parts) return;
    // A form that says so is not kept by leaving it.
    if (phaseOf(parts).name === 'gone') note(words.told, textOf(parts));
    close(parts);
    const session = { recordsOwner: () => 'u:1', subscribe: () => () => undefined };
    leaveForm({ storage, session }, orderNo, parts, (told) => told === 'queued' && note(words.kept, textOf(parts)));
  }

  /** The form that this window has, opened again if it was left with something that only the window has. */
  const unfinished = () => (open ??= takeLeftForm(storage, orderNo) ?? null);

  return {
    type,
    leave,
    open: opened,
    pick: async () => (await opened()).evidence.add([new File(['x'], 'a.jpg', { type: 'image/jpeg' })]),
    wake: () => void (open && focus(open)),
    hide: () => void open?.keeper.flush(),
    /** Whether there is nothing to send. */
    isBlank: () => open === null || !hasContent(open.keeper.getSnapshot().draft),
    async tap(isOnline: boolean): Promise<void> {
      const parts = await opened();
      if (!hasContent(parts.keeper.getSnapshot().draft)) return;
      const phase = phaseOf(parts);
      if (isUnderWay(phase) || phase.name === 'sent') return;
      if (phase.name === 'gone') leave();
      else if (phase.name === 'unknown') void parts.sending.check();
      else if (isOnline) void parts.sending.send(titles);
      else await postpone(parts);
    },
    /** The page is killed: what it had not shown as saved it has not promised. */
    kill(): void {
      isKilled = true;
      const isInMemory = storage.status.getSnapshot().mode === 'memory';
      const parts = unfinished();
      for (const word of parts ? wordsIn(textOf(parts)) : [])
        if (isInMemory || !words.kept.has(word)) words.told.add(word);
    },
    /** Words in the form, which says that they are not saved. */
    admitted(): string[] {
      const parts = unfinished();
      const saving = parts?.keeper.getSnapshot().saving ?? '';
      return parts && ['full', 'begun', 'memory', 'gone'].includes(saving) ? wordsIn(textOf(parts)) : [];
    },
  };
}
