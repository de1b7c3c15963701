import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import styles from './arrival-card.module.css';

type Props = { orderKey: OrderKey; outcome: 'received' | 'changed' };

/**
 * The money has arrived, or something else has happened to the loan: the code is not to be paid any more (decision 56,
 * cashier).
 */
export function ArrivalCard({ orderKey, outcome }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isPaid = outcome === 'received';
  const title = useRef<HTMLHeadingElement>(null);

  // What had the focus has gone with the code; and this is to be heard.
  useEffect(() => title.current?.focus(), []);

  return (
    <Card tone="float">
      <div className={styles['arrival']}>
        <span className={styles['mark']}>
          <Icon name="check" size={36} />
        </span>
        <h2 ref={title} tabIndex={-1} className={styles['title']}>
          {isPaid ? t`Payment received` : t`Your loan has changed`}
        </h2>
        <p>
          {isPaid ? (
            <Trans>Thank you. Please do not pay this code again.</Trans>
          ) : (
            <Trans>Please look at your loan before you pay, so that you do not pay twice.</Trans>
          )}
        </p>
        <Button block onClick={() => void navigate({ to: '/loanDetails', search: orderKey, replace: true })}>
          <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
        </Button>
      </div>
    </Card>
  );
}
