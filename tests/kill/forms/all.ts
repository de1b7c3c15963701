import type { KillForm } from '../lib/play';
import { cardForm } from './card';
import { chatInFlight, chatInput, chatQueue } from './chat';
import { complaintInFlight, complaintOutbox } from './complaint-sending';
import { complaintPictures, complaintText } from './complaint-writing';
import { cardPayment, loanConfirmation } from './in-flight';
import { registrationGone, registrationTab } from './registration';
import { paymentClaim, virtualAccount } from './virtual-account';

/** Everything that is typed, picked or sent. A run's seed says which of them it is. */
export const killForms: readonly KillForm[] = [
  complaintText,
  complaintPictures,
  complaintInFlight,
  complaintOutbox,
  chatInput,
  chatQueue,
  chatInFlight,
  cardForm,
  registrationTab,
  registrationGone,
  loanConfirmation,
  cardPayment,
  virtualAccount,
  paymentClaim,
];

/** The form of a seed. */
export function formOf(seed: number): KillForm {
  const form = killForms[seed % killForms.length];
  if (!form) throw new Error(`A seed is a whole number from 0, not ${seed}.`);
  return form;
}
