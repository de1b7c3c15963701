import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@/ui/dialog';
import { SuccessArt } from '@/ui/illustrations/success-art';
import styles from './sent-dialog.module.css';

/** How soon a complaint is answered (specification section 2). No date: which days are public holidays is decreed year by year. */
export function ReplyPromise() {
  return <Trans>We reply within 3 working days; public holidays do not count.</Trans>;
}

/** How long it stands, milliseconds (specification section 9). */
const shownMs = 1_500;

/** Says that the complaint has arrived, and leads on by itself. */
export function SentDialog({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Dialog open onClose={onEnd} title={t`Your complaint was sent`} dismissible={false}>
      <div className={styles['art']}>
        <SuccessArt />
      </div>
      <p>
        <ReplyPromise />
      </p>
    </Dialog>
  );
}
