import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { saveEvent } from '@/api/contract/loan';
import { wait } from '@/lib/wait';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useErrorText } from '@/i18n/use-error-text';
import { useWrite } from '@/ui/use-write';

type Props = { productId: string };

/** How long the report may hold the person up, milliseconds. A webview that goes away cancels what is under way. */
const patienceMs = 1_500;

/**
 * "Loan more": reports the tap (specification section 7) and goes to the native app's home, where loans are chosen. A
 * report that fails or takes long is told, and stops nobody.
 */
export function BorrowAction({ productId }: Props) {
  const { t } = useLingui();
  const { api, bridge } = useServices();
  const [failure, setFailure] = useState<unknown>(null);
  const errorText = useErrorText();

  const { send, isSending } = useWrite('loan-more', async () => {
    setFailure(null);
    const reported = api.call(saveEvent, { productId, moduleId: 30, positionId: 0 }).then(() => undefined, setFailure);
    await Promise.race([reported, wait(patienceMs)]);
    await bridge.call('goHome', {});
  });

  return (
    <>
      {failure !== null && (
        <Notice kind="warning" title={t`We could not note your wish`}>
          <p>{errorText(failure)}</p>
          <Trans>You can still choose a loan on the home page of the app.</Trans>
        </Notice>
      )}
      <Button block busy={isSending} busyLabel={t`One moment…`} onClick={() => send()}>
        {t({ message: 'Loan more', comment: 'Main button when nothing is owed: borrow again' })}
      </Button>
    </>
  );
}
