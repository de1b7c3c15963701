/** Ways to bend the data of an answer. All of them copy. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapFields(data: Record<string, unknown>, change: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value, name)]));
}

/** @param leaf gives what is in place of a text, number, flag or null; lists and objects stay */
export function withLeaves(data: unknown, leaf: (value: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(data)) return data.map((entry) => withLeaves(entry, leaf, name));
  return isRecord(data) ? mapFields(data, (value, field) => withLeaves(value, leaf, field)) : leaf(data, name);
}

/** @param list gives what is in place of each outermost list */
export function withLists(data: unknown, list: () => unknown): unknown {
  if (Array.isArray(data)) return list();
  return isRecord(data) ? mapFields(data, (value) => withLists(value, list)) : data;
}

export function withoutLists(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).filter(([, value]) => !Array.isArray(value));
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutLists(value)]));
}

/** Fields that hold one of a few values known beforehand (wire protocol). */
const enums =
  /^(?:orderStatus|periodStatus|buttonStatus|clickable|canClick|alipay|needValid|isDelay|isScore|inside|sendSms|isPopType|termUnit|action_type|payType|isShow|tab)$/;

/** The same with values that no one knows in every such field. */
export function unknownValues(data: unknown): unknown {
  return withLeaves(data, (value, name) => (enums.test(name) ? 'unknown-97' : value));
}
