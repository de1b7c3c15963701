import { useLingui } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { planOfOffer } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import { agreementList, loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { useErrorText } from '@/platform/i18n/error-message';
import { useMarket, useServerLanguage, useToday } from '@/platform/i18n/market';
import { freshOnly, persistedCallQuery, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { useNotSavedWords } from '@/platform/writes/save-attempt';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { useOnceTrue } from '@/ui/component-life';
import { cx } from '@/ui/cx';
import { lazyComponent } from '@/ui/lazy-component';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { PaymentList } from '../plan/payment-list';
import { AgreementDialog, AgreementList, type AgreementsQuery } from './agreements';
import { type Confirmation, useConfirmation } from './attempt/use-confirmation';
import { OfferHead } from './offer-head';
import { detailGroups, instalmentsInShort, type Offer, type ApplicationTerms, applicationTermsOf } from './offer-terms';
import { isOutcome, OutcomeView } from './outcome-view';
import styles from './loan-confirm.module.css';

function LoanConfirmSkeleton() {
  return (
    <SkeletonPage>
      <div aria-hidden="true">
        <OfferHead offer={null} />
      </div>
      <SkeletonCard rows={1} />
      <SkeletonCard rows={4} />
    </SkeletonPage>
  );
}

/** What the loan brings and costs, in the server's rows. Nothing without rows. */
function LoanInformation({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const groups = detailGroups(offer, useMarket());
  if (groups.length === 0) return null;
  return (
    <Card title={t`Loan information`}>
      {groups.map((rows, index) => (
        <div key={`group-${String(index)}`} className={styles.group}>
          <Rows rows={rows.map((row) => ({ ...row, lang }))} />
        </div>
      ))}
    </Card>
  );
}

/** It is below the first screen, and must not delay the amount. */
const OfferCost = lazyComponent({
  load: () => import('../costs/key-facts/offer-cost').then((module) => module.OfferCost),
  catalogs: ['insights'],
  pending: () => <SkeletonCard rows={6} />,
});

/** A loan offer: amount, costs, agreements, and the button that accepts it (specification section 2). */
export function LoanConfirmScreen({ offerKey }: { offerKey: OrderKey }) {
  const { t } = useLingui();
  const { productId } = offerKey;
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const today = useToday();
  const query = usePersistedQuery(persistedCallQuery(api, loanConfirmDetail, { productId }));
  const agreements = usePersistedQuery(persistedCallQuery(api, agreementList, { productId, scene: 3 }));
  const isAnswered = useOnceTrue(query.error !== null || freshOnly(query).data !== undefined);
  const confirmation = useConfirmation(productId, isAnswered, () => query.refetch({ cancelRefetch: false }));
  OfferCost.usePreload();
  const { data, error, stale } = query;
  const { phase } = confirmation;
  // The bar shows only the app's name: the product is shown beside its logo, with space for a long name.
  const documentTitle = [appConfig.appName, data?.productName].filter(Boolean).join(' · ');

  if (isOutcome(phase)) {
    return (
      <PageShell documentTitle={documentTitle}>
        <OutcomeView phase={phase} query={query} confirmation={confirmation} />
      </PageShell>
    );
  }
  return (
    <PageShell
      documentTitle={documentTitle}
      stale={stale}
      tone={data || !error ? 'brand' : 'plain'}
      footer={
        data ? (
          <ConfirmFooter
            terms={applicationTermsOf(data, productId)}
            agreements={freshOnly(agreements)}
            confirmation={confirmation}
          />
        ) : (
          !error && (
            <div aria-hidden="true">
              <div className={cx('row', styles.box)}>
                <Skeleton height={24} width={24} />
                <Skeleton height={16} width="70%" />
              </div>
              <Skeleton height={52} radius={14} />
            </div>
          )
        )
      }
    >
      <QueryView query={query} skeleton={<LoanConfirmSkeleton />}>
        {(offer) => (
          <>
            <OfferHead offer={offer} />
            {offer.repay_plans.length > 0 && (
              <Card label={t`Detailed repayment plan`}>
                <Accordion
                  name="plan"
                  summary={t`Detailed repayment plan`}
                  defaultOpen={instalmentsInShort(offer.repay_plans).each === null}
                >
                  <PaymentList payments={planOfOffer(offer, { today, utcOffset }).payments} />
                </Accordion>
              </Card>
            )}
            <LoanInformation offer={offer} />
            {!stale && <OfferCost offer={offer} />}
            {offer.note !== '' && (
              <Notice kind="info">
                <LongText text={offer.note} />
              </Notice>
            )}
            <AgreementList offerKey={offerKey} agreements={agreements} />
            {!stale && <AgreementDialog offer={offer} />}
          </>
        )}
      </QueryView>
    </PageShell>
  );
}

type Props = { terms: ApplicationTerms; agreements: AgreementsQuery; confirmation: Confirmation };

/** Consent and button (specification section 4). Without consent or agreements it is disabled, with the reason. */
function ConfirmFooter({ terms, agreements, confirmation }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const notSavedWords = useNotSavedWords();
  const { phase, hasConsent, setConsent, confirm } = confirmation;
  const { failure = null, notSaved } = phase.kind === 'open' ? phase : {};
  const trouble = notSaved
    ? notSavedWords(notSaved)
    : failure !== null && { title: t`Your application was not sent`, text: errorText(failure) };
  const isReadable = agreements.data !== undefined;
  const isMissing = !isReadable && agreements.error !== null;
  const waiting = isMissing
    ? t`You cannot apply: the agreements could not be loaded.`
    : t`You can apply once the agreements have loaded.`;

  return (
    <>
      {trouble && (
        <Notice kind="error" title={trouble.title}>
          {trouble.text}
        </Notice>
      )}
      {isMissing && (
        <Button
          block
          variant="secondary"
          busy={agreements.isFetching}
          busyLabel={t`Trying again…`}
          onClick={() => void agreements.refetch()}
        >
          {t`Load the agreements again`}
        </Button>
      )}
      <Checkbox label={t`I have read and agreed to the above`} checked={hasConsent} onChange={setConsent} />
      <Button
        block
        busy={phase.kind === 'sending'}
        busyLabel={t`Sending your application…`}
        disabled={!hasConsent || !isReadable}
        disabledReason={hasConsent || isMissing ? waiting : t`Tick the box above to apply.`}
        onClick={() => confirm(terms)}
      >
        {t({ message: 'Apply', comment: 'Main button: apply for the loan on the terms shown' })}
      </Button>
    </>
  );
}
