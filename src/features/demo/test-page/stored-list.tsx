import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import panel from '../panel/panel.module.css';
import { JsonBlock } from './json-block';
import type { ShownRecord, ShownStore } from './stored-records';
import styles from './test-page.module.css';

/** One store: its records to be unfolded. */
export function StoredList({ store: { name, records, isReadable } }: { store: ShownStore }) {
  return (
    <Card title={name} headingLevel={3}>
      {!isReadable && (
        <Notice kind="warning">
          <Trans>This database cannot be read: blocked, or hanging.</Trans>
        </Notice>
      )}
      {isReadable && records.length === 0 && (
        <p className={styles['soft']}>
          <Trans comment="A store on the device holds nothing">Empty</Trans>
        </p>
      )}
      <div className={panel['log']}>
        {records.map((record) => (
          <Entry key={record.key} record={record} />
        ))}
      </div>
    </Card>
  );
}

function Entry({ record: { key, savedAt, version, data } }: { record: ShownRecord }) {
  const { t, i18n } = useLingui();
  const when = savedAt === null ? t`no known form` : i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <details className={panel['entry']}>
      <summary className={panel['summary']}>
        <strong className={panel['call']}>{key}</strong>
        <span className={styles['soft']}>
          {when}
          {version !== null && ` · v${version}`}
        </span>
      </summary>
      <JsonBlock label={key} value={data} />
    </details>
  );
}
