import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { lazyReceiptBook } from '@/platform/writes/lazy-receipt-book';
import type { PaymentCode } from '../records/payment-codes';
import { arrivalReceipt } from './code-receipts';

/**
 * Leaves proof of money that arrived while its code was on screen, whether or not the person said so before (decision
 * 55, receipts).
 * @param code the code on screen
 * @returns what is to be told of the loan with the money on it
 */
export function useArrivalReceipt(order: OrderKey, code: PaymentCode | undefined): (loan: LoanDetails) => void {
  const services = useServices();
  const { id: market } = useMarket();
  return (loan) => {
    if (!code) return;
    void lazyReceiptBook(services).receive(
      arrivalReceipt({ order, code, loan, market }, services.clock.now()),
      String(loan.dueTime ?? ''),
    );
  };
}
