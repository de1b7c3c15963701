import { cutText } from '@/domain/text/cut-text';
import { collectionType, findTopic } from '@/domain/topics';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { Option, OrderCard } from '@/platform/api/contract/order-card';
import { type ComplaintDraft, textLimit } from '../records/complaint-drafts';

type Begun = Pick<ComplaintDraft, 'text' | 'transcript' | 'updatedAt'>;

/**
 * The first description: the draft's text or, while no one has touched it, the last question of the chat before it.
 * `wasCut`: it was longer.
 */
export function firstText({ text: own, transcript, updatedAt }: Begun): { text: string; wasCut: boolean } {
  const isOwn = own !== '' || !transcript || updatedAt > transcript.startedAt;
  const whole = isOwn ? own : transcript.asked;
  const text = cutText(whole, textLimit);
  return { text, wasCut: text !== whole };
}

/** Values of the address; empty if missing. */
export type Asked = { orderNo: string; problemType: string; problemIndex: string; problemSonType: string };

export type Chosen = Pick<Asked, 'problemType' | 'problemSonType'>;

type Draft = Chosen & { transcript?: { topic: string } | null | undefined; proof?: unknown };

export type ComplaintType = ReturnType<typeof resolveType>;

const nothing: Chosen = { problemType: '', problemSonType: '' };

function titleIn(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.title ?? '';
}

/** The type of an address: by value, or by its index in the server's list (decision 4, no type). */
function typeOfAddress({ problemType, problemIndex, problemSonType }: Asked, types: readonly Option[]): Chosen {
  if (problemType !== '') return { problemType, problemSonType };
  const option = /^\d{1,4}$/.test(problemIndex) ? types[Number(problemIndex)] : undefined;
  return option ? { problemType: option.value, problemSonType } : nothing;
}

/** A title about payments, in the languages of the markets, but not about the payout. */
const aboutPayment = /pay(?!out)|bayar|भुगतान|还款|付款/i;

/** The type for a payment: the only one with such a title, or the only one that is not about collection. */
function typeOfPayment(types: readonly Option[]): Option | undefined {
  const ordinary = types.filter(({ value }) => value !== '' && value !== collectionType);
  const paying = ordinary.filter(({ title }) => aboutPayment.test(title));
  const [only, another] = paying.length > 0 ? paying : ordinary;
  return another ? undefined : only;
}

/** The order of a complaint, from the server. */
export function orderOf(start: ComplaintStart | undefined, orderNo: string): OrderCard | null {
  if (!start || orderNo === '') return null;
  return [start.orderDetail, ...start.orderList].find((order) => order?.orderNo === orderNo) ?? null;
}

/** The number of the address; empty if the borrower’s orders were read, and lack it. */
const knownOrderNo = (start: ComplaintStart | undefined, orderNo: string) =>
  start && !orderOf(start, orderNo) ? '' : orderNo;

const allowsCollection = (start: ComplaintStart, orderNo: string) => orderOf(start, orderNo)?.isShow === true;

function missingIn({ problemType, problemSonType }: Chosen, sons: readonly Option[], lacksOrder: boolean) {
  if (lacksOrder) return 'order';
  if (problemType === '') return 'type';
  return sons.length > 0 && problemSonType === '' ? 'sonType' : null;
}

/** The second part of a type, if the list has it or is not known. */
const sonIn = (sons: readonly Option[] | undefined, { problemSonType }: Chosen) =>
  !sons || sons.some(({ value }) => value === problemSonType) ? problemSonType : '';

const isNamed = ({ problemType, problemIndex }: Asked) => problemType !== '' || problemIndex !== '';

function typeOfTopic(topic: string, types: readonly Option[]): Option | undefined {
  const titled = types.map((option) => ({ id: option.value, titles: [option.title] }));
  return types[findTopic({ title: topic, value: '' }, titled)];
}

/** The type of the topic of the draft's chat, or of its payment. */
function suggestedType({ transcript, proof }: Draft, types: readonly Option[]): Chosen | null {
  const option = typeOfTopic(transcript?.topic ?? '', types) ?? (proof ? typeOfPayment(types) : undefined);
  return option ? { problemType: option.value, problemSonType: '' } : null;
}

/** The first known of: this page's choice, the address, the draft, its chat, its payment (decision 4, no type). */
export function resolveType(start: ComplaintStart | undefined, asked: Asked, picked: Chosen | null, draft: Draft) {
  const types = start?.problemType ?? [];
  const knows = ({ problemType }: Chosen) => !start || types.some(({ value }) => value === problemType);
  const wanted = typeOfAddress(asked, types);
  const isUnknown = start !== undefined && isNamed(asked) && (wanted.problemType === '' || !knows(wanted));
  const suggested = suggestedType(draft, types);
  const chosen =
    [picked, isUnknown ? null : wanted, draft, suggested].find(
      (choice) => choice && choice.problemType !== '' && knows(choice),
    ) ?? nothing;
  const { problemType } = chosen;
  const isCollection = problemType === collectionType;
  const sons = isCollection ? (start?.problemSonType ?? []) : [];
  const problemSonType = sonIn(start && sons, chosen);
  const isBlocked = start !== undefined && isCollection && !allowsCollection(start, asked.orderNo);
  const orderNo = knownOrderNo(start, asked.orderNo);
  return {
    problemType,
    problemSonType,
    /** The server's title; empty if it has none, or has not answered. */
    typeTitle: titleIn(types, problemType),
    sonTypeTitle: titleIn(sons, problemSonType),
    /** From an index in a link, a chat or a payment: it was not chosen, so it can be changed. */
    isSuggested: chosen === suggested || (!picked && asked.problemType === '' && wanted.problemType !== ''),
    /** The address has a type that the server does not know: a picker is shown. */
    isUnknown: isUnknown && !picked,
    missing: missingIn({ problemType, problemSonType }, sons, isBlocked && orderNo === ''),
    /** The order does not support the chosen type; without an order collection is not supported either. */
    isBlocked,
    /** The borrower’s orders lack that of the address: it is not sent. */
    hasUnknownOrder: orderNo !== asked.orderNo,
  };
}
