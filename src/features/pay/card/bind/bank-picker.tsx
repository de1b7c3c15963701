import { useLingui } from '@lingui/macro';
import { type Ref, useId, useState } from 'react';
import { useMarket } from '@/platform/i18n/market';
import { RadioList } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { FieldFrame, inputProps } from '@/ui/text-field';
import { type CardBank, cardBanks, findBank } from './banks';
import styles from '../card.module.css';

type Props = {
  /** Bank code; empty if none is selected. */
  value: string;
  onChange: (bankCode: string) => void;
  error: string | null;
  ref: Ref<HTMLButtonElement>;
};

/** The bank of the card: a field that opens a sheet. */
export function BankPicker({ value, onChange, error, ref }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const market = useMarket();
  const nameOf = ({ name }: CardBank) => (typeof name === 'string' ? name : t(name));
  const chosen = findBank(value, market);
  const title = t({ message: 'Choose the bank', comment: 'Field that opens the list of banks of a card' });
  const label = t({ message: 'Bank of the card', comment: 'Label of a field' });
  const shown = chosen ? nameOf(chosen) : title;

  return (
    <>
      <FieldFrame id={id} label={label} error={error}>
        <button
          type="button"
          ref={ref}
          id={id}
          className={cx('row', styles['bank'])}
          aria-haspopup="dialog"
          aria-label={`${label}: ${shown}`}
          aria-describedby={inputProps(id, { error })['aria-describedby']}
          onClick={() => setIsOpen(true)}
        >
          <span className="grow">{shown}</span>
          <Icon name="chevron-down" size={20} />
        </button>
      </FieldFrame>
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <RadioList
          label={title}
          options={cardBanks(market).map((bank) => ({ value: bank.code, label: nameOf(bank) }))}
          value={chosen?.code ?? null}
          onChange={(code) => {
            onChange(code);
            setIsOpen(false);
          }}
        />
      </BottomSheet>
    </>
  );
}
