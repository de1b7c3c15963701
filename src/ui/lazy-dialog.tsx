import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import type { Absence } from './lazy-component';
import { Skeleton } from './skeleton';

/** So long a tap may go without an answer; milliseconds. */
const slowMs = 400;

/**
 * Over the page, in the place of a part that a tap opens: on a slow line that it is coming, or that it did not come,
 * with a way to try again.
 */
export function LazyDialog({ state, onRetry, onClose }: Absence & { onClose: () => void }) {
  const { t } = useLingui();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);

  if (state === 'waiting') {
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
    <Dialog
      open
      onClose={onClose}
      title={t`Something went wrong`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t({ message: 'Close', comment: 'Button: closes what is open' })}
          </Button>
          <Button busy={state === 'retrying'} busyLabel={t`Trying again…`} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p role="alert">
        <Trans>A part of the app did not load. Check your connection and try again; what you entered is kept.</Trans>
      </p>
    </Dialog>
  );
}
