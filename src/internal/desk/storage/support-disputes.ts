import * as v from 'valibot';
import { mask, maskJson } from '@/domain/mask/mask';
import { disputePartNames, partSchemas, manifestSchema } from '@/features/records/dispute/dispute-format';
import { defineStore } from '@/platform/storage/definition';
import type { PartState, ReadDispute } from '../import/read-dispute';

const states = ['intact', 'changed', 'unsealed', 'unchecked', 'missing'] as const satisfies readonly PartState[];

const checkedPart = v.object({
  name: v.picklist(disputePartNames),
  state: v.picklist(states),
  isReadable: v.boolean(),
});

const schema = v.object({
  /** Identifies it here and in addresses. */
  id: v.string(),
  manifest: manifestSchema,
  manifestState: v.picklist(states),
  code: v.nullable(v.string()),
  checked: v.array(checkedPart),
  complaint: v.optional(partSchemas.complaint),
  payments: v.optional(partSchemas.payments),
  requests: v.optional(partSchemas.requests),
  /** Names of its conversations in the library. */
  sessionIds: v.array(v.string()),
});

/** Dispute files that staff imported, by id. Their conversations are among the imported ones. */
export const supportDisputes = defineStore({ name: 'support-disputes', version: 1, schema });

export type ImportedDispute = v.InferOutput<typeof schema>;

/** The base64 characters of a picture are not masked. */
const pictureData: ReadonlySet<string> = new Set(['base64']);

/** The dispute files whose notes go with the shown conversations; of a list without filters, all. */
export const disputesOf = <Dispute extends Pick<ImportedDispute, 'sessionIds'>>(
  disputes: readonly Dispute[],
  shown: readonly { id: string; source: string }[],
  isFiltered: boolean,
): Dispute[] =>
  disputes.filter(
    ({ sessionIds }) => !isFiltered || shown.some(({ id, source }) => source === 'imported' && sessionIds.includes(id)),
  );

/** The stored form of a dispute file. @param sessionIds its imported conversations */
export function toImported(
  { manifest, manifestState, code, checked, parts: { complaint, payments, requests } }: ReadDispute,
  id: string,
  sessionIds: readonly string[],
): ImportedDispute {
  const { payments: paid = [], receipts: given = [] } = payments ?? {};
  const orders = [manifest.orderNo, ...[...paid, ...given].map(({ orderId }) => orderId)];
  /** Files come from anywhere, so card numbers are removed; loan numbers stay. */
  const withoutCards = <T>(part: T): T => maskJson(part, pictureData, (text) => mask(text, 'cards', orders)).value;
  return {
    id,
    manifest,
    manifestState,
    code,
    checked: [...checked],
    ...(complaint && { complaint: withoutCards(complaint) }),
    ...(payments && { payments: withoutCards(payments) }),
    ...(requests && { requests }),
    sessionIds: [...sessionIds],
  };
}
