import { chatPreview } from '@/features/chat/live/chat-texts';
import { draftPreview } from '@/features/complaints/form/draft-texts';
import { complaintsPreview } from '@/features/complaints/list/list-texts';
import { offerPreview } from '@/features/loan/confirm/offer-terms';
import { loanPreview } from '@/features/loan/details/loan-texts';
import { extensionPreview } from '@/features/loan/extension/extension-texts';
import { planPreview } from '@/features/pay/choose/plan-texts';
import { codePreview } from '@/features/pay/code/code-texts';

// By internal path. Exports of a module, so that the bundler leaves the previews of other pages out of a script.
export {
  // Pages that show the answer of their first call.
  loanPreview as '/loanDetails',
  planPreview as '/installment',
  extensionPreview as '/extension',
  offerPreview as '/loanConfirm',
  complaintsPreview as '/complaintList',
  // A page that shows a stored record, if the answer of its first call allows it.
  codePreview as '/that',
  // Pages that continue what the person began on this phone.
  chatPreview as '/intelligentCustomerService',
  draftPreview as '/complainPageNext',
};
