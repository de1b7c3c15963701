import type { BankOption, MarketOption } from '@/api/contract/repayment';

/** 1 bank, 2 mini market (specification section 9). */
export type PayType = '1' | '2';

/** Where the borrower wants to pay. Empty: not chosen yet. */
export type Place = {
  payType: PayType;
  /** Bank code or mini-market code. */
  payCode: string;
  /** Channel at the bank, e.g. `ATM`; none for a mini market. */
  method: string;
};

export type PlaceAction =
  | { type: 'payType'; payType: PayType }
  | { type: 'bank'; bankCode: string }
  | { type: 'method'; method: string }
  | { type: 'market'; payCode: string };

/** Both lists as far as they have been loaded. */
export type Places = { banks?: readonly BankOption[] | undefined; markets?: readonly MarketOption[] | undefined };

const defaultMarket = 'ALFAMART';

/** What the address already names, for someone who comes back to change it; bank unless told. */
export function placeFrom({
  payType,
  payCode,
  method,
}: {
  payType: '' | PayType;
  payCode: string;
  method: string;
}): Place {
  if (payType === '') return { payType: '1', payCode: '', method: '' };
  return { payType, payCode, method: payType === '1' ? method : '' };
}

/**
 * What a tap makes of the choice. Another type clears it (specification section 4), another bank clears its channel, a
 * channel needs a bank (section 5); what belongs to the other type changes nothing.
 */
export function changePlace(place: Place, action: PlaceAction): Place {
  if (action.type === 'payType')
    return action.payType === place.payType ? place : { payType: action.payType, payCode: '', method: '' };
  if (action.type === 'market') return place.payType === '2' ? { ...place, payCode: action.payCode } : place;
  if (place.payType !== '1') return place;
  if (action.type === 'bank')
    return action.bankCode === place.payCode ? place : { ...place, payCode: action.bankCode, method: '' };
  return place.payCode === '' ? place : { ...place, method: action.method };
}

/**
 * The choice as it stands against the lists: codes and channels that are not on them count as not chosen, and among mini
 * markets ALFAMART is the default (specification section 9). Nothing is chosen before its list is there.
 */
export function settlePlace({ payType, payCode, method }: Place, { banks = [], markets = [] }: Places): Place {
  if (payType === '2') {
    const market = markets.find((option) => option.payCode === payCode) ?? markets.find(isDefaultMarket);
    return { payType, payCode: market?.payCode ?? '', method: '' };
  }
  const bank = banks.find((option) => option.bankCode === payCode);
  return { payType, payCode: bank?.bankCode ?? '', method: bank?.method.includes(method) ? method : '' };
}

function isDefaultMarket({ marketName, payCode }: MarketOption): boolean {
  return [marketName, payCode].some((text) => text.trim().toUpperCase() === defaultMarket);
}

/** Bank mode needs a bank, market mode a market (specification section 5); a channel may be left open. */
export function isComplete({ payCode }: Place): boolean {
  return payCode !== '';
}
