import { Plural, Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { shownTitles } from '@/domain/topics';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { pickStrings } from '@/platform/browser/search';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { SectionTitle } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { focusPageTitle } from '@/ui/page-shell';
import { useToast } from '@/ui/toast';
import { mayHaveLeft, type OutboxEntry, useOutbox } from '../outbox/outbox';
import styles from './list.module.css';

/** Queued complaints: the state of each, and a button to cancel it. Empty if there are none. */
export function OutboxList({ list }: { list: ComplaintList | undefined }) {
  const { t } = useLingui();
  const { show } = useToast();
  const navigate = useNavigate();
  const { entries, cancel, retry, edit } = useOutbox(list);
  const [doomed, setDoomed] = useState<string | null>(null);
  if (entries.length === 0) return null;
  const isUncertain = mayHaveLeft(entries.find(({ id }) => id === doomed)?.attempt);

  async function takeBack(): Promise<void> {
    if (doomed === null) return;
    setDoomed(null);
    const outcome = await cancel(doomed);
    // The focused button leaves with its row, or with the chance to cancel.
    focusPageTitle();
    const isTaken = outcome === 'taken';
    if (isTaken) show(t`It is being sent at this moment and can no longer be cancelled.`, { kind: 'error' });
    if (outcome === 'kept') show(t`This phone could not delete it. It may still be sent.`, { kind: 'error' });
  }

  /** It is tried at once, also one that was refused or tried too often. */
  async function sendAgain(id: string | null): Promise<void> {
    setDoomed(null);
    if (id === null) return;
    await retry(id);
    // The tapped button may leave.
    focusPageTitle();
  }

  async function editOf(entry: OutboxEntry): Promise<void> {
    const outcome = await edit(entry.id);
    if (outcome === 'moved') return navigate({ to: '/complainPageNext', search: pickStrings(entry, ['orderNo']) });
    const whys = {
      begun: t`You have begun another complaint. Send it or delete it first.`,
      full: t`There is no room left on this phone`,
      taken: t`It is being sent at this moment and can no longer be cancelled.`,
    };
    return show(whys[outcome], { kind: 'error' });
  }

  return (
    <section className="stack" aria-labelledby="outbox">
      <SectionTitle id="outbox">
        <Trans comment="Heading above complaints that wait for the network">Not sent yet</Trans>
      </SectionTitle>
      <ul className="stack-3">
        {entries.map((entry) => (
          <OutboxItem
            key={entry.id}
            entry={entry}
            onCancel={() => setDoomed(entry.id)}
            onEdit={() => void editOf(entry)}
            onRetry={() => void sendAgain(entry.id)}
          />
        ))}
      </ul>
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={isUncertain ? t`Do not send this complaint again?` : t`Do not send this complaint?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => void sendAgain(doomed)}>
              <Trans comment="Button: the complaint stays and is going to be sent">Send anyway</Trans>
            </Button>
            <Button variant="danger" onClick={() => void takeBack()}>
              {isUncertain ? (
                <Trans comment="Button: the complaint is deleted here">Do not send again</Trans>
              ) : (
                <Trans comment="Button: the complaint is deleted and never sent">Do not send</Trans>
              )}
            </Button>
          </>
        }
      >
        {isUncertain && <p>{t`It was sent already, and may have arrived.`}</p>}
        <p>{t`Its text and pictures will be gone from this phone.`}</p>
      </Dialog>
    </section>
  );
}

type ItemProps = { entry: OutboxEntry; onCancel: () => void; onEdit: () => void; onRetry: () => void };

function OutboxItem({ entry, onCancel, onEdit, onRetry }: ItemProps) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const { typeTitle, sonTypeTitle, text, imageCount, createdAt, state, error } = entry;
  const needsPerson = state === 'failed' || state === 'absent' || state === 'unknown';
  const title = shownTitles(typeTitle, sonTypeTitle).join(' · ');
  return (
    <li className={styles.waiting}>
      {title !== '' && <p className={styles.type}>{title}</p>}
      <p className={styles.content}>{text}</p>
      <p className="hint tabular">
        {formatDate(createdAt, utcOffset)}
        {imageCount > 0 && (
          <>
            {' · '}
            <Plural value={imageCount} one="# picture" other="# pictures" />
          </>
        )}
      </p>
      <output className={cx('row', styles.progress, needsPerson && styles.failed)}>
        {state === 'sending' || state === 'checking' ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Icon name={needsPerson ? 'warning' : 'clock'} size={18} />
        )}
        <span>
          {state === 'waiting' && <Trans>Will be sent when you are online</Trans>}
          {state === 'sending' && <Trans comment="A complaint is on its way">Sending…</Trans>}
          {state === 'checking' && <Trans>We are checking whether it has arrived</Trans>}
          {state === 'failed' && (error === '' ? <Trans>It could not be sent</Trans> : error)}
          {state === 'absent' && <Trans>It could not be sent. We checked: it did not reach us.</Trans>}
          {state === 'unknown' && <Trans>We do not know whether it has arrived: we got no clear answer.</Trans>}
        </span>
      </output>
      {state !== 'sending' && (
        <div className="links">
          {state === 'failed' && (
            <Button variant="quiet" onClick={onEdit}>
              <Trans comment="Button: goes back to the form of a complaint that was refused">Edit</Trans>
            </Button>
          )}
          {needsPerson && (
            <Button variant="quiet" onClick={onRetry}>
              {state === 'unknown' ? t`Check again` : t`Try again`}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            <Trans comment="Button: takes back a complaint that waits to be sent">Cancel</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
