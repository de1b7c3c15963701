import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent } from 'react';
import { formatDate } from '@/i18n/format-date';
import { Dialog } from '@/ui/dialog';
import { SuccessArt } from '@/ui/illustrations/success-art';
import styles from './sent-dialog.module.css';

type Props = {
  /** Epoch milliseconds by which it is answered. */
  due: number;
  onEnd: () => void;
};

/** How long it stands, milliseconds (specification section 9). */
const shownMs = 1_500;

/** Says that the complaint has arrived, and leads on by itself. */
export function SentDialog({ due, onEnd }: Props) {
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
        <Trans>We reply within 3 weekdays, by {formatDate(due, 'date')} at the latest.</Trans>
      </p>
    </Dialog>
  );
}
