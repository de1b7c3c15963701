import { Trans } from '@lingui/macro';
import { Button } from './button';
import { usePageChrome } from './page-chrome';

/** The two ways on where a page has nothing to offer: back to the native app's home, or customer service. */
export function WaysOut() {
  const { onHome } = usePageChrome();
  return (
    <>
      <Button variant="primary" onClick={onHome}>
        <Trans>Back to the app</Trans>
      </Button>
      <HelpButton />
    </>
  );
}

/** Hands a person whose session is over, or who has none, to the native sign-in. */
export function SignInButton() {
  const { onSignIn } = usePageChrome();
  return (
    <Button variant="primary" onClick={onSignIn}>
      <Trans>Back to the app</Trans>
    </Button>
  );
}

/** Opens customer service, as the quiet way on below another one. */
export function HelpButton() {
  const { onHelp } = usePageChrome();
  return (
    <Button variant="quiet" onClick={onHelp}>
      <Trans>Contact customer service</Trans>
    </Button>
  );
}
