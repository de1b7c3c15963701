import { Trans } from '@lingui/macro';
import { withBase } from '@/config/base-path';
import { useServices } from '@/services/services';
import { buttonClass } from '@/ui/button-class';

/** From the official site back to the stage. Nothing without the demo backend. */
export function StageLink() {
  const { demo } = useServices();
  if (!demo) return null;
  return (
    <a className={buttonClass('secondary', true)} href={withBase(__BASE_PATH__, '/')} target="_top">
      <Trans>To the stage of the demo</Trans>
    </a>
  );
}
