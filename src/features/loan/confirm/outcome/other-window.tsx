import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

type Props = { onCheck: () => void };

/** Another window of this browser is sending the same application. */
export function OtherWindow({ onCheck }: Props) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        title={t`Your application is being sent in another window`}
        text={t`Nothing was sent from here. Look into the other window, or check again in a moment.`}
        action={
          <>
            <Button onClick={onCheck}>
              <Trans>Check again</Trans>
            </Button>
            <HelpButton />
          </>
        }
      />
    </div>
  );
}
