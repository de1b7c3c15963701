import { complaintsPreview } from '@/features/complaints/list/preview';
import { offerPreview } from '@/features/loan/confirm/preview';
import { loanPreview } from '@/features/loan/details/preview';
import { extensionPreview } from '@/features/loan/extension/preview';
import { planPreview } from '@/features/pay/installments/preview';
import type { Preview } from '@/platform/preview/preview';

/** The preview of every page that shows the answer of its first call. */
export const previews: Readonly<Record<string, Preview>> = {
  '/loanDetails': loanPreview,
  '/installment': planPreview,
  '/extension': extensionPreview,
  '/loanConfirm': offerPreview,
  '/complaintList': complaintsPreview,
};

/**
 * Whether a slot of a preview holds text alone: its dates and amounts are elements of their
 * own, so that they stay whole.
 */
export function holdsText(slot: Element): boolean {
  return slot.querySelector(':not(.figure)') === null;
}
