import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type Props = {
  /** Types the code once more, where the payment still waits for it. */
  onEnterCode?: (() => void) | undefined;
};

/** A payment that was looked for and is not there: it may be made again (decision 12, unknown payment). */
export function UnpaidNotice({ onEnterCode }: Props) {
  const { t } = useLingui();
  return (
    <Notice
      kind="warning"
      title={t`No payment has arrived`}
      action={
        onEnterCode && (
          <Button variant="secondary" onClick={onEnterCode}>
            <Trans comment="Button: back to the SMS code of the same payment">Enter the code again</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Your loan is unchanged, so you may try again. If your bank shows that it took the money, do not pay again and
        contact customer service.
      </Trans>
    </Notice>
  );
}
