import { Trans, useLingui } from '@lingui/macro';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { HelpButton } from '@/ui/ways-out';
import { useAttemptRows } from '../outcome/use-attempt-rows';

type Props = { attempt: PaymentAttempt; onTryAgain: () => void };

/** A payment that surely did not happen, or still waits for its SMS code. */
export function FailedCard({ attempt, onTryAgain }: Props) {
  const { t } = useLingui();
  const rows = useAttemptRows();
  const waits = attempt.stage === 'code';
  return (
    <Card tone="float">
      <div className="stack">
        <Notice
          kind={waits ? 'warning' : 'error'}
          title={waits ? t`This payment waits for its SMS code` : t`The payment did not go through`}
        >
          {waits ? t`No money has moved yet.` : attempt.refusal || t`Your loan is unchanged. You may try again.`}
        </Notice>
        <Rows rows={rows(attempt)} />
        <Button block onClick={onTryAgain}>
          {waits ? (
            <Trans comment="Button: to the SMS code of a payment">Enter the code</Trans>
          ) : (
            <Trans>Try again</Trans>
          )}
        </Button>
        <HelpButton />
      </div>
    </Card>
  );
}
