import { Trans, useLingui } from '@lingui/macro';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { lazyComponent, Nothing } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { useRating } from './use-rating';

/** Nobody waits for it: the question comes when its code has come. */
const RatingDialogs = lazyComponent({
  load: () => import('./rating-dialogs').then((part) => part.RatingDialogs),
  missing: Nothing,
});

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
      {(phase === 'asking' || phase === 'thanks') && <RatingDialogs phase={phase} onSubmit={submit} onClose={close} />}
    </>
  );
}
