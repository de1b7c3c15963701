import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { Button } from '@/ui/button';
import type { ImportedDispute } from '../import/support-disputes';
import { ComplaintCard } from './complaint-card';
import { wholeState } from './dispute-list';
import styles from './dispute.module.css';
import { PaymentsCard } from './payments-card';
import { RequestsCard } from './requests-card';
import { StatePill } from './state-pill';

type Props = {
  dispute: ImportedDispute;
  /** The moment of the conversation, epoch milliseconds. */
  at: number | undefined;
  onOpen: () => void;
};

/** The rest of the file that a conversation came with, the request log kept to the moment that is shown. */
export function BesidePlayer({ dispute, at, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles['beside']} aria-label={t`From the dispute file`}>
      <Card
        title={t({ message: 'Dispute file', comment: 'Title of a card: the file a conversation came with' })}
        action={
          <Button variant="quiet" onClick={onOpen}>
            <Trans>Open the file</Trans>
          </Button>
        }
      >
        <StatePill {...wholeState(dispute)} />
      </Card>
      {dispute.requests && <RequestsCard requests={dispute.requests} at={at} />}
      {dispute.complaint && <ComplaintCard complaint={dispute.complaint} />}
      <PaymentsCard dispute={dispute} />
    </section>
  );
}
