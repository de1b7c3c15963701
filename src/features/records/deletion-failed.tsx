import { Trans } from '@lingui/macro';
import { Notice } from '@/ui/notice';

/** The phone's storage did not let go of something. */
export function DeletionFailed() {
  return (
    <Notice kind="error">
      <Trans>Your phone’s storage did not answer, so it may still be there. Please try again.</Trans>
    </Notice>
  );
}
