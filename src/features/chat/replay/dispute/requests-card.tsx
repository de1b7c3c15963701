import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { formatDate } from '@/i18n/format-date';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import type { ImportedDispute } from '../import/support-disputes';
import { loggedOutcome } from '../words/dispute-words';
import styles from './dispute.module.css';

type Props = {
  requests: NonNullable<ImportedDispute['requests']>;
  /** The moment of the conversation beside it, epoch milliseconds: the log is kept to what was about it. */
  at?: number | undefined;
};

/** Beside a conversation: so many requests before its moment, and after it. */
const around = { before: 8, after: 4 };

/** The latest requests of the borrower's phone, in the order in which they began. */
export function RequestsCard({ requests: { calls }, at }: Props) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(at === undefined);
  const before = at === undefined ? calls.length : calls.filter((call) => call.at <= at).length;
  const numbered = calls.map((call, place) => ({ ...call, place }));
  const shown = isWhole ? numbered : numbered.slice(Math.max(0, before - around.before), before + around.after);
  return (
    <Card title={t({ message: 'Request log', comment: 'Part of a dispute file' })}>
      {at !== undefined && (
        <p className={styles['hint']}>
          <Plural value={before} one="# request up to this moment" other="# requests up to this moment" />
        </p>
      )}
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
            <tr
              key={call.place}
              className={cx(call.place >= before && styles['later'])}
              aria-current={at !== undefined && call.place === before - 1 ? 'step' : undefined}
            >
              <td>{formatDate(call.at)}</td>
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
