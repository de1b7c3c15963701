import { complaintsPreview } from '@/features/complaints/list/preview';
import { offerPreview } from '@/features/loan/confirm/preview';
import { loanPreview } from '@/features/loan/details/preview';
import { extensionPreview } from '@/features/loan/extension/preview';
import { planPreview } from '@/features/pay/installments/preview';

/*
 * The pages that show the answer of their first call, by internal path. They are names of a module, not of an object:
 * the bundler then leaves out of a page's script the previews of other pages.
 */
export {
  loanPreview as '/loanDetails',
  planPreview as '/installment',
  extensionPreview as '/extension',
  offerPreview as '/loanConfirm',
  complaintsPreview as '/complaintList',
};
