import { complaintsPreview } from '@/features/complaints/list/list-texts';
import { offerPreview } from '@/features/loan/confirm/offer-texts';
import { loanPreview } from '@/features/loan/details/loan-texts';
import { extensionPreview } from '@/features/loan/extension/extension-texts';
import { planPreview } from '@/features/pay/choose/plan-texts';

/*
 * The pages that show the answer of their first call, by internal path. They are exports of a module, not properties of
 * an object, so that the bundler leaves the previews of other pages out of a page's script.
 */
export {
  loanPreview as '/loanDetails',
  planPreview as '/installment',
  extensionPreview as '/extension',
  offerPreview as '/loanConfirm',
  complaintsPreview as '/complaintList',
};
