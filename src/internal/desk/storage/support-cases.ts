// The worker that reads files imports this file: a hook here would bring React, which fails in a worker.
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { marketIds } from '@/domain/languages';
import { addMasks, mask, type MaskCount, noMasks } from '@/domain/mask/mask';
import { cutText } from '@/domain/text/cut-text';
import { defineStore } from '@/platform/storage/definition';
import { createStorage, type DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';

/** Longest note in characters: enough for pages of text, without filling the device. */
export const maxNoteLength = 20_000;

const note = v.pipe(v.string(), v.maxLength(maxNoteLength));

/** Agents' work on cases, keyed by the id of the conversation, or by `caseOfDispute`. */
export const supportCases = defineStore({
  name: 'support-cases',
  version: 1,
  schema: v.object({ notes: note, isDone: v.boolean() }),
});

export type CaseState = v.InferOutput<typeof supportCases.schema>;

export const newCase: CaseState = { notes: '', isDone: false };

/** The name of a dispute file among the cases. Ids of conversations contain no blank, so it is unique. */
export const caseOfDispute = (id: string) => `dispute ${id}`;

const name = v.pipe(v.string(), v.maxLength(400));

/** The part of a file that a colleague adds: notes, and the moment on screen. */
export const deskPartSchema = v.object({
  opens: v.nullable(v.object({ session: name, at: v.pipe(v.string(), v.regex(/^\d{1,16}$/)) })),
  cases: v.pipe(v.array(v.object({ id: name, notes: note, isDone: v.boolean() })), v.maxLength(20_000)),
});

export type DeskPart = v.InferOutput<typeof deskPartSchema>;

/** All cases with work, by name. */
export async function listCases(desk: DeviceStorage): Promise<ReadonlyMap<string, CaseState>> {
  return new Map((await desk.open(supportCases).list()).map(({ key, data }) => [key, data]));
}

/** Changes the work on a case; deletes the record if nothing is left. */
export async function changeCase(
  desk: DeviceStorage,
  id: string,
  change: (old: CaseState) => CaseState,
): Promise<WriteOutcome> {
  return desk.open(supportCases).update(id, (old = newCase) => {
    const { notes, isDone } = change(old);
    return notes === '' && !isDone ? undefined : { notes: hideCardNumbers(notes), isDone };
  });
}

/** Joins the notes of two agents about a case, those of the other one below a heading; equal notes once. */
export function joinNotes(own: string, other: string, heading: string): string {
  const added = other.trim();
  if (added === '' || `\n${own}\n`.includes(`\n${added}\n`)) return own;
  const joined = [own.trim(), `${heading}\n${added}`].filter(Boolean).join('\n\n');
  return cutText(joined, maxNoteLength);
}

/** The worst of what became of several writes. */
export function worstOf(outcomes: readonly WriteOutcome[]): WriteOutcome {
  return (['full', 'memory'] as const).find((bad) => outcomes.includes(bad)) ?? 'saved';
}

/**
 * Imports notes of a file, without card numbers, below a heading that says so: anyone can write them.
 * @returns the worst outcome
 */
export async function importCases(
  desk: DeviceStorage,
  cases: DeskPart['cases'],
  heading: string,
): Promise<WriteOutcome> {
  const outcomes: WriteOutcome[] = [];
  for (const { id, notes, isDone } of cases) {
    const text = hideCardNumbers(notes);
    const joined = (old: CaseState) => ({ notes: joinNotes(old.notes, text, heading), isDone: old.isDone || isDone });
    outcomes.push(await changeCase(desk, id, joined));
  }
  return worstOf(outcomes);
}

type Export = {
  ids: readonly string[];
  cases: ReadonlyMap<string, CaseState>;
  opens: DeskPart['opens'];
  /** The loan numbers of the conversations, which stay readable. */
  orders: readonly string[];
  /** False masks only card numbers. */
  masked: boolean;
};

/** A colleague's part of an export: notes masked like the conversations. `count`: the masked places. */
export function exportCases({ ids, cases, opens, orders, masked }: Export): { desk: DeskPart; count: MaskCount } {
  let count = noMasks;
  const noted = ids.flatMap((id) => {
    const found = cases.get(id);
    if (!found) return [];
    const notes = mask(found.notes, masked ? 'all' : 'cards', orders);
    count = addMasks(count, notes.count);
    return [{ id, notes: notes.text, isDone: found.isDone }];
  });
  return { desk: { opens, cases: noted }, count };
}

/** The settings of the desk on this device. One record. */
export const supportSettings = defineStore({
  name: 'support-settings',
  version: 1,
  schema: v.object({ hasKeys: v.boolean(), market: v.optional(v.picklist(['', ...marketIds]), '') }),
});

/** `hasKeys`: single keys work. `market`: whose clock the desk shows; empty: that of the conversations. */
export type DeskSettings = v.InferOutput<typeof supportSettings.schema>;

export const newSettings: DeskSettings = { hasKeys: true, market: '' };

export const settingsKey = 'settings';

/** Only the desk opens these stores (decision 67, support desk): a borrower's phone never has them. */
export const deskStoreNames = [
  'support-heads',
  'support-logs',
  'support-disputes',
  'support-cases',
  'support-settings',
] as const;

/** The desk's own storage, which a borrower's sign-out does not clear. @param now epoch milliseconds */
export function openDesk(now: () => number): DeviceStorage {
  return createStorage({ owner: () => 'desk', now, stores: deskStoreNames });
}
