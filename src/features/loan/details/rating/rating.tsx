import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { saveRating, rate, waitingRatingQuery } from '@/platform/writes/ratings';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { RatingDialog } from '@/ui/rating-dialog';
import { SuccessArt } from '@/ui/success-art';
import { isForStore, useRating } from '@/ui/use-rating';
import styles from '../later.module.css';

const shown = createShownOnce('rating-asked');

/** The rating of a loan, once per order and page session (specification section 4, decision 9, rating policy). */
export function Rating({ order: { orderId, productId } }: { order: OrderKey }) {
  const { t } = useLingui();
  const services = useServices();
  const rated = { subject: 'loan', orderId, productId } as const;
  const { data: waitingStars } = useQuery(waitingRatingQuery(services.storage, rated));
  const { isOpen, result, error, submit, close, retry } = useRating({
    isDue: waitingStars === null,
    asked: { id: orderId, shown },
    async send(stars): Promise<'sent' | 'kept' | 'thanked'> {
      if (isForStore(stars)) return rate(rated, stars, services);
      await saveRating(rated, stars, services);
      return 'thanked';
    },
  });
  const errorText = useErrorText();
  return (
    <>
      {result === 'kept' && (
        <Notice kind="info">{t`We keep your rating, and send it as soon as there is a connection.`}</Notice>
      )}
      {error !== null && (
        <Notice kind="error" title={t`Your rating was not sent`} onRetry={retry}>
          {errorText(error)}
        </Notice>
      )}
      {isOpen && (
        <RatingDialog title={t`How are we doing?`} onSend={submit} onClose={close}>
          <p>{t`How many stars do you give us for this loan?`}</p>
        </RatingDialog>
      )}
      {/* Thanks for a rating below four stars (specification section 4). */}
      {result === 'thanked' && (
        <Dialog
          open
          onClose={close}
          title={t`Thank you`}
          actions={
            <Button block onClick={close}>
              {t({ message: 'Done', comment: 'Button: closes a message that has been read' })}
            </Button>
          }
        >
          <div className={styles.thanks}>
            <SuccessArt />
            <p>{t`Thank you for telling us. We want to do better for you.`}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
