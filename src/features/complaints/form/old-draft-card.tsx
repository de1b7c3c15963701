import { Trans, useLingui } from '@lingui/macro';
import { formatDate } from '@/i18n/format-date';
import type { ComplaintDraft } from '@/storage/records/complaint-drafts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import styles from './old-draft-card.module.css';

type Props = { draft: ComplaintDraft; onContinue: () => void; onStartFresh: () => void };

/** A draft that has lain for more than 30 days: what it says may no longer be meant, so the borrower decides. */
export function OldDraftCard({ draft, onContinue, onStartFresh }: Props) {
  const { t } = useLingui();
  return (
    <Card title={t`You began a complaint earlier`} tone="float">
      <div className="stack">
        <p>
          <Trans>On {formatDate(draft.updatedAt, 'date')} you wrote:</Trans>
        </p>
        <blockquote className={styles['quote']}>
          {draft.text.trim() === '' ? <Trans>Only pictures, no text.</Trans> : draft.text}
        </blockquote>
        <Button block onClick={onContinue}>
          <Trans comment="Button: goes on writing an old draft">Continue with it</Trans>
        </Button>
        <Button block variant="secondary" onClick={onStartFresh}>
          <Trans comment="Button: deletes the old draft and begins a new complaint">Delete it and start fresh</Trans>
        </Button>
      </div>
    </Card>
  );
}
