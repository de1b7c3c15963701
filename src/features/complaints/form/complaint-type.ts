import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { Option, OrderCard } from '@/platform/api/contract/order-card';

/** What the address names; empty where it names nothing. */
export type Asked = { orderNo: string; problemType: string; problemIndex: string; problemSonType: string };

/**
 * The type that is about debt collection; it has sub-types, and not every order supports it (specification section 4).
 */
export const collectionType = '1';

export type Chosen = Pick<Asked, 'problemType' | 'problemSonType'>;

export type ComplaintType = Chosen & {
  /** For people, from the server; the value where the server does not know it, or has not answered. */
  typeTitle: string;
  sonTypeTitle: string;
  /** A link named the type by its place in the server's list: nobody has chosen it yet, so it stays changeable. */
  isSuggested: boolean;
  /** The address named a type that the server does not have: a picker has to take its place. */
  isUnknown: boolean;
  /** What is still to be chosen before anything can be sent. */
  missing: 'type' | 'sonType' | 'order' | null;
  /** The order does not support what was chosen; nor does a complaint without an order. */
  isBlocked: boolean;
};

const nothing: Chosen = { problemType: '', problemSonType: '' };

function titleIn(options: readonly Option[], value: string): string {
  const title = options.find((option) => option.value === value)?.title ?? '';
  return title === '' ? value : title;
}

/** The type of an address: by value, or by its place in the server's list (decision 4, no type). */
function named({ problemType, problemIndex, problemSonType }: Asked, types: readonly Option[]): Chosen {
  if (problemType !== '') return { problemType, problemSonType };
  const option = /^\d{1,4}$/.test(problemIndex) ? types[Number(problemIndex)] : undefined;
  return option ? { problemType: option.value, problemSonType } : nothing;
}

/**
 * The one type that a complaint without a chosen type can have: the server offers a single one that is not about
 * collection. Which of several is about payments no value tells, and a title is only words (decision 56, cashier).
 */
function onlyOrdinaryType(start: ComplaintStart | undefined): Chosen | null {
  const ordinary = (start?.problemType ?? []).filter(({ value }) => value !== '' && value !== collectionType);
  const [only, another] = ordinary;
  return only && !another ? { problemType: only.value, problemSonType: '' } : null;
}

/** The type of a draft; of one about a payment that has none yet, the only one there can be. */
export function typeOfDraft(start: ComplaintStart | undefined, draft: Chosen & { proof: unknown }): Chosen {
  return draft.problemType === '' && draft.proof ? (onlyOrdinaryType(start) ?? nothing) : draft;
}

/** The order of a complaint, as the server knows it. */
export function orderOf(start: ComplaintStart | undefined, orderNo: string): OrderCard | null {
  if (!start || orderNo === '') return null;
  return (
    [...(start.orderDetail ? [start.orderDetail] : []), ...start.orderList].find(
      (order) => order.orderNo === orderNo,
    ) ?? null
  );
}

/**
 * What a complaint is about: what was picked here, else what the address names, else what the draft says.
 * @param start the server's lists; without them values are taken on trust, so that one can go on offline
 */
export function resolveType(
  start: ComplaintStart | undefined,
  asked: Asked,
  picked: Chosen | null,
  draft: Chosen,
): ComplaintType {
  const types = start?.problemType ?? [];
  const knows = ({ problemType }: Chosen) => !start || types.some(({ value }) => value === problemType);
  const wanted = named(asked, types);
  const isNamed = asked.problemType !== '' || asked.problemIndex !== '';
  const isUnknown = start !== undefined && isNamed && (wanted.problemType === '' || !knows(wanted));
  const chosen =
    [picked, isUnknown ? null : wanted, draft].find((choice) => choice && choice.problemType !== '' && knows(choice)) ??
    nothing;
  const sons = chosen.problemType === collectionType ? (start?.problemSonType ?? []) : [];
  const problemSonType =
    !start || sons.some(({ value }) => value === chosen.problemSonType) ? chosen.problemSonType : '';
  const isBlocked = isBlockedFor(start, asked.orderNo, chosen);
  return {
    problemType: chosen.problemType,
    problemSonType,
    typeTitle: titleIn(types, chosen.problemType),
    sonTypeTitle: titleIn(sons, problemSonType),
    isSuggested: !picked && asked.problemType === '' && wanted.problemType !== '',
    isUnknown: isUnknown && !picked,
    missing: missingIn(chosen.problemType, problemSonType, sons, isBlocked && asked.orderNo === ''),
    isBlocked,
  };
}

function isBlockedFor(start: ComplaintStart | undefined, orderNo: string, { problemType }: Chosen): boolean {
  return start !== undefined && problemType === collectionType && orderOf(start, orderNo)?.isShow !== true;
}

function missingIn(
  problemType: string,
  problemSonType: string,
  sons: readonly Option[],
  lacksOrder: boolean,
): ComplaintType['missing'] {
  if (lacksOrder) return 'order';
  if (problemType === '') return 'type';
  return sons.length > 0 && problemSonType === '' ? 'sonType' : null;
}
