import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { rate, waitingRatingQuery } from '@/platform/writes/ratings';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { RatingDialog } from '@/ui/rating-dialog';
import { useToast } from '@/ui/toast';
import { useRating } from '@/ui/use-rating';
import { complaintDetailQuery, complaintListQuery } from '../queries';

/** How long the answer is in view before the dialog opens, in milliseconds (specification section 9). */
const delayMs = 3_000;

const shown = createShownOnce('complaint-rating-asked');

/** Whether this time has passed since the answer was first in view; without an answer, since the page loaded. */
function useWasSeen(answer: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer ??= setTimeout(() => setWasSeen(true), delayMs);
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    );
    if (answer.current) observer.observe(answer.current);
    else start();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [answer]);

  return wasSeen;
}

type Props = {
  problemId: string;
  /** The answer on the page; none if the server asks for stars without one. */
  answer: RefObject<HTMLElement | null>;
  /** A picture is over the page: the dialog waits. */
  isHeld: boolean;
};

/** Rates the answer to a complaint: asked once when it was in view, then by a button (decision 6, complaint rating). */
export function AnswerRating({ problemId, answer, isHeld }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const rated = { subject: 'complaint', problemId } as const;
  const waitingQuery = waitingRatingQuery(services.storage, rated);
  const { data: waitingStars } = useQuery(waitingQuery);
  const wasSeen = useWasSeen(answer);
  // Waits until the device has reported whether a rating is queued.
  const mayAsk = waitingStars === null;

  const { isOpen, isSending, error, open, close, submit } = useRating({
    isDue: mayAsk && wasSeen && !isHeld,
    asked: { id: problemId, shown },
    staysOpen: true,
    async send(stars) {
      if ((await rate(rated, stars, services)) === 'kept') {
        // Another window may have stored other stars, which then are the ones that wait.
        await queryClient.invalidateQueries(waitingQuery);
        return;
      }
      toast.show(t({ message: 'Successful demonstration！', comment: 'The rating of a complaint has been sent' }), {
        kind: 'success',
      });
      // The rest of the cached complaint is still true.
      const { queryKey } = complaintDetailQuery(services.api, problemId);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isScore: false });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(services.api).queryKey });
    },
  });

  return (
    <>
      {mayAsk && (
        <Button variant="secondary" block onClick={open}>
          <Trans comment="Button: opens the dialog with five stars">Rate our answer</Trans>
        </Button>
      )}
      {typeof waitingStars === 'number' && (
        <Notice kind="info" title={t`Your rating: ${waitingStars} of 5 stars`}>
          <Trans>We keep your rating, and send it as soon as there is a connection.</Trans>
        </Notice>
      )}
      {isOpen && (
        <RatingDialog
          title={t({ message: 'Please rate this service', comment: 'Title of a dialog with five stars' })}
          texts={{
            close: t({ message: 'Cancel', comment: 'Button: closes a question without doing anything' }),
            send: t({ message: 'Send', comment: 'Button: sends what was entered' }),
            sending: t({ message: 'Sending…', comment: 'A rating is on its way' }),
          }}
          isSending={isSending}
          failure={error === null ? undefined : errorText(error)}
          onSend={submit}
          onClose={close}
        />
      )}
    </>
  );
}
