import { addMasks, mask, maskJson, maskKnownSecrets, maskTotal, noMasks } from '@/domain/mask/mask';
import { listSessions, type readDisputeChats } from '@/features/chat/records/chat-sessions';
import { readSelectedOrder } from '@/features/complaints/records/selected-order';
import { paymentBooks } from '@/features/pay/records/book';
import type { ComplaintDetail } from '@/platform/api/contract/complaints';
import type { Services } from '@/platform/services';
import { receipts } from '@/platform/writes/receipts';
import {
  pictureLimits,
  type DisputeParts,
  type DisputePicture,
  type DisputePartName,
  type PartOf,
} from './dispute-format';

/** A complaint, its time as the server sent it (may be empty), and readable pictures: JPEG in base64, by address. */
type ComplaintSource = { detail: ComplaintDetail; sentAt: string; pictures?: ReadonlyMap<string, string> };

/** The material of a dispute file, before an order is chosen and before masking. */
export type Sources = Awaited<ReturnType<typeof readSources>>;

/** Reads this borrower's records on the device. A complaint that cannot be read does not affect the rest. */
export async function readSources(
  services: Pick<Services, 'storage' | 'calls' | 'session'>,
  problemId: string,
  readComplaint: () => Promise<ComplaintSource>,
) {
  const { storage } = services;
  const [complaint, allReceipts, books, sessions, selected, calls] = await Promise.all([
    readComplaint().catch(() => null),
    storage.open(receipts).list(),
    storage.open(paymentBooks).list(),
    listSessions(storage),
    readSelectedOrder(storage),
    // The idle phone has loaded this code already.
    import('@/platform/telemetry/request-log').then(({ readCalls }) => readCalls(services)),
  ]);
  const proofs = allReceipts.map(({ data }) => data);
  const payments = books.flatMap(({ data }) => data.payments.filter(({ isHidden }) => !isHidden));
  const found = [
    ...[...proofs, ...payments].map(({ orderId }) => orderId),
    ...sessions.map((session) => session.orderNo),
  ];
  const ofComplaint =
    proofs.find((receipt) => receipt.kind === 'complaint' && receipt.problemId === problemId)?.orderId ?? '';
  const orders = [...new Set([ofComplaint, ...found])].filter((order) => order !== '');
  const chosen = selected && orders.includes(selected.orderNo) ? selected.orderNo : '';
  return {
    /** `null` if it could not be read. */
    complaint,
    payments,
    receipts: proofs,
    calls,
    orders,
    /** The most likely order; empty if unknown. */
    likelyOrder: ofComplaint || (orders.length === 1 ? (orders[0] ?? '') : chosen),
  };
}

/** A conversation from the chat, already masked, with readable lines. */
type DisputeChat = Awaited<ReturnType<typeof readDisputeChats>>[number];

export type ChatLine = Omit<DisputeChat['lines'][number], 'key'>;

/** The masked content of a file; empty parts are missing. */
export type Content = {
  parts: DisputeParts;
  /** The lines of the conversations in `parts.chats`, in the same order. */
  chatLines: readonly (readonly ChatLine[])[];
  masked: Readonly<Record<DisputePartName, number>>;
};

/** Fields that identify things, so that two people can refer to the same one: only card numbers are masked in them. */
const nameList =
  'id problemId orderId orderNo productId number billNumber recordId cardId cardEnd market kind stage purpose payType payCode is subject asked off amount fee money expireTime loanDue sentAt';
const names: ReadonlySet<string> = new Set(nameList.split(' '));

const nothingKept: ReadonlySet<string> = new Set();

/** A complaint, and its pictures: small and few enough for the file, or only their addresses. */
function splitComplaint({ detail, sentAt, pictures }: ComplaintSource) {
  const { problemId, type, sonType, content, disposeDetail } = detail;
  const found: DisputePicture[] = [];

  /** @returns the addresses of the pictures that are not in the file */
  function split(of: DisputePicture['of'], addresses: readonly string[]): string[] {
    return addresses.flatMap((address) => {
      const base64 = pictures?.get(address);
      const fits =
        base64 !== undefined && base64.length <= pictureLimits.characters && found.length < pictureLimits.count;
      // Its query may contain an access key.
      if (!fits) return [address.replace(/[?#].*$/s, '')];
      found.push({ of, base64 });
      return [];
    });
  }

  const images = split('complaint', detail.images);
  const answerImages = split('answer', detail.disposeImages);
  const part = { problemId, sentAt, type, sonType, content, images, answer: disposeDetail, answerImages };
  return { part, found };
}

type Options = { orderNo: string; chats: readonly DisputeChat[]; secrets: readonly string[] };

/** Makes the content of a dispute file about an order, masked (decision 57, dispute file). Pure. */
export function disputeContent(sources: Sources, { orderNo, chats, secrets }: Options): Content {
  /** Session data never leaves the phone. */
  const hideSession = (text: string) => ({ text: maskKnownSecrets(text, secrets), count: noMasks });

  const hidden = <T>(value: T) => maskJson(value, nothingKept, hideSession).value;

  function maskTexts<T>(value: T) {
    const texts = maskJson(value, names, (text) => mask(text, 'all', sources.orders));
    const cards = maskJson(texts.value, nothingKept, (text) => mask(text, 'cards', sources.orders));
    return { value: hidden(cards.value), count: maskTotal(addMasks(texts.count, cards.count)) };
  }

  const isMeant = ({ orderId }: { orderId: string }) => orderNo === '' || orderId === orderNo;
  const payments: PartOf<'payments'> = {
    payments: sources.payments
      .filter(isMeant)
      // Without what the server wrote about how to pay.
      .map((payment) => ({ ...payment, code: payment.code && { ...payment.code, channels: [], qrContent: '' } }))
      .sort((a, b) => a.startedAt - b.startedAt),
    receipts: sources.receipts.filter(isMeant).sort((a, b) => a.at - b.at),
  };
  const split = sources.complaint && splitComplaint(sources.complaint);
  const complaint = split && maskTexts(split.part);
  const paid = maskTexts(payments);
  const talks = chats.map(({ id, orderNo: about, startedAt, events, lines }) =>
    hidden({ chat: { id, orderNo: about, startedAt, events: [...events] }, lines }),
  );
  const hasPayments = payments.payments.length + payments.receipts.length > 0;
  return {
    parts: {
      // Masking works on texts; a picture stays as it is.
      ...(complaint && {
        complaint: { ...complaint.value, ...(split.found.length > 0 && { pictures: split.found }) },
      }),
      ...(talks.length > 0 && { chats: { sessions: talks.map(({ chat }) => chat) } }),
      ...(hasPayments && { payments: paid.value }),
      ...(sources.calls.length > 0 && { requests: { calls: [...sources.calls] } }),
    },
    chatLines: talks.map(({ lines }) => lines),
    masked: {
      complaint: complaint?.count ?? 0,
      chats: chats.reduce((sum, chat) => sum + chat.masked, 0),
      payments: paid.count,
      requests: 0,
    },
  };
}
