import { Trans } from '@lingui/macro';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';

/** In the demo no SMS arrives: says which code would stand in it, and which number is registered already. */
export function RegistrationHint() {
  const { demo } = useServices();
  if (!demo) return null;
  return (
    <Notice kind="info">
      <Trans>Demo: the SMS code is 123456. The number 138 0013 8000 is registered already.</Trans>
    </Notice>
  );
}
