import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useErrorText } from '../use-error-text';
import { RatingDialog } from './rating-dialog';
import { ThankYouDialog } from './thank-you-dialog';
import { useRating } from './use-rating';

type Props = { orderId: string; isWanted: boolean };

/** The rating's dialogs, and a notice in the page when what was tapped did not reach the server. */
export function LoanRating({ orderId, isWanted }: Props) {
  const { t } = useLingui();
  const { phase, failure, submit, close, retry } = useRating(orderId, isWanted);
  const errorText = useErrorText();
  return (
    <>
      {failure !== null && (
        <Notice
          kind="error"
          title={t`Your rating was not sent`}
          action={
            <Button variant="quiet" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(failure)}
        </Notice>
      )}
      {phase === 'asking' && <RatingDialog onSubmit={submit} onClose={close} />}
      {phase === 'thanks' && <ThankYouDialog onClose={close} />}
    </>
  );
}
