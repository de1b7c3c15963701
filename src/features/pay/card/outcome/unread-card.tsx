import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { useMarket } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { HelpButton } from '@/ui/ways-out';
import { useUnreadWords } from '../../unread/unread-payment';
import styles from './checking-card.module.css';

type Props = {
  /** When it was noted, epoch milliseconds. */
  since: number;
  orderKey: OrderKey;
  /** The person knows that nothing is under way. */
  onNotPaid: () => void;
};

/**
 * A payment that another build noted and this one cannot read: asked about before another one is offered (decision
 * 86, release and rollback).
 */
export function UnreadCard({ orderKey, since, onNotPaid }: Props) {
  const navigate = useNavigate();
  const { t } = useLingui();
  const words = useUnreadWords();
  const { utcOffset } = useMarket();
  return (
    <Card tone="float" title={t`Have you not paid this already?`}>
      <p>{words(since, utcOffset)}</p>
      <div className={styles['actions']}>
        <Button block onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
          <Trans comment="Button: to the page of the loan">See my loan</Trans>
        </Button>
        <HelpButton />
        <Button variant="quiet" block onClick={onNotPaid}>
          <Trans comment="Button: the person left the payment page without paying">I have not paid</Trans>
        </Button>
      </div>
    </Card>
  );
}
