import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '@/ui/checkbox';
import type { Content } from './content';
import { partTitles } from './file/words';
import { partNames, type PartName } from './parts';
import type { Dispute } from './use-dispute';
import styles from './dispute-sheet.module.css';

type Props = { dispute: Dispute };

/** One box per part, with how much there is of it. */
export function PartChoice({ dispute: { content, chosen, choose } }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles['parts']}>
      <legend className="sr-only">{t`What goes into the file`}</legend>
      {partNames.map((name) => {
        const isThere = content?.parts[name] !== undefined;
        const text = (
          <span className={styles['part']}>
            <span className={styles['name']}>{t(partTitles[name])}</span>
            <span className={styles['amount']}>
              {content ? (
                <Amount name={name} content={content} />
              ) : (
                t({ message: 'Looking…', comment: 'The amount of records is being found out' })
              )}
            </span>
          </span>
        );
        return (
          <div key={name} className={styles['line']}>
            {isThere ? (
              <Checkbox label={text} checked={chosen.has(name)} onChange={(isWanted) => choose(name, isWanted)} />
            ) : (
              <div className={styles['absent']}>{text}</div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function Amount({ name, content }: { name: PartName; content: Content }): ReactNode {
  const { complaint, chats, payments, requests } = content.parts;
  if (name === 'complaint') {
    if (!complaint) return <Trans>Could not be loaded now</Trans>;
    const inside = complaint.pictures?.length ?? 0;
    const addresses = complaint.images.length + complaint.answerImages.length;
    if (inside === 0 && addresses === 0) return <Trans>Text and answer</Trans>;
    if (inside === 0)
      return (
        <Plural
          value={addresses}
          one="Text, answer, address of # picture"
          other="Text, answer, addresses of # pictures"
        />
      );
    return <Plural value={inside} one="Text, answer, # picture" other="Text, answer, # pictures" />;
  }
  if (name === 'chats')
    return chats ? (
      <Plural value={chats.sessions.length} one="# conversation" other="# conversations" />
    ) : (
      <Trans>None on this phone</Trans>
    );
  if (name === 'payments') {
    if (!payments) return <Trans>None on this phone</Trans>;
    return (
      <Plural
        value={payments.claims.length + payments.receipts.length + payments.cardPayments.length}
        one="# claim or receipt"
        other="# claims and receipts"
      />
    );
  }
  return requests ? (
    <Plural value={requests.calls.length} one="# request, without content" other="# requests, without content" />
  ) : (
    <Trans>None on this phone</Trans>
  );
}
