import { Trans, useLingui } from '@lingui/macro';
import type { OrderKey } from '@/domain/order-key';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import type { QueryState } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { useOpenAgreement } from './use-open-agreement';
import styles from './agreement-list.module.css';

export type AgreementsQuery = QueryState<{ list: readonly { title: string }[] }>;

type Props = { offerKey: OrderKey; agreements: AgreementsQuery };

/** What is agreed to: each agreement opens by its place in the list. Nothing where the server names none. */
export function AgreementList({ offerKey, agreements: { data, error, isFetching, refetch } }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { opening, trouble, open } = useOpenAgreement(offerKey);
  if (data?.list.length === 0) return null;

  return (
    <Card title={t`Agreements`}>
      {data?.list.map(({ title }, position) => {
        const number = position + 1;
        return (
          <LinkRow key={`${String(position)} ${title}`} icon="receipt" isLink onClick={() => open(position)}>
            {title || t`Agreement ${number}`}
            {opening === position && <span className={styles['opening']}> {t`Opening…`}</span>}
          </LinkRow>
        );
      })}
      <output className="sr-only">{opening !== null && t`Opening…`}</output>
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <Notice
          kind="error"
          title={t`The agreements could not be loaded`}
          action={
            <Button variant="quiet" busy={isFetching} busyLabel={t`Trying again…`} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {trouble && (
        <Notice kind="error" title={t`We did not open this agreement`}>
          {trouble.kind === 'refused'
            ? t`Its address does not look safe. Please contact customer service.`
            : errorText(trouble.error)}
        </Notice>
      )}
    </Card>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {[62, 78, 54].map((width) => (
        <div key={width} className={styles['waiting']}>
          <Skeleton height={16} width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
