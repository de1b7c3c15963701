import { useLingui } from '@lingui/macro';
import { EmptyState } from '@/ui/state-views';

/** Nothing is kept yet, and what will be. */
export function EmptyRecords({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={isFiltered ? t`Nothing is kept for this order` : t`Nothing is kept yet`}
      text={t`When you repay, extend the due date, file a complaint or give a rating on this phone, a record of it appears here. You can print, share or delete it.`}
    />
  );
}
