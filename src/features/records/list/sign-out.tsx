import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useTapLock } from '@/ui/use-tap-lock';

/** Signs the borrower out of this phone, after saying what is deleted with it: the only way in which records go (decision 30). */
export function SignOut() {
  const { t } = useLingui();
  const { signOut } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const once = useTapLock();

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans comment="Button: opens the question whether to sign out">Sign out of this phone</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Sign out of this phone?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans comment="Button: nothing is deleted, the session goes on">Stay signed in</Trans>
            </Button>
            <Button variant="danger" onClick={() => void once(signOut)}>
              <Trans comment="Button: ends the session and deletes what is kept on this phone">Sign out</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            This deletes from this phone: what you typed but have not sent, complaints and messages waiting to be sent,
            conversations, payment codes and all records. Nobody can bring them back.
          </Trans>
        </p>
        <p>
          <Trans>Your payments, complaints and ratings themselves stay as they are.</Trans>
        </p>
      </Dialog>
    </>
  );
}
