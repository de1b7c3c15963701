import type { VirtualAccount } from '@/api/contract/repayment';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import type { PaymentChoice } from './payment-choice';

/**
 * Makes a card of the server's answer. The bill number is `cardNo`, else `specificNum`; the latter is a reference of its
 * own only where both are there.
 * @param savedAt epoch milliseconds of the answer
 */
export function toCard(answer: VirtualAccount, choice: PaymentChoice, savedAt: number): PaymentCard {
  const { amount, payType, payCode, display } = choice;
  const billNumber = answer.cardNo || answer.specificNum;
  return {
    savedAt,
    asked: { amount, payType, payCode, display },
    vcode: answer.vcode,
    amount: String(answer.amount),
    fee: answer.fee === 0n ? '' : String(answer.fee),
    payType: (answer.payType || payType) === '2' ? '2' : '1',
    payCode: answer.payCode || payCode,
    billNumber,
    reference: answer.specificNum === billNumber ? '' : answer.specificNum,
    telephone: answer.telephone,
    expireTime: answer.expireTime,
    channels: answer.payStep.map(({ name, steps }) => ({ name, steps })),
  };
}
