import type { createBackend } from '@mocks/backend/create-backend';
import { replay } from '@/features/chat/log/reduce';
import { unsentStates } from '@/features/chat/log/state';
import { readConversations } from '@/features/chat/records/chat-sessions';
import type { DeviceStorage } from '@/platform/storage/storage';
import { waitingRatings } from '@/platform/writes/ratings';
import { wordsIn, type Words } from './form';
import { complaintsOn, linesOf, openChat, shownMessages, storedDrafts, typedIn, type Window } from './window';

/** What the person has sent, and what the page has said of it. */
export type Tapped = {
  /** Each line of the chat, and from how many inputs it was sent: both windows may have it. */
  messages: Map<string, number>;
  /** Lines that were stored while they were typed. */
  kept: Set<string>;
  forgotten: Set<string>;
  resent: Set<string>;
  /** Complaints that were cancelled before they left. */
  takenBack: Set<string>;
  isRated: boolean;
};

type Evidence = {
  knowsKeys: boolean;
  backend: ReturnType<typeof createBackend>;
  newOrders: number;
  /** The rated complaint. */
  problemId: string;
  /** What the server has refused. */
  refused: readonly string[];
  /** The storage of the device, also if the windows have lost it. */
  first: DeviceStorage;
  windows: readonly Window[];
  words: Words;
  tapped: Tapped;
};

/** What the server has done more than once, and what is nowhere any more; empty where all is well. */
export async function findFaults(evidence: Evidence): Promise<string[]> {
  const { knowsKeys, backend, newOrders, problemId, refused, first, windows, words, tapped } = evidence;
  const { complaints, chat } = backend.snapshot().state;
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
  const inWindows = (await Promise.all(windows.map(({ storage }) => logsOf(storage)))).flat().flatMap(shownMessages);
  const screens = windows.flatMap(({ chat: one }) => openChat(one)?.state ?? []);
  const onScreens = [...logs, ...screens].flatMap(shownMessages);
  // The next conversation continues what another window could not store.
  const drafts = [...windows.map(({ chat: one }) => typedIn(one)), ...(await storedDrafts(first))];
  const written = new Set([...[...onScreens, ...inWindows].map(({ value }) => value), ...drafts].flatMap(linesOf));
  const recorded = (text: string) => chat.filter(({ value }) => value === text || linesOf(value).includes(text)).length;
  /** The messages with the same words: the text of an input that both windows have is sent by each. */
  const othersOf = (id: string, text: string) =>
    new Set(onScreens.flatMap((one) => (one.id !== id && one.value === text ? [one.id] : []))).size;
  const saved = (text: string) => complaints.filter(({ content }) => content === text).length;
  const waiting = await Promise.all(storages.map((storage) => storage.open(waitingRatings).list()));
  // Read now, because stars may have arrived meanwhile.
  const stars = backend.snapshot().state.complaints.find((one) => one.problemId === problemId)?.score ?? null;
  const isGone = tapped.isRated && stars === null && waiting.flat().length === 0;
  const faults: [boolean, string][] = [
    ...words.typed().map((word): [boolean, string] => [!known.has(word), `the word ${word} is gone`]),
    ...complaints.map(({ content }): [boolean, string] => [
      knowsKeys && saved(content) > 1,
      `"${content}" was saved ${saved(content)} times`,
    ]),
    ...[...words.sent].map((text): [boolean, string] => [saved(text) === 0, `"${text}" is shown as sent, and is not`]),
    ...[...tapped.takenBack].map((text): [boolean, string] => [
      saved(text) > 0,
      `"${text}" was taken back, and was sent`,
    ]),
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
    [newOrders > 1, `${newOrders} applications were taken`],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}
