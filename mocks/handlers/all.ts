import type { Handler } from '../backend/define-handler';
import { cardRepaymentHandlers } from './card-repayment';
import { chatHandlers } from './chat';
import { complaintHandlers } from './complaints';
import { contactHandlers } from './contact';
import { installmentHandlers } from './installments';
import { loanHandlers } from './loan';
import { loanDetailsHandlers } from './loan-details';
import { productHandlers } from './products';
import { promotionHandlers } from './promotion';
import { uploadHandlers } from './uploads';
import { virtualAccountHandlers } from './virtual-accounts';

/** The handlers of all calls of the contract. */
export const handlers: readonly Handler[] = [
  ...loanHandlers,
  ...loanDetailsHandlers,
  ...installmentHandlers,
  ...virtualAccountHandlers,
  ...cardRepaymentHandlers,
  ...complaintHandlers,
  ...uploadHandlers,
  ...chatHandlers,
  ...contactHandlers,
  ...productHandlers,
  ...promotionHandlers,
];
