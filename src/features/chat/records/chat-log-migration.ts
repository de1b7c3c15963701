import * as v from 'valibot';

/** The form of the first builds: no numbers, times as ISO text, and texts instead of records. */
const oldEvent = v.looseObject({ time: v.string(), type: v.string() });

const oldQuestions = v.looseObject({
  pid: v.string(),
  text: v.optional(v.nullable(v.string()), null),
  list: v.array(v.looseObject({ id: v.string(), title: v.string() })),
});
const oldText = v.looseObject({ id: v.string(), text: v.string() });
const oldStart = v.looseObject({
  orderNo: v.string(),
  categories: v.array(v.looseObject({ id: v.string(), title: v.string() })),
});

type Fields = Record<string, unknown>;

const byType = new Map<string, (raw: unknown) => Fields>(
  Object.entries({
    'session-started': (raw: unknown): Fields => {
      const { orderNo, categories } = v.parse(oldStart, raw);
      return {
        orderNo,
        productId: '',
        orderName: '',
        orderStatus: '',
        selectedIndex: 0,
        locale: 'id',
        marketId: 'indonesia',
        categories: categories.map(({ id, title }) => ({ id, title })),
      };
    },
    'questions-loaded': (raw: unknown): Fields => {
      const { pid, text, list } = v.parse(oldQuestions, raw);
      return {
        pid,
        question: text,
        answers: list.map(({ id, title, action }) => ({
          id,
          title,
          alias: '',
          actionType: typeof action === 'number' ? action : null,
        })),
      };
    },
    // Only free text was recorded then.
    'message-queued': (raw: unknown): Fields => {
      const { id, text } = v.parse(oldText, raw);
      return { id, kind: 4, value: text, qaId: '' };
    },
  }),
);

/** From version 0 to 1: a number and epoch milliseconds for each event, records instead of texts. */
function fromVersion0(raw: unknown, seq: number): Fields {
  const { time, type, ...fields } = v.parse(oldEvent, raw);
  const at = Date.parse(time);
  if (Number.isNaN(at)) throw new Error('An event has no time');
  return { seq, at, type, ...(byType.get(type)?.(raw) ?? fields) };
}

/**
 * Migrates the events of an older log, one by one, as far as they are readable. Version 2 only adds that a conversation
 * may start without an open category, so events of version 1 are unchanged.
 * @param version of the log: 0, 1 or 2
 * @param firstSeq index of the first of these events in the log
 * @returns events of the present form; from the first unreadable one on they stay unchanged
 * @throws Error if the log is of a newer version, or of none
 */
export function migrateChatLog(events: readonly unknown[], version: number, firstSeq = 0): unknown[] {
  if (version === 1 || version === 2) return [...events];
  if (version !== 0) throw new Error(`There is no log of version ${String(version)}`);
  const migrated: unknown[] = [];
  for (const [index, raw] of events.entries()) {
    try {
      migrated.push(fromVersion0(raw, firstSeq + index));
    } catch {
      // The reader reports an unreadable event; those after it stay unchanged.
      return [...migrated, ...events.slice(index)];
    }
  }
  return migrated;
}
