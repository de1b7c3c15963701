import { Trans, useLingui } from '@lingui/macro';
import type { OrderKey } from '@/domain/order-key';
import { contractJump } from '@/platform/api/contract/loan-confirm';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import type { QueryState } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { useWrite } from '@/ui/use-write';
import styles from './agreement-list.module.css';

type AgreementTrouble = { kind: 'refused' } | { kind: 'failed'; error: unknown };

/**
 * Opens one of the agreements in this page's place (contract-jump; decision 17, server addresses). One of a burst of
 * taps counts.
 */
function useOpenAgreement({ productId, orderId }: OrderKey) {
  const { api, openServerUrl } = useServices();
  const { send, isSending, input, result, error } = useWrite('agreement', async (position: number) => {
    const { contract_url } = await api.call(contractJump, {
      productId,
      scene: 3,
      position: String(position),
      orderId,
      type: 1,
    });
    return openServerUrl(contract_url, 'here');
  });
  const trouble: AgreementTrouble | null = error
    ? { kind: 'failed', error }
    : result === 'refused'
      ? { kind: 'refused' }
      : null;
  return { opening: isSending ? input : null, trouble, open: send };
}

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
