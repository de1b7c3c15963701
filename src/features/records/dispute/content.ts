import { addMasks, mask, maskJson, maskKnownSecrets, maskTotal, noMasks } from '@/domain/mask/mask';
import {
  pictureLimits,
  type DisputeParts,
  type DisputePicture,
  type DisputePartName,
  type PartOf,
} from './dispute-sections';
import type { ComplaintSource, Sources } from './sources';

/** One line of a conversation in readable form. `at`: epoch milliseconds. */
export type ChatLine = { at: number; speaker: 'borrower' | 'bot' | 'note'; text: string; remark: string };

/** A conversation from the chat, already masked, with readable lines. */
type DisputeChat = Omit<PartOf<'chats'>['sessions'][number], 'events'> & {
  events: readonly object[];
  lines: readonly ChatLine[];
  masked: number;
};

/** The masked content of a file; empty parts are missing. */
export type Content = {
  parts: DisputeParts;
  /** The lines of the conversations in `parts.chats`, in the same order. */
  chatLines: readonly (readonly ChatLine[])[];
  masked: Readonly<Record<DisputePartName, number>>;
};

/** Fields that identify things, so that two people can refer to the same one: only card numbers are masked in them. */
const names: ReadonlySet<string> = new Set(
  'id problemId orderId orderNo productId number billNumber recordId cardId cardEnd market kind stage purpose payType payCode is subject asked off amount fee money expireTime loanDue sentAt'.split(
    ' ',
  ),
);

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
  const orderNumbers = sources.orders;

  /** Session data never leaves the phone. */
  const hideSession = (text: string) => ({ text: maskKnownSecrets(text, secrets), count: noMasks });

  // The walk changes texts only, so the type of the value stays. TypeScript cannot follow that.
  const hidden = <T>(value: T) => maskJson(value, nothingKept, hideSession).value as T;

  /** @returns the same shape as `value` with masked texts */
  function maskTexts<T>(value: T): { value: T; count: number } {
    const texts = maskJson(value, names, (text) => mask(text, 'all', orderNumbers));
    const cards = maskJson(texts.value, nothingKept, (text) => mask(text, 'cards', orderNumbers));
    // The walk returns the shape that it was given; no type can express that.
    return { value: hidden(cards.value as T), count: maskTotal(addMasks(texts.count, cards.count)) };
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

/** Only the selected parts. */
export function chooseParts(parts: DisputeParts, chosen: ReadonlySet<DisputePartName>): DisputeParts {
  const { complaint, chats, payments, requests } = parts;
  return {
    ...(complaint && chosen.has('complaint') && { complaint }),
    ...(chats && chosen.has('chats') && { chats }),
    ...(payments && chosen.has('payments') && { payments }),
    ...(requests && chosen.has('requests') && { requests }),
  };
}
