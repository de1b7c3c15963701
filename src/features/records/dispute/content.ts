import { addMasks, mask, maskJson, maskKnownSecrets, maskTotal, noMasks } from '@/domain/mask/mask';
import {
  pictureLimits,
  type ChatsPart,
  type ComplaintPart,
  type DisputeParts,
  type DisputePicture,
  type DisputePartName,
  type PaymentsPart,
} from './dispute-sections';
import type { ComplaintSource, Sources } from './sources';

/** One line of a conversation in readable form. `at`: epoch milliseconds. */
export type ChatLine = { at: number; speaker: 'borrower' | 'bot' | 'note'; text: string; remark: string };

/** A conversation from the chat, already masked, with readable lines. */
type DisputeChat = Omit<ChatsPart['sessions'][number], 'events'> & {
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
  'id problemId orderId orderNo productId reference recordId cardId cardEnd market kind state method stage way subject amount status statusBefore newDueTime sentAt'.split(
    ' ',
  ),
);

const nothingKept: ReadonlySet<string> = new Set();

/** Queries of picture addresses may contain access keys. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Splits the pictures: small and few enough for the file, or only their addresses. */
function splitPictures({ detail: { images, disposeImages }, pictures = new Map<string, string>() }: ComplaintSource) {
  const addresses = [
    ...images.map((address) => ({ of: 'complaint' as const, address })),
    ...disposeImages.map((address) => ({ of: 'answer' as const, address })),
  ];
  const found: DisputePicture[] = [];
  const left: Record<DisputePicture['of'], string[]> = { complaint: [], answer: [] };
  for (const { of, address } of addresses) {
    const base64 = pictures.get(address);
    const fits =
      base64 !== undefined && base64.length <= pictureLimits.characters && found.length < pictureLimits.count;
    if (fits) found.push({ of, base64 });
    else left[of].push(withoutQuery(address));
  }
  return { found, left };
}

function toComplaint({ detail, sentAt }: ComplaintSource, left: Record<DisputePicture['of'], string[]>): ComplaintPart {
  const { problemId, type, sonType, content, disposeDetail } = detail;
  return {
    problemId,
    sentAt,
    type,
    sonType,
    content,
    images: left.complaint,
    answer: disposeDetail,
    answerImages: left.answer,
  };
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

  const isMeant = (order: string) => orderNo === '' || order === orderNo;
  const payments: PaymentsPart = {
    claims: sources.claims.filter(({ orderId }) => isMeant(orderId)),
    receipts: sources.receipts.filter(({ orderId }) => isMeant(orderId)).sort((a, b) => a.at - b.at),
    cardPayments: sources.attempts
      .filter(({ orderId }) => isMeant(orderId))
      .map((attempt) => ({ chosenCardId: '', attempt })),
  };
  const pictures = sources.complaint && splitPictures(sources.complaint);
  const complaint = sources.complaint && pictures && maskTexts(toComplaint(sources.complaint, pictures.left));
  const paid = maskTexts(payments);
  const talks = chats.map(({ id, orderNo: about, startedAt, endedAt, logVersion, events, lines }) =>
    hidden({ chat: { id, orderNo: about, startedAt, endedAt, logVersion, events: [...events] }, lines }),
  );
  const hasPayments = payments.claims.length + payments.receipts.length + payments.cardPayments.length > 0;
  return {
    parts: {
      // Masking works on texts; a picture stays as it is.
      ...(complaint && {
        complaint: {
          ...complaint.value,
          ...(pictures && pictures.found.length > 0 && { pictures: pictures.found }),
        },
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
