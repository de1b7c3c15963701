import { useLingui } from '@lingui/macro';
import { cardEnd } from '../attempt/payment';

/** A masked card number: only its last four digits, in speech as in print. */
export function MaskedCard({ cardNo }: { cardNo: string }) {
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
