import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useHasPassed } from '@/ui/component-life';
import { PageShell } from '@/ui/page-shell';
import { useLocalPreview } from '@/ui/preview';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { useLoadedDraft, type LoadedDraft } from '../drafts/use-drafts';
import { complaintStartQuery } from '../queries';
import { addProof, complaintDrafts, emptyDraft, type ComplaintDraft } from '../records/complaint-drafts';
import { ComplaintForm } from './complaint-form';
import type { Asked } from './complaint-type';
import { DraftText } from './description-card';
import { draftPreview } from './draft-texts';
import styles from './form.module.css';

type OldDraftCardProps = { draft: ComplaintDraft; onContinue: () => void; onStartFresh: () => void };

/** A draft older than 30 days may be outdated, so the borrower decides. */
function OldDraftCard({ draft, onContinue, onStartFresh }: OldDraftCardProps) {
  const { utcOffset } = useMarket();
  const { t } = useLingui();
  return (
    <Card title={t`You began a complaint earlier`} tone="float">
      <div className="stack">
        <p>{t`On ${formatDate(draft.updatedAt, utcOffset, 'date')} you wrote:`}</p>
        <blockquote className={styles.quote}>
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

/** How long the form waits for the types, which come first, milliseconds: one can also write without them. */
const typesMs = 2_000;

/** The complaint form (specification section 2, /complainPageNext), once its draft is read. */
export function ComplaintFormScreen({ asked }: { asked: Asked }) {
  const { api, storage, clock } = useServices();
  const { isFetched } = useQuery(complaintStartQuery(api, asked.orderNo));
  const isLate = useHasPassed(typesMs);
  const loaded = useLoadedDraft(asked.orderNo);
  const fields = useLocalPreview(draftPreview, complaintDrafts, asked.orderNo);
  const [decided, setDecided] = useState<LoadedDraft | null>(null);

  async function startFresh({ proof: accepted, offered, transcript: talk, updatedAt }: ComplaintDraft): Promise<void> {
    // The prepared text and a later conversation belong to the new complaint, not to the old draft.
    const transcript = talk && talk.startedAt > updatedAt ? talk : null;
    const fresh = { ...emptyDraft(asked.orderNo, transcript?.startedAt ?? clock.now()), transcript };
    const proof = offered ?? accepted;
    const draft = proof ? addProof(fresh, proof, clock.now()) : fresh;
    const isKept = proof !== null || transcript !== null;
    const outcome = await storage.open(complaintDrafts).update(asked.orderNo, (old) => {
      // Another window may have written in it meanwhile.
      if (old && old.updatedAt !== updatedAt) return old;
      return isKept ? draft : undefined;
    });
    setDecided({ draft, wasSaved: isKept && outcome !== 'full', isOld: false, mayHaveArrived: false });
  }

  const ready = decided ?? (loaded?.isOld === false ? loaded : null);
  // Not while it asks again after a failure: what was typed meanwhile stays.
  const waits = !isFetched && !isLate && fields === null;
  if (ready && !waits) return <ComplaintForm loaded={ready} asked={asked} isTextFirst={fields !== null} />;
  return (
    <PageShell
      tone="brand"
      footer={
        loaded?.isOld ? null : (
          <Button block disabled>
            <Trans comment="Button: sends the complaint">Send</Trans>
          </Button>
        )
      }
    >
      {loaded?.isOld ? (
        <OldDraftCard
          draft={loaded.draft}
          onContinue={() => setDecided(loaded)}
          onStartFresh={() => void startFresh(loaded.draft)}
        />
      ) : (
        <SkeletonPage>
          <div className="stack" data-slot="waiting" hidden={fields !== null}>
            <SkeletonCard rows={2} />
            <SkeletonCard rows={5} />
          </div>
          <DraftText fields={fields} />
          <SkeletonCard rows={2} />
        </SkeletonPage>
      )}
    </PageShell>
  );
}
