import { complaintsSight } from '@/features/complaints/list/first-sight';
import { offerSight } from '@/features/loan/confirm/first-sight';
import { loanSight } from '@/features/loan/details/first-sight';
import { extensionSight } from '@/features/loan/extension/first-sight';
import { planSight } from '@/features/pay/installments/first-sight';
import type { FirstSight } from '@/platform/preview/first-sight';

/** The first sight of every page that shows the answer of its first call. */
export const sights: Readonly<Record<string, FirstSight>> = {
  '/loanDetails': loanSight,
  '/installment': planSight,
  '/extension': extensionSight,
  '/loanConfirm': offerSight,
  '/complaintList': complaintsSight,
};

/**
 * Whether a slot of a first sight holds text alone: its dates and amounts are elements of their
 * own, so that they stay whole.
 */
export function holdsText(slot: Element): boolean {
  return slot.querySelector(':not(.figure)') === null;
}
