import { useLingui } from '@lingui/macro';
import type { StepValues } from '../code/fill-step';
import { wayKindOf } from './way-words';

/**
 * How one pays in a further way, for servers that say nothing of it; none for a way that the pages do not know.
 * @param values of this payment
 */
export function useOwnSteps(payType: string, { vcode, amount, place }: StepValues): string[] {
  const { t } = useLingui();
  const kind = wayKindOf(payType);
  switch (kind) {
    case 'upi':
      return [
        t`Open any UPI app on your phone.`,
        t`Choose to pay to a UPI ID, and enter the one above.`,
        t`Check the name of the recipient, and enter the amount ${amount}.`,
        t`Confirm with your UPI PIN. Never tell it to anybody, not even to us.`,
      ];
    case 'qris':
      return [
        t`Take a screenshot of the QR code, or scan it with another phone.`,
        t`Open the app of a bank or an e-wallet that takes QRIS, and choose the screenshot where it scans.`,
        t`Check the name of the recipient and the amount ${amount}.`,
        t`Confirm with your PIN, and keep the proof of payment.`,
      ];
    case 'ewallet':
      return [
        t`Open ${place} on your phone.`,
        t`Choose to pay or to send money, and enter the number ${vcode}.`,
        t`Check the name of the recipient, and enter the amount ${amount}.`,
        t`Confirm with your PIN, and keep the proof of payment.`,
      ];
    case 'bank':
    case 'counter':
    case 'other':
      return [];
    default:
      return kind satisfies never;
  }
}
