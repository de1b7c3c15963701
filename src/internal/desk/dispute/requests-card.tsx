import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { useDeskTime } from '../desk-time';
import type { ImportedDispute } from '../storage/support-disputes';
import { loggedOutcome } from '../words/dispute-words';
import styles from './dispute.module.css';

type Props = { requests: NonNullable<ImportedDispute['requests']> };

/** So many of the latest are shown at first. */
const shownAtFirst = 40;

/** The latest requests of the borrower's phone, in the order in which they began. */
export function RequestsCard({ requests: { calls } }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const [isWhole, setIsWhole] = useState(calls.length <= shownAtFirst);
  const numbered = calls.map((call, place) => ({ ...call, place }));
  const shown = isWhole ? numbered : numbered.slice(-shownAtFirst);
  return (
    <Card title={t({ message: 'Request log', comment: 'Part of a dispute file' })}>
      <table className={styles['log']}>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Column: when a request began">Time</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: name of a request to the server">Request</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: how long a request took, milliseconds">ms</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: what became of a request">Outcome</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((call) => (
            <tr key={call.place}>
              <td>{deskTime(call.at)}</td>
              <td>{call.call}</td>
              <td>{call.took}</td>
              <td className={cx(call.outcome !== 'ok' && styles['failed'])}>
                {t(loggedOutcome(call))} {call.code}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < calls.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Trans>Show all requests</Trans>
        </Button>
      )}
    </Card>
  );
}
