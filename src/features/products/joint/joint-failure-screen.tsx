import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { beginningOf } from '@/domain/text/beginning-of';
import { useServices } from '@/platform/services';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { SectionTitle } from '@/ui/section-title';
import { WaysOut } from '@/ui/ways-out';
import { jointFailureQuery } from '../queries';
import { JointProducts } from './joint-products';
import styles from './joint-failure-screen.module.css';

/** Why the joint log-in failed, and what may be borrowed instead (specification section 2). */
export function JointFailureScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(jointFailureQuery(api));

  return (
    <PageShell
      title={t({
        message: 'Sign-in did not work',
        comment: 'Page title: signing in at a partner of the lender has failed',
      })}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<ProductCardSkeletons />}>
          {({ message, noticeMessage, products }) => (
            <>
              <Notice kind="warning" title={beginningOf(message) || t`Signing in at our partner did not work`}>
                <LongText text={noticeMessage || t`Your details there stay as they are. Nothing was applied for.`} />
              </Notice>
              {products.length > 0 && (
                <>
                  <SectionTitle>
                    <Trans>You can apply for these</Trans>
                  </SectionTitle>
                  <JointProducts products={products} />
                </>
              )}
              {/* A list on which nothing can be tapped is no way on either. */}
              {!products.some(({ clickable }) => clickable) && (
                <div className={styles['ways']}>
                  <WaysOut />
                </div>
              )}
            </>
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
