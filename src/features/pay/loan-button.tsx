import { Trans } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { Button } from '@/ui/button';

/** Replaces a finished page by the page of the loan. */
export function LoanButton({ order: { productId, orderId } }: { order: OrderKey }) {
  const navigate = useNavigate();
  return (
    <Button block onClick={() => void navigate({ to: '/loanDetails', search: { productId, orderId }, replace: true })}>
      <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
    </Button>
  );
}
