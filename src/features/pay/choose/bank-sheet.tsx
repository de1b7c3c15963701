import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { BankOption } from '@/platform/api/contract/repayment';
import type { ClosedWayOf } from '@/platform/offline/switches/use-closed-ways';
import { ChoiceList } from '@/ui/choice-list';
import { closedRow } from '@/ui/closed-row';
import { BottomSheet } from '@/ui/dialog';
import { useTextInput } from '@/ui/use-text-input';
import { searchBanks } from './options';
import styles from './bank-sheet.module.css';

type Props = {
  open: boolean;
  banks: readonly BankOption[];
  /** Why a bank takes nothing now. */
  closed: ClosedWayOf;
  value: string | null;
  onChange: (bankCode: string) => void;
  onClose: () => void;
};

/** The list of banks, rising from below. */
export function BankSheet({ open, onClose, ...props }: Props) {
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
function BankList({ banks, closed, value, onChange, onClose }: Omit<Props, 'open'>) {
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
