import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { policy } from '@/config/policy';
import type { OrderKey } from '@/domain/order-key';
import { goodRating } from '@/platform/bridge/contract';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/shown-once';
import { keepRating, rate, waitingRatingQuery } from '@/platform/writes/ratings';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { RatingDialog } from '@/ui/rating-dialog';
import type { Stars } from '@/ui/star-rating';
import { SuccessArt } from '@/ui/success-art';
import { useTapLock } from '@/ui/use-tap-lock';
import { useWrite } from '@/ui/use-write';
import styles from './rating.module.css';

type Phase = 'idle' | 'asking' | 'thanks' | 'over';

const shownOnce = createShownOnce('rating-asked');

/**
 * The rating of a loan (specification section 4, decision 9, rating policy): asked once per order and page session,
 * unless one waits to be sent; then thanks, or the store's own prompt, which is reported once. A report without a
 * network goes out later by itself; one that was refused can be repeated.
 */
function useRating({ orderId, productId }: OrderKey) {
  const services = useServices();
  const { bridge, storage } = services;
  const rated = { subject: 'loan', orderId, productId } as const;
  const { data: waitingStars } = useQuery(waitingRatingQuery(storage, rated));
  const [phase, setPhase] = useState<Phase>('idle');
  const submitOnce = useTapLock();

  if (phase === 'idle' && waitingStars === null && !shownOnce.has(orderId)) setPhase('asking');

  useEffect(() => {
    if (phase === 'asking') shownOnce.add(orderId);
  }, [phase, orderId]);

  const { send, retry, error, result } = useWrite('loan-rating', (stars: Stars) => rate(rated, stars, services));

  function submit(stars: Stars) {
    void submitOnce(async () => {
      const goesToStore = policy.nativeRating === 'always' || stars >= goodRating;
      setPhase(goesToStore ? 'over' : 'thanks');
      if (goesToStore) {
        void bridge.call('rate', { score: stars });
        send(stars);
      } else await keepRating(rated, stars, services);
    });
  }

  return { phase, failure: error, isKept: result === 'kept', submit, close: () => setPhase('over'), retry };
}

type ThankYouDialogProps = { onClose: () => void };

/** Thanks for a rating below four stars (specification section 4). */
function ThankYouDialog({ onClose }: ThankYouDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Thank you`}
      actions={
        <Button block onClick={onClose}>
          {t({ message: 'Done', comment: 'Button: closes a message that has been read' })}
        </Button>
      }
    >
      <div className={styles['thanks']}>
        <SuccessArt />
        <p>
          <Trans>Thank you for telling us. We want to do better for you.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

type Props = { order: OrderKey };

/**
 * The two dialogs of a rating, one after the other; and a notice in the page when what was tapped
 * did not reach the server.
 */
export function Rating({ order }: Props) {
  const { t } = useLingui();
  const { phase, failure, isKept, submit, close, retry } = useRating(order);
  const errorText = useErrorText();
  return (
    <>
      {isKept && (
        <Notice kind="info">
          <Trans>We keep your rating, and send it as soon as there is a connection.</Trans>
        </Notice>
      )}
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
      {phase === 'asking' && (
        <RatingDialog
          title={t`How are we doing?`}
          starsLabel={t`Your rating`}
          closeLabel={t`Not now`}
          sendLabel={t({ message: 'Submit', comment: 'Button: send the rating' })}
          missingText={t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
          onSend={submit}
          onClose={close}
        >
          <p>
            <Trans>How many stars do you give us for this loan?</Trans>
          </p>
        </RatingDialog>
      )}
      {phase === 'thanks' && <ThankYouDialog onClose={close} />}
    </>
  );
}
