import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { shownTitles } from '@/domain/topics';
import type { ComplaintDetail } from '@/platform/api/contract/complaints';
import { shownServerTime } from '@/platform/i18n/format-date';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { RecordsLink } from '@/ui/link-row';
import { LongText } from '@/ui/long-text';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Step } from '@/ui/steps';
import { TextCounter } from '@/ui/text-field';
import { ComplaintListLink } from '../complaint-list-link';
import { complaintDetailQuery, complaintListQuery } from '../queries';
import { textLimit } from '../records/complaint-drafts';
import { PictureGrid } from './picture-grid';
import { AnswerRating } from './rating';
import styles from './details.module.css';

function Progress({ sent }: { sent: string }) {
  const { t } = useLingui();
  return (
    <Card title={t({ message: 'Progress', comment: 'Heading above the steps of a complaint' })}>
      <ol>
        <Step state="done" note={sent}>
          <Trans comment="Step of a complaint">Sent to us</Trans>
        </Step>
        <Step state="open" note={<Trans>We answer here within 3 working days.</Trans>}>
          <Trans comment="Step of a complaint: customer service is looking into it">Being checked</Trans>
        </Step>
      </ol>
    </Card>
  );
}

type DetailProps = {
  problemId: string;
  complaint: ComplaintDetail;
  /** A complaint from the persisted cache is not offered for rating. */
  isStored: boolean;
};

function Detail({ problemId, complaint, isStored }: DetailProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const { api } = useServices();
  const { utcOffset } = useMarket();
  // Only the list has the time of sending. No request is made for it.
  const { data: known } = useQuery({ ...complaintListQuery(api), enabled: false });
  const sent = shownServerTime(known?.list.find(({ id }) => id === problemId)?.time, utcOffset);
  const answerRef = useRef<HTMLDivElement>(null);
  const [isViewing, setIsViewing] = useState(false);
  const { content, disposeDetail: answer } = complaint;
  const titles = shownTitles(complaint.type, complaint.sonType);
  const images = distinct(complaint.images);
  const answerImages = distinct(complaint.disposeImages);
  const isAnswered = answer !== '' || answerImages.length > 0;

  return (
    <>
      {isAnswered ? (
        <div ref={answerRef}>
          <Card title={t({ message: 'Process Result', comment: 'Heading above the answer to a complaint' })}>
            <div className="stack">
              <p className={cx('row', styles.handler)}>
                <Icon name="chat" size={20} />
                <Trans comment="Who handled the complaint">Customer service</Trans>
              </p>
              {answer !== '' && (
                <p className={styles.answer} lang={lang}>
                  <LongText text={answer} />
                </p>
              )}
              <PictureGrid addresses={answerImages} label={t`Pictures in the answer`} onView={setIsViewing} />
            </div>
          </Card>
        </div>
      ) : (
        <Progress sent={sent} />
      )}
      {complaint.isScore && !isStored && <AnswerRating problemId={problemId} answer={answerRef} isHeld={isViewing} />}
      <Card label={t`Your complaint`}>
        <div className="stack">
          {titles.length > 0 && (
            <ul className={styles.types} aria-label={t`Type of complaint`}>
              {titles.map((title) => (
                <li key={title} lang={lang}>
                  {title}
                </li>
              ))}
            </ul>
          )}
          {isAnswered && sent !== '' && (
            <p className="hint">
              <Trans comment="When a complaint was sent">Sent on {sent}</Trans>
            </p>
          )}
          <p className={styles.answer}>
            <LongText text={content} />
          </p>
          <TextCounter used={content.length} limit={textLimit} />
          <PictureGrid addresses={images} label={t`Your pictures`} onView={setIsViewing} />
        </div>
      </Card>
    </>
  );
}

function distinct(addresses: readonly string[]): string[] {
  return Array.from(new Set(addresses)).filter((address) => address.trim() !== '');
}

type Props = {
  problemId: string;
  /** Last on the page, because its code may load later. */
  children?: ReactNode;
};

/** One complaint, its answer, and the rating of the answer (specification section 2, complaint details). */
export function DetailScreen({ problemId, children }: Props) {
  const { api } = useServices();
  const query = usePersistedQuery(complaintDetailQuery(api, problemId));
  // The answer or the steps, then type and text.
  const skeleton = (
    <SkeletonPage>
      <SkeletonCard rows={3} />
      <Card>
        <div className="stack" aria-hidden="true">
          <Skeleton height={29} width="40%" radius={999} />
          <Skeleton height={150} radius={14} />
        </div>
      </Card>
    </SkeletonPage>
  );

  return (
    <PageShell stale={query.stale}>
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView
          query={query}
          skeleton={skeleton}
          below={
            <>
              {query.data === undefined && <ComplaintListLink />}
              <RecordsLink />
              {query.data !== undefined && children}
            </>
          }
        >
          {(complaint) => (
            <Detail key={problemId} problemId={problemId} complaint={complaint} isStored={query.stale !== undefined} />
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
