import type { LoanDetails } from '@/api/contract/loan';
import type { OrderKey } from '@/domain/order-key';
import { lazyReceiptBook } from '@/services/lazy-receipt-book';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { PaymentCode } from '@/storage/records/payment-codes';
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
