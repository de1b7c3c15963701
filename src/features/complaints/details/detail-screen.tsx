import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { ComplaintDetail } from '@/platform/api/contract/complaints';
import { useErrorText } from '@/platform/i18n/error-message';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { RatingDialog } from '@/ui/rating-dialog';
import { RecordsLink } from '@/ui/records-link';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Step, Steps } from '@/ui/steps';
import { TextArea } from '@/ui/text-field';
import { useToast } from '@/ui/toast';
import { ComplaintListLink } from '../complaint-list-link';
import { complaintDetailQuery, complaintListQuery } from '../queries';
import { PictureGrid } from '../viewer/picture-grid';
import { useRating } from './use-rating';
import styles from './detail-screen.module.css';

/** The time of sending, from the cached list: the complaint itself does not have it. No request is made for it. */
function useSentTime(problemId: string): ServerTime | null {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const { data } = useQuery({ ...complaintListQuery(api), enabled: false });
  return parseServerTime(data?.list.find(({ id }) => id === problemId)?.time, utcOffset);
}

type TimelineProps = { problemId: string; isAnswered: boolean };

/** The progress of a complaint: sent, in review, answered. */
function Timeline({ problemId, isAnswered }: TimelineProps) {
  const { t } = useLingui();
  const sent = useSentTime(problemId);
  return (
    <Card
      title={t({
        message: 'Progress',
        comment: 'Heading above the steps of a complaint: sent, being looked into, answered',
      })}
    >
      <Steps>
        <Step state="done" note={sent && formatServerTime(sent)}>
          <Trans comment="Step of a complaint">Sent</Trans>
        </Step>
        {!isAnswered && (
          <Step state="open" note={<Trans>We answer within 3 working days.</Trans>}>
            <Trans comment="Step of a complaint: customer service is looking into it">Being looked into</Trans>
          </Step>
        )}
        {isAnswered && (
          <Step state="done">
            <Trans comment="Step of a complaint">Answered</Trans>
          </Step>
        )}
      </Steps>
    </Card>
  );
}

type RatingProps = { problemId: string; isWanted: boolean; isHeld: boolean };

/** Rates the answer: a dialog that opens by itself once, and a button to open it again. */
function Rating({ problemId, isWanted, isHeld }: RatingProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const errorText = useErrorText();
  const { mayAsk, waitingStars, isOpen, isSending, failure, open, close, send } = useRating(
    problemId,
    isWanted,
    isHeld,
    (became) =>
      became === 'sent' &&
      show(t({ message: 'Successful demonstration！', comment: 'The rating of a complaint has been sent' }), {
        kind: 'success',
      }),
  );
  return (
    <>
      {mayAsk && (
        <Button variant="secondary" block onClick={open}>
          <Trans comment="Button: opens the dialog with five stars">Rate our answer</Trans>
        </Button>
      )}
      {isWanted && typeof waitingStars === 'number' && (
        <Notice kind="info" title={t`Your rating: ${waitingStars} of 5 stars`}>
          <Trans>We keep your rating, and send it as soon as there is a connection.</Trans>
        </Notice>
      )}
      {isOpen && (
        <RatingDialog
          title={t({
            message: 'Please rate this service',
            comment: 'Title of the dialog with five stars, after a complaint was answered',
          })}
          starsLabel={t`Your rating`}
          closeLabel={t({ message: 'Cancel', comment: 'Button: closes a question without doing anything' })}
          sendLabel={t({ message: 'Send', comment: 'Button: sends what was entered' })}
          sendingLabel={t({ message: 'Sending…', comment: 'A rating is on its way' })}
          isSending={isSending}
          failure={failure === null ? undefined : errorText(failure)}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}

type ProcessResultProps = { text: string; images: readonly string[]; onView: (isOpen: boolean) => void };

/** The answer of customer service: text, pictures, or both. */
function ProcessResult({ text, images, onView }: ProcessResultProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  return (
    <Card
      title={t({ message: 'Process Result', comment: 'Heading above what customer service answered to a complaint' })}
    >
      <div className="stack">
        <p className={styles['handler']}>
          <Icon name="chat" size={20} />
          <Trans comment="Who handled the complaint">Customer service</Trans>
        </p>
        {text !== '' && (
          <p className={styles['answer']} lang={lang}>
            <LongText text={text} />
          </p>
        )}
        <PictureGrid addresses={images} label={t`Pictures in the answer`} onView={onView} />
      </div>
    </Card>
  );
}

/** Maximum UTF-16 units of a complaint (specification section 9). */
const limit = 200;

type DetailProps = {
  problemId: string;
  complaint: ComplaintDetail;
  /** A complaint from the persisted cache is not offered for rating. */
  isKept: boolean;
};

/** A loaded complaint: its text, its progress, the answer. */
function Detail({ problemId, complaint, isKept }: DetailProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const [isViewing, setIsViewing] = useState(false);
  const { type, sonType, content } = complaint;
  const images = distinct(complaint.images);
  const answerImages = distinct(complaint.disposeImages);
  const answer = complaint.disposeDetail;
  const isAnswered = answer !== '' || answerImages.length > 0;

  return (
    <>
      <Card label={t`Your complaint`}>
        <div className="stack">
          {(type !== '' || sonType !== '') && (
            <ul className={styles['types']} aria-label={t`Type of complaint`}>
              {type !== '' && <li lang={lang}>{type}</li>}
              {sonType !== '' && <li lang={lang}>{sonType}</li>}
            </ul>
          )}
          <TextArea label={t`What you told us`} value={content} onChange={ignore} limit={limit} readOnly rows={4} />
          <PictureGrid addresses={images} label={t`Your pictures`} onView={setIsViewing} />
        </div>
      </Card>
      <Timeline problemId={problemId} isAnswered={isAnswered} />
      {isAnswered && <ProcessResult text={answer} images={answerImages} onView={setIsViewing} />}
      <Rating problemId={problemId} isWanted={complaint.isScore && !isKept} isHeld={isViewing} />
      {!isAnswered && (
        <p className={styles['note']}>
          <Trans>You will find our answer here. Pull the page down to look for it.</Trans>
        </p>
      )}
    </>
  );
}

/** Each address once. */
function distinct(addresses: readonly string[]): string[] {
  return Array.from(new Set(addresses)).filter((address) => address.trim() !== '');
}

/** A read-only field has no error. */
function ignore(): void {}

/** The complaint while it loads: type and text, then the steps. */
function DetailSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div className="stack" aria-hidden="true">
          <Skeleton height={29} width="40%" radius={999} />
          <Skeleton height={150} radius={14} />
        </div>
      </Card>
      <SkeletonCard rows={3} />
    </SkeletonPage>
  );
}

type Props = {
  problemId: string;
  /** Last on the page, because its code may load later. */
  children?: ReactNode;
};

/** One complaint, its answer, and the rating of the answer (specification section 2, complaint details). */
export function DetailScreen({ problemId, children }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(complaintDetailQuery(api, problemId));

  return (
    <PageShell
      title={t({ message: 'Complaint details', comment: 'Title of the page about one complaint' })}
      stale={query.stale}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView
          query={query}
          skeleton={<DetailSkeleton />}
          below={
            <>
              {query.data === undefined && <ComplaintListLink />}
              <RecordsLink />
              {query.data !== undefined && children}
            </>
          }
        >
          {(complaint) => (
            <Detail key={problemId} problemId={problemId} complaint={complaint} isKept={query.stale !== undefined} />
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
