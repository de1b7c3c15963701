import { useLingui } from '@lingui/macro';
import type { PaymentAttempt } from '@/storage/records/card-payments';

/** @returns a function that says how an unsettled payment stands, honestly: what is known, and what not to do */
export function useStageWords(): (attempt: PaymentAttempt) => { title: string; text: string } {
  const { t } = useLingui();
  return ({ stage }) => {
    if (stage === 'submitted')
      return {
        title: t`Your payment was accepted`,
        text: t`It is being booked to your loan. This usually takes a moment; you need not pay again.`,
      };
    if (stage === 'away')
      return {
        title: t`Did you finish paying?`,
        text: t`We are asking your loan whether the money has arrived. If you have paid, please wait and do not pay again.`,
      };
    if (stage === 'unknown') {
      return {
        title: t`We do not know yet whether your payment went through`,
        text: t`The answer was lost on the way, so we are asking your loan. Please do not pay again until we know.`,
      };
    }
    return {
      title: t`A payment is under way`,
      text: t`It was started in another window or just before this page was opened. We are looking how it ends.`,
    };
  };
}
