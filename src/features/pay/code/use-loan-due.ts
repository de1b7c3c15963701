import { useEffect } from 'react';
import type { ServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { paymentCodes, type PaymentCode } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';
import { loanDueOf } from './saved-codes';
import type { ShownCode } from './use-payment-code';

/**
 * When the loan falls due that a code pays (`loanDueOf`). The day is kept with the code, so that both moments stand
 * together without a network too.
 * @param details the loan as the server has it now, where it has answered
 * @param shown the code on screen
 * @param isKept whether the server is still asked if it holds
 */
export function useLoanDue(
  { orderId, display }: PaymentChoice,
  details: LoanDetails | undefined,
  shown: ShownCode | undefined,
  isKept: boolean,
): ServerTime | null {
  const { storage } = useServices();
  const { utcOffset } = useMarket();
  const dueTime = display === '1' ? null : (details?.dueTime ?? null);
  const { vcode, savedAt } = shown && !shown.savedBecause && !isKept ? shown.code : {};

  useEffect(() => {
    if (vcode === undefined || dueTime === null) return;
    // The moment of the answer tells the record apart from one that is still to be written.
    const isIt = (card: PaymentCode) => card.vcode === vcode && card.savedAt === savedAt;
    async function keep(): Promise<void> {
      const codes = storage.open(paymentCodes);
      // Where the code itself could not be kept there is nothing to add to, and the notice that says so stays.
      if (!(await codes.get(orderId))?.data.cards.some(isIt)) return;
      await codes.update(
        orderId,
        (old) => old && { cards: old.cards.map((card) => (isIt(card) ? { ...card, dueTime } : card)) },
      );
    }
    // A phone that cannot keep it shows the code's own deadline alone.
    keep().catch(() => undefined);
  }, [storage, orderId, vcode, savedAt, dueTime]);

  return shown ? loanDueOf(shown.code, details, utcOffset) : null;
}
