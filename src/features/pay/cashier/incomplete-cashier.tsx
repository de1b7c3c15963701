import { useLingui } from '@lingui/macro';
import { IncompleteLink } from '@/ui/incomplete-link';

/** The cashier view of a link that names no order. */
export function IncompleteCashier() {
  const { t } = useLingui();
  return <IncompleteLink title={t`Code for the cashier`} />;
}
