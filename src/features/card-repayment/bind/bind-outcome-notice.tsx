import { Trans, useLingui } from '@lingui/macro';
import { Notice } from '@/ui/notice';
import type { BindOutcome } from './bind-card';

/** How adding a card ended: where it failed, why, and what to do. */
export function BindOutcomeNotice({ outcome }: { outcome: BindOutcome }) {
  const { t } = useLingui();
  if (outcome === 'bound') {
    return (
      <Notice kind="success" title={t`Your bank has taken the card`}>
        <Trans>It appears in your list of cards as soon as the bank has confirmed it.</Trans>
      </Notice>
    );
  }
  if (outcome === 'app') {
    return (
      <Notice kind="error" title={t`Open this page in the app`}>
        <Trans>
          Your bank confirms a new card inside the app only. Open the app on your phone and add the card there. What you
          typed is still here.
        </Trans>
      </Notice>
    );
  }
  if (outcome === 'silent') {
    return (
      <Notice kind="error" title={t`The app did not answer`}>
        <Trans>
          We do not know whether your bank was asked. Look at your list of cards before you try again. What you typed is
          still here.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t`The card was not added`}>
      <Trans>The app or your bank refused it. Please compare the details with your card, or use another card.</Trans>
    </Notice>
  );
}
