import { useLingui } from '@lingui/macro';
import type { Voucher } from './voucher';

/** The provider's own steps; where none came, those that every counter has in common. */
export function useVoucherSteps({ steps, issuer, surcharge }: Voucher): string[] {
  const { t } = useLingui();
  if (steps.length > 0) return steps;
  return [
    issuer === '' ? t`Go to a counter that accepts this voucher.` : t`Go to a counter that works with ${issuer}.`,
    t`Show this page, or name the reference number.`,
    surcharge === '' ? t`Pay exactly the amount shown.` : t`Pay exactly the amount shown, plus the surcharge.`,
    t`Keep the receipt until the payment shows on your loan.`,
  ];
}
