import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { BankOption } from '@/platform/api/contract/repayment';
import type { ClosedWayOf } from '@/platform/offline/switches/use-closed-ways';
import { ChoiceList } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/state-views';
import { BankSheet } from './bank-sheet';
import type { Place, PlaceAction } from './place';
import styles from './bank-panel.module.css';

type BankFieldProps = {
  /** Of the chosen bank; empty when none is. */
  name: string;
  /** The element that says that a bank is missing, while it does. */
  describedBy: string | undefined;
  onOpen: () => void;
};

/** The bank as a field that opens the list of banks. */
function BankField({ name, describedBy, onOpen }: BankFieldProps) {
  return (
    <button
      type="button"
      className={cx(styles['field'], describedBy !== undefined && styles['missing'])}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      <span className={styles['icon']}>
        <Icon name="bank" size={22} />
      </span>
      <span className={styles['text']}>
        {name === '' ? (
          <Trans comment="Button that opens the list of banks">Choose a bank</Trans>
        ) : (
          <>
            <span className={styles['label']}>
              <Trans comment="Label above the name of the chosen bank">Your bank</Trans>{' '}
            </span>
            <span className={styles['name']}>{name}</span>
          </>
        )}
      </span>
      <Icon name="chevron-down" size={20} />
    </button>
  );
}

type Props = {
  banks: readonly BankOption[];
  /** Why a bank takes nothing now. */
  closed: ClosedWayOf;
  place: Place;
  /** Whether the page says that a bank is missing, in the element of the given id. */
  isMissing: boolean;
  noticeId: string;
  onChange: (action: PlaceAction) => void;
};

/** The bank, and then the channel at this bank (specification section 5). */
export function BankPanel({ banks, closed, place, isMissing, noticeId, onChange }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const bank = banks.find(({ bankCode }) => bankCode === place.payCode);
  const bankName = bank?.bankName ?? '';

  if (banks.length === 0) {
    return (
      <EmptyState
        title={t`No bank takes this payment now`}
        text={t`Please pay at a mini market, or contact customer service.`}
      />
    );
  }
  return (
    <>
      <BankField name={bankName} describedBy={isMissing ? noticeId : undefined} onOpen={() => setIsOpen(true)} />
      {bank && bank.method.length > 0 && (
        <div>
          <ChoiceList
            label={t`How do you pay at ${bankName}?`}
            showLabel
            options={bank.method.map((name) => ({ value: name, label: name }))}
            value={place.method === '' ? null : place.method}
            onChange={(method) => onChange({ type: 'method', method })}
          />
          <p className={styles['hint']}>
            <Trans>Optional. We show you the steps for what you choose; you can still change it later.</Trans>
          </p>
        </div>
      )}
      <BankSheet
        open={isOpen}
        banks={banks}
        closed={closed}
        value={bank?.bankCode ?? null}
        onChange={(bankCode) => onChange({ type: 'bank', bankCode })}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
