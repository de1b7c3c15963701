import { Plural, Trans, useLingui } from '@lingui/macro';
import type { CSSProperties } from 'react';
import { useMoney } from '@/services/market';
import { Button } from '@/ui/button';
import { useTapLock } from '@/ui/use-tap-lock';
import { SpokenTotal } from './spoken-total';
import type { Selection } from './use-selection';
import styles from './pay-footer.module.css';

type Props = {
  selection: Selection;
  /** Minor units; called once for a burst of taps. */
  onPay: (amount: bigint) => void;
};

/** What the choice comes to, and the way to pay it (specification section 2). */
export function PayFooter({ selection: { count, total }, onPay }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const once = useTapLock();
  const sum = money(total);
  // Figures are about 0.6 of the type size wide; the sheet divides the width by this count.
  const fit: CSSProperties & Record<'--figures', number> = { '--figures': sum.length * 0.6 };
  const reason = count === 0 ? t`Choose at least one instalment.` : t`There is nothing to pay for this choice.`;

  return (
    <>
      <p className={styles['total']}>
        <span className={styles['label']}>
          <Plural
            value={count}
            _0="No instalment chosen"
            one={`Total for ${count} instalment`}
            other={`Total for ${count} instalments`}
          />{' '}
        </span>
        <span className={styles['sum']} style={fit}>
          {sum}
        </span>
      </p>
      <SpokenTotal text={t`Total: ${sum}`} />
      <Button block disabled={total <= 0n} disabledReason={reason} onClick={() => void once(() => onPay(total))}>
        <Trans comment="Main button below the amount: pay it now">Pay now</Trans>
      </Button>
    </>
  );
}
