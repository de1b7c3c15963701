import { Plural, Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { ChoiceList } from '@/ui/choice-list';
import { BottomSheet } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { HandOver } from './hand-over';
import { PartChoice } from './part-choice';
import { useDispute, type Dispute } from './use-dispute';
import styles from './dispute-sheet.module.css';

type OrderChoiceProps = { orders: readonly string[]; value: string; onChange: (orderNo: string) => void };

/** About which loan: where the page does not know it, and the device knows several. */
function OrderChoice({ orders, value, onChange }: OrderChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceList
      label={t({ message: 'About which order?', comment: 'Question above a list of order numbers' })}
      showLabel
      options={[
        ...orders.map((orderNo) => ({ value: orderNo, label: orderNo })),
        {
          value: '',
          label: t({ message: 'All orders', comment: 'A file for a dispute is about every loan of the person' }),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

type Props = { problemId: string; onClose: () => void };

/** What goes into the file, what is masked in it, and the ways out. */
export function DisputeSheet({ problemId, onClose }: Props) {
  const { t } = useLingui();
  const dispute = useDispute(problemId);
  return (
    <BottomSheet open onClose={onClose} title={t`Save everything for a dispute`}>
      <p className={styles['lead']}>
        <Trans>
          One file that opens in any browser, also without internet. Keep it, print it, or give it to customer service
          or an authority.
        </Trans>
      </p>
      {dispute.hasFailed ? (
        <Notice
          kind="error"
          action={
            <Button variant="secondary" onClick={dispute.retry}>
              <Trans comment="Button: makes the file once more">Try again</Trans>
            </Button>
          }
        >
          <Trans>The file could not be put together.</Trans>
        </Notice>
      ) : dispute.sources === undefined ? (
        <Skeleton height={220} radius={14} />
      ) : (
        <Choices dispute={dispute} />
      )}
    </BottomSheet>
  );
}

function Choices({ dispute }: { dispute: Dispute }) {
  const { sources, content, chosen, file, orderNo } = dispute;
  if (!sources) return null;
  const masked = content ? Array.from(chosen).reduce((sum, name) => sum + content.masked[name], 0) : 0;
  return (
    <>
      {sources.orders.length > 1 && (
        <OrderChoice orders={sources.orders} value={orderNo} onChange={dispute.chooseOrder} />
      )}
      <PartChoice dispute={dispute} />
      <div className={styles['masked']}>
        <Icon name="shield" size={20} />
        <p>
          {masked === 0 ? (
            <Trans>Nothing had to be masked.</Trans>
          ) : (
            <Plural value={masked} one="# place is masked." other="# places are masked." />
          )}{' '}
          <Trans>
            Telephone, card and identity numbers, e-mail addresses, codes and long numbers in texts are hidden.
            Passwords and sign-in data are never in it.
          </Trans>
        </p>
      </div>
      {content && chosen.size === 0 ? (
        <Notice kind="info">
          <Trans>Choose at least one part.</Trans>
        </Notice>
      ) : file ? (
        // Another file: nothing of what became of the last one is true of it.
        <HandOver key={file.file.name + (file.code ?? '')} made={file} />
      ) : (
        <Skeleton height={48} radius={14} />
      )}
    </>
  );
}
