import { Trans } from '@lingui/macro';
import { Notice } from '@/ui/notice';

/** Says that something is still to be chosen (specification section 5). */
export function IncompleteNotice({ id }: { id: string }) {
  return (
    <div id={id}>
      <Notice kind="error">
        <Trans>Please complete the information</Trans>
      </Notice>
    </div>
  );
}
