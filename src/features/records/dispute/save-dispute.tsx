import { Plural, Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { RadioList } from '@/ui/choice-list';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { FileActions } from '@/ui/file-actions';
import { fileResults } from '@/ui/file-results/file-results';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { Content } from './content';
import { disputePartNames, type DisputePartName } from './dispute-format';
import { partTitles } from './file-sections';
import { type MadeFile, type Dispute, useDispute } from './use-dispute';
import styles from './save-dispute.module.css';

function PartChoice({ dispute: { content, chosen, choose } }: { dispute: Dispute }) {
  const { t } = useLingui();
  return (
    <fieldset className={cx('divided', styles.parts)}>
      <legend className="sr-only">{t`What goes into the file`}</legend>
      {disputePartNames.map((name) => {
        const isThere = content?.parts[name] !== undefined;
        const text = (
          <span className={styles.part}>
            <span>{t(partTitles[name])}</span>
            <span className="hint">{content ? <Amount name={name} content={content} /> : t`Checking…`}</span>
          </span>
        );
        return (
          <div key={name} className={styles.line}>
            {isThere ? (
              <Checkbox label={text} checked={chosen.includes(name)} onChange={(isWanted) => choose(name, isWanted)} />
            ) : (
              <div className={styles.absent}>{text}</div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function Amount({ name, content }: { name: DisputePartName; content: Content }): ReactNode {
  const { complaint, chats, payments, requests } = content.parts;
  if (name === 'complaint') {
    if (!complaint) return <Trans>Could not be loaded now</Trans>;
    const inside = complaint.pictures?.length ?? 0;
    const addresses = complaint.images.length + complaint.answerImages.length;
    if (inside > 0) return <Plural value={inside} one="Text, answer, # picture" other="Text, answer, # pictures" />;
    if (addresses > 0)
      return (
        <Plural
          value={addresses}
          one="Text, answer, address of # picture"
          other="Text, answer, addresses of # pictures"
        />
      );
    return <Trans>Text and answer</Trans>;
  }
  if (name === 'chats' && chats)
    return <Plural value={chats.sessions.length} one="# conversation" other="# conversations" />;
  if (name === 'payments' && payments) {
    return <Plural value={payments.payments.length + payments.receipts.length} one="# record" other="# records" />;
  }
  if (name === 'requests' && requests) {
    return (
      <Plural value={requests.calls.length} one="# request, without content" other="# requests, without content" />
    );
  }
  return <Trans>None on this phone</Trans>;
}

function HandOver({ made: { name, text, code } }: { made: MadeFile }) {
  const { t } = useLingui();
  return (
    <>
      {code === null ? (
        <Notice kind="warning" title={t`This file cannot be sealed`}>
          <Trans>
            This connection is not secure, so the browser cannot calculate checksums. You can save the file, but a later
            change in it would not be noticed.
          </Trans>
        </Notice>
      ) : (
        <div className={cx('ends', styles.code)}>
          <p>
            <Trans comment="Twelve characters that tell this file from any other">Checking code</Trans>
            <strong className="tabular">{code}</strong>
          </p>
          <CopyButton text={code} label={t`checking code`} />
          <p>{t`Write it down: with it, anyone can tell this file from a changed one.`}</p>
        </div>
      )}
      <FileActions
        name={name}
        type="text/html"
        content={() => text}
        first="save"
        saveLabel={<Trans comment="Button: saves the file for a dispute">Save the file</Trans>}
        shareLabel={<Trans comment="Button: hands the file for a dispute to another app">Share the file</Trans>}
        results={fileResults}
        otherwise={
          <Notice
            kind="warning"
            title={t`This browser can neither save nor share files`}
            action={<CopyButton text={text} label={t`content of the file`} />}
          >
            <Trans>Copy its content, paste it into an empty text file, and give that a name ending in .html.</Trans>
          </Notice>
        }
      />
    </>
  );
}

function DisputeSheet({ problemId, onClose }: { problemId: string; onClose: () => void }) {
  const { t } = useLingui();
  const dispute = useDispute(problemId);
  return (
    <BottomSheet open onClose={onClose} title={t`Save everything for a dispute`}>
      <p className="hint">
        <Trans>
          One file that opens in any browser, also without internet. Keep it, print it, or give it to customer service
          or the regulator.
        </Trans>
      </p>
      {dispute.hasFailed ? (
        <Notice kind="error" onRetry={dispute.retry}>{t`The file could not be created.`}</Notice>
      ) : dispute.sources ? (
        <Choices dispute={dispute} orders={dispute.sources.orders} />
      ) : (
        <Skeleton height={220} radius={14} />
      )}
    </BottomSheet>
  );
}

function Choices({ dispute, orders }: { dispute: Dispute; orders: readonly string[] }) {
  const { t } = useLingui();
  const { content, chosen, masked, file, orderNo } = dispute;
  return (
    <>
      {orders.length > 1 && (
        <RadioList
          label={t({ message: 'About which loan?', comment: 'Question above a list of order numbers' })}
          showLabel
          options={[
            ...orders.map((order) => ({ value: order, label: keepNumbersTogether(order) })),
            {
              value: '',
              label: t({ message: 'All loans', comment: 'A file for a dispute is about every loan of the person' }),
            },
          ]}
          value={orderNo}
          onChange={dispute.chooseOrder}
        />
      )}
      <PartChoice dispute={dispute} />
      <div className={cx('row hint', styles.masked)}>
        <Icon name="shield" size={20} />
        <p>
          {masked === 0 ? (
            <Trans>Nothing had to be hidden.</Trans>
          ) : (
            <Plural value={masked} one="# number is hidden." other="# numbers are hidden." />
          )}{' '}
          <Trans>
            Phone, card and identity numbers, e-mail and UPI addresses, codes and long numbers in texts are hidden.
            Passwords and sign-in data are never in it.
          </Trans>
        </p>
      </div>
      {content && chosen.length === 0 ? (
        <Notice kind="info">{t`Choose at least one part.`}</Notice>
      ) : file ? (
        // A new file: results of the last one do not apply.
        <HandOver key={file.name + (file.code ?? '')} made={file} />
      ) : (
        <Skeleton height={48} radius={14} />
      )}
    </>
  );
}

/** Opens the sheet that saves one file with all evidence (decision 57, dispute file). */
export function SaveDispute({ problemId }: { problemId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" block onClick={() => setIsOpen(true)}>
        <span className="row">
          <Icon name="shield" size={20} />
          <Trans comment="Button: saves one file with all records">Save everything for a dispute</Trans>
        </span>
      </Button>
      {isOpen && <DisputeSheet problemId={problemId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
