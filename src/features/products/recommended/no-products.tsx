import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { EmptyState } from '@/ui/state-views';

/** Every product is taken for today, and the way home (specification section 2). */
export function NoProducts() {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  return (
    <EmptyState
      title={t`Applications are full for today. Please apply again tomorrow.`}
      action={
        <Button onClick={onHome}>
          <Trans comment="Button: to the home page of the native app">Back to home</Trans>
        </Button>
      }
    />
  );
}
