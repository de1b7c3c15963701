import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { JsonBlock } from './json-block';
import type { ShownRecord, ShownStore } from './stored-records';
import panel from '../panel/panel.module.css';
import styles from './test-page.module.css';

/** The stores: first those that hold something, each record to be unfolded; then the names of the empty ones. */
export function StoredList({ stores }: { stores: readonly ShownStore[] }) {
  const { t } = useLingui();
  const isEmpty = ({ records, isReadable }: ShownStore) => isReadable && records.length === 0;
  const empty = stores.filter(isEmpty).map(({ name }) => name);
  return (
    <>
      {stores
        .filter((store) => !isEmpty(store))
        .map((store) => (
          <StoreCard key={store.name} store={store} />
        ))}
      {empty.length > 0 && (
        <Card title={t({ message: 'Empty stores', comment: 'Title: stores on the device that hold nothing' })}>
          <ul className={styles['names']}>
            {empty.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function StoreCard({ store: { name, records, isReadable } }: { store: ShownStore }) {
  return (
    <Card title={name}>
      {!isReadable && (
        <Notice kind="warning">
          <Trans>This database cannot be read: blocked, or hanging.</Trans>
        </Notice>
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
  const when =
    savedAt === null ? t`no known form` : i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'medium' });
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
