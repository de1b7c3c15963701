import { complaintsPreview } from '@/features/complaints/list/preview';
import { offerPreview } from '@/features/loan/confirm/preview';
import { loanPreview } from '@/features/loan/details/preview';
import { extensionPreview } from '@/features/loan/extension/preview';
import { codePreview } from '@/features/pay/code/preview';
import { planPreview } from '@/features/pay/installments/preview';
import type { Preview, RecordPreview } from '@/platform/preview/preview';

/** The pages that show the answer of their first call, by internal path. */
export const answerPreviews: Readonly<Record<string, Preview>> = {
  '/loanDetails': loanPreview,
  '/installment': planPreview,
  '/extension': extensionPreview,
  '/loanConfirm': offerPreview,
  '/complaintList': complaintsPreview,
};

/** The pages that show a stored record; the answer of their first call decides whether it stays. */
export const recordPreviews: Readonly<Record<string, RecordPreview>> = { '/that': codePreview };
