import { useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { useServices } from '@/services/services';
import { useTapLock } from '@/ui/use-tap-lock';

/** `refused`: the server's address broke the policy. `outside`: it opened outside of this page, as far as we can tell. */
export type RepayTrouble = 'refused' | 'outside' | null;

/**
 * Where repaying leads (decision 29): to the server's own page when it sends one, else to the instalments. One of a burst
 * of taps counts.
 * @param onInstallments opens our own instalment page
 */
export function useRepay({ h5Url, inside }: Pick<LoanDetails, 'h5Url' | 'inside'>, onInstallments: () => void) {
  const { openServerUrl } = useServices();
  const [trouble, setTrouble] = useState<RepayTrouble>(null);
  const repayOnce = useTapLock();
  const payHereOnce = useTapLock();

  function repay(): void {
    if (h5Url === '') {
      onInstallments();
      return;
    }
    const outcome = openServerUrl(h5Url, inside ? 'here' : 'outside');
    // A webview may swallow a new window without a word: the page then still offers a way.
    setTrouble(outcome === 'refused' ? 'refused' : inside ? null : 'outside');
  }

  return { trouble, repay: () => void repayOnce(repay), payHere: () => void payHereOnce(onInstallments) };
}
