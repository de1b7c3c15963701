import { Trans, useLingui } from '@lingui/macro';
import type { Ref } from 'react';
import type { BankCard } from '@/platform/api/contract/card-repayment';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { ChoiceList } from '@/ui/choice-list';
import { closedRow } from '@/ui/closed-row';
import { Notice } from '@/ui/notice';
import { ProductLogo } from '@/ui/product-logo';
import { cardEnd } from '../attempt/payment';

/** A masked card number: only its last four digits, in speech as in print. */
function MaskedCard({ cardNo }: { cardNo: string }) {
  const { t } = useLingui();
  const end = cardEnd(cardNo);
  if (end === '') return null;
  return (
    <>
      <span className="tabular" aria-hidden="true">
        •••• •••• •••• {end}
      </span>
      <span className="sr-only">{t`ends in ${end}`}</span>
    </>
  );
}

type Props = {
  cards: readonly BankCard[];
  value: string;
  onChange: (cardId: string) => void;
  /** Somebody wanted to pay without having chosen. */
  isMissing: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Many banks are called "… of China": what comes after it tells them apart. */
function shortName(bankName: string): string {
  return bankName.replace(/^中国(?!银行)/, '');
}

/** The saved bank cards, one to be chosen (specification section 2, repay by card). */
export function CardChoice({ cards, value, onChange, isMissing, ref }: Props) {
  const { t } = useLingui();
  const closed = useClosedWays();
  return (
    <div ref={ref} className="stack">
      {isMissing && (
        <Notice kind="error">
          <Trans>Please choose a bank card first!</Trans>
        </Notice>
      )}
      <ChoiceList
        label={t`Your bank cards`}
        showLabel
        options={cards.map(({ id, bankName, bankCode, cardNo }) => ({
          value: id,
          label: bankName || t`Bank card`,
          hint: <MaskedCard cardNo={cardNo} />,
          icon: <ProductLogo src="" name={shortName(bankName)} size={40} />,
          ...closedRow(closed(bankCode)),
        }))}
        value={cards.some(({ id, bankCode }) => id === value && !closed(bankCode)) ? value : null}
        onChange={onChange}
      />
    </div>
  );
}
