import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';

type Props = {
  /** Whether the loan page's address was refused (decision 17, server addresses). */
  isRefused: boolean;
  /** Opens the loan's page once more. */
  onOpen: () => void;
};

/** After this long, milliseconds, the page offers the way by hand. */
const slowAfterMs = 6_000;

/** The application is in; its page is opening, or could not be opened. */
export function Accepted({ isRefused, onOpen }: Props) {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="alert">
      <EmptyState
        illustration={<SuccessArt />}
        title={t`We have received your application`}
        text={
          isRefused
            ? t`The address of its page does not look safe, so we did not open it. You find your loan in the app.`
            : t`One moment, we are opening your loan.`
        }
        action={
          (isRefused || isSlow) && (
            <>
              {!isRefused && (
                <Button onClick={onOpen}>
                  <Trans>Open my loan</Trans>
                </Button>
              )}
              <Button variant={isRefused ? 'primary' : 'quiet'} onClick={onHome}>
                <Trans>Back to the app</Trans>
              </Button>
            </>
          )
        }
      />
    </div>
  );
}
