import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import { useLender } from '@/platform/i18n/lender';
import { useMarket } from '@/platform/i18n/market';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { ContactCard } from './contact-card';
import { contactWays } from './contact-ways';
import { contactInfoQuery } from './queries';
import styles from './contact-row.module.css';

/** Telephone and e-mail before they are known, in their final places. */
function ContactSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div aria-hidden="true">
          <div className={styles['head']}>
            <Skeleton height={18} width="30%" />
          </div>
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </Card>
    </SkeletonPage>
  );
}

function SkeletonRow() {
  return (
    <div className={styles['row']}>
      <span className={styles['way']}>
        <Skeleton height={36} width={36} radius={999} />
        <Skeleton height={36} width="60%" />
      </span>
      <Skeleton height={44} width={96} radius={999} />
    </div>
  );
}

/** The ways to customer service inside the app: the chat, which answers at once, and complaints. */
function MoreWays() {
  const { t } = useLingui();
  const router = useRouter();
  const linkTo = (to: '/intelligentCustomerService' | '/phenomenon') => ({
    href: router.buildLocation({ to }).publicHref,
    onClick: () => void router.navigate({ to }),
  });
  return (
    <Card title={t`Get help here`}>
      <div>
        <LinkRow icon="chat" {...linkTo('/intelligentCustomerService')}>
          <Trans>Chat with us</Trans>
        </LinkRow>
        <LinkRow icon="edit" {...linkTo('/phenomenon')}>
          <Trans comment="Link: to the page where complaints are made">Make a complaint</Trans>
        </LinkRow>
      </div>
    </Card>
  );
}

/** Customer service (specification section 2): telephone, e-mail, chat, and when somebody answers. Needs no order. */
export function ContactScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { data, error, errorUpdateCount, isFetching, refetch, stale } = usePersistedQuery(contactInfoQuery(api));
  const ways = contactWays(data, useLender().service, useMarket());
  // Trying again takes the error away, but not the numbers.
  const isMissing = data === undefined;
  const failed = !stale && (error !== null || (isMissing && errorUpdateCount > 0));

  return (
    <PageShell title={t`Customer service`} tone="brand" stale={stale}>
      {/* First: what comes later has its place below. */}
      <MoreWays />
      {failed && (
        <Notice
          kind="warning"
          title={t`We could not check for newer contact details`}
          action={
            <Button variant="quiet" busy={isFetching} busyLabel={t`Trying again…`} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your connection or our server has a problem. You can still reach us here.</Trans>
        </Notice>
      )}
      {isMissing && !failed ? (
        <ContactSkeleton />
      ) : (
        <>
          <ContactCard ways={ways} />
          <Card title={t`When we answer`}>
            <p>
              <Trans>
                Our team answers on working days, during office hours. At other times, please write an e-mail.
              </Trans>
            </p>
          </Card>
          <Card title={t`Have this ready`}>
            <p>
              <Trans>
                Your order number helps us find your loan. We never ask for your PIN, your password or SMS codes.
              </Trans>
            </p>
          </Card>
        </>
      )}
    </PageShell>
  );
}
