import { useLingui } from '@lingui/macro';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { useNotSavedWords } from '@/platform/writes/save-attempt';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { AgreementsQuery } from './agreements/agreement-list';
import type { Confirmation } from './attempt/use-confirmation';
import type { Terms } from './offer-terms';
import styles from './confirm-footer.module.css';

type Props = { terms: Terms; agreements: AgreementsQuery; confirmation: Confirmation };

/**
 * Consent and the one button (specification section 4). Without consent, or while nobody can read what is agreed to,
 * the button is off and says why.
 */
export function ConfirmFooter({ terms, agreements, confirmation }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const notSavedWords = useNotSavedWords();
  const { phase, hasConsent, setConsent, confirm } = confirmation;
  const failure = phase.kind === 'open' ? phase.failure : null;
  const notSaved = phase.kind === 'open' && phase.notSaved ? notSavedWords(phase.notSaved) : null;
  const isReadable = agreements.data !== undefined;
  const isMissing = !isReadable && agreements.error !== null;
  const waiting = isMissing
    ? t`You cannot apply: the agreements could not be loaded.`
    : t`You can apply once the agreements are here.`;

  return (
    <>
      {failure !== null && (
        <Notice kind="error" title={t`Your application was not accepted`}>
          {errorText(failure)}
        </Notice>
      )}
      {notSaved && (
        <Notice kind="error" title={notSaved.title}>
          {notSaved.text}
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

/** The footer before its offer. */
export function ConfirmFooterSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['box']}>
        <Skeleton height={24} width={24} />
        <Skeleton height={16} width="70%" />
      </div>
      <Skeleton height={52} radius={14} />
    </div>
  );
}
