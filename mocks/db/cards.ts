import type { Market } from '@/domain/market';
import { cardBankName } from '../seed/card-banks';
import type { State } from './schema';

/** A card while it is being bound, as the native app receives it. */
export type NewCard = { cardNo: string; bankCode: string };

/** The number as the bank shows it: six digits, six stars, four digits. */
function maskCardNo(cardNo: string): string {
  return `${cardNo.slice(0, 6)}******${cardNo.slice(-4)}`;
}

/**
 * Adds a card to the list, masked; a card that is there already is not added again. Every new
 * card asks for an SMS code.
 */
export function addCard(state: State, { cardNo, bankCode }: NewCard, market: Market): void {
  const masked = maskCardNo(cardNo);
  if (state.cards.some((card) => card.cardNo === masked)) return;
  const id = String(8801 + state.cards.length);
  state.cards.push({ id, bankName: cardBankName(bankCode, market), cardNo: masked, bankCode, needsSms: true });
}
