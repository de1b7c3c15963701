import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { SuccessArt } from '@/ui/illustrations/success-art';
import { EmptyState } from '@/ui/state-views';

type Props = {
  /** Whether there are paid periods: then the loan is paid back. */
  isPaidBack: boolean;
  onLoan: () => void;
};

/** A plan without waiting periods, and the way on. */
export function NothingToPay({ isPaidBack, onLoan }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing to pay`}
      text={
        isPaidBack
          ? t`Every instalment of this loan is paid. Thank you.`
          : t`No instalment of this loan is waiting to be paid.`
      }
      {...(isPaidBack ? { illustration: <SuccessArt /> } : {})}
      action={
        <Button onClick={onLoan}>
          <Trans comment="Button: to the page about this loan">See the loan</Trans>
        </Button>
      }
    />
  );
}
