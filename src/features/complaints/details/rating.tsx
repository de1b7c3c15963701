import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { RatingDialog } from './rating-dialog';
import { useRating } from './use-rating';

type Props = { problemId: string; isWanted: boolean; isHeld: boolean };

/** The rating of an answer: a dialog that comes by itself once, and a button for whoever sent it away. */
export function Rating({ problemId, isWanted, isHeld }: Props) {
  const { t } = useLingui();
  const { show } = useToast();
  const { isOpen, isSending, failure, open, close, send } = useRating(problemId, isWanted, isHeld, () =>
    show(t({ message: 'Successful demonstration！', comment: 'The rating of a complaint has been sent' }), {
      kind: 'success',
    }),
  );
  return (
    <>
      {isWanted && (
        <Button variant="secondary" block onClick={open}>
          <Trans comment="Button: opens the dialog with five stars">Rate our answer</Trans>
        </Button>
      )}
      {isOpen && <RatingDialog isSending={isSending} failure={failure} onSend={send} onCancel={close} />}
    </>
  );
}
