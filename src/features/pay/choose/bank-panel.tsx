import { Trans, useLingui } from '@lingui/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BankOption } from '@/platform/api/contract/repayment';
import type { ClosedWayOf } from '@/platform/offline/switches/use-closed-ways';
import { ChoiceList, closedRow } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/state-views';
import { useTextInput } from '@/ui/use-text-input';
import { type Place, type PlaceAction, searchBanks } from './place';
import styles from './choice.module.css';

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
      <span className={styles['bankPanelIcon']}>
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
          <p className={styles['bankPanelHint']}>
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

type BankSheetProps = {
  open: boolean;
  banks: readonly BankOption[];
  /** Why a bank takes nothing now. */
  closed: ClosedWayOf;
  value: string | null;
  onChange: (bankCode: string) => void;
  onClose: () => void;
};

/** The list of banks, rising from below. */
export function BankSheet({ open, onClose, ...props }: BankSheetProps) {
  const { t } = useLingui();
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t({ message: 'Choose a bank', comment: 'Button that opens the list of banks' })}
    >
      <BankList {...props} onClose={onClose} />
    </BottomSheet>
  );
}

/** More banks than this can be searched. */
const few = 8;

/** A tap chooses and closes. Arrow keys choose too, as in any radio group, but leave the list open; Enter closes it. */
function BankList({ banks, closed, value, onChange, onClose }: Omit<BankSheetProps, 'open'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const typing = useTextInput<HTMLInputElement>({ value: text, onChange: setText, whileComposing: 'search' });
  const byArrow = useRef(false);
  const found = searchBanks(banks, text);

  function noteKey(event: KeyboardEvent): void {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // The same key would go on to press the button that gets the focus back.
    event.preventDefault();
    onClose();
  }

  function choose(bankCode: string): void {
    onChange(bankCode);
    if (!byArrow.current) onClose();
  }

  return (
    <>
      {banks.length > few && (
        <input
          {...typing}
          type="search"
          className={styles['search']}
          aria-label={t`Search for a bank`}
          placeholder={t`Search for a bank`}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      <div
        role="presentation"
        className={banks.length > few ? styles['steady'] : undefined}
        onKeyDown={noteKey}
        onPointerDown={() => (byArrow.current = false)}
      >
        <ChoiceList
          label={t`Banks`}
          options={found.map(({ bankCode, bankName }) => ({
            value: bankCode,
            label: bankName,
            ...closedRow(closed(bankCode)),
          }))}
          value={value}
          onChange={choose}
        />
        <output>
          {found.length === 0 && (
            <span className={styles['none']}>
              <Trans>No bank found. Check the spelling.</Trans>
            </span>
          )}
        </output>
      </div>
    </>
  );
}
