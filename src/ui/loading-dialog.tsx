import { useLingui } from '@lingui/macro';
import { useHasPassed } from './component-life';
import { Dialog } from './dialog';
import { type FallbackProps, PartNotice } from './lazy-component';
import { Skeleton } from './skeleton';

/** "Loading" appears only after this time. */
const slowMs = 400;

/** Fallback (`lazyComponent`) of a dialog that a tap opens: loading, or failed with a button "Try again". */
export function LoadingDialog({ state, onRetry, onClose }: FallbackProps & { onClose: () => void }) {
  const { t } = useLingui();
  const isSlow = useHasPassed(slowMs);

  if (state === 'pending') {
    return (
      <Dialog
        open={isSlow}
        onClose={onClose}
        title={t({ message: 'Loading', comment: 'For screen readers, while a page is loading' })}
      >
        <Skeleton height={96} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t`Something went wrong`}>
      <PartNotice state={state} onRetry={onRetry} />
    </Dialog>
  );
}
