import { Plural, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeNames } from '@/config/stores';
import { maskKnownSecrets } from '@/domain/mask/mask';
import { within } from '@/platform/browser/wait';
import { useServices } from '@/platform/services';
import { readEnvelope } from '@/platform/storage/envelope';
import { databaseName } from '@/platform/storage/storage';
import { openTable } from '@/platform/storage/table';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { CodeBlock, saveJson } from '../../controls';
import { hidden, isSecret } from '../inspector';
import staff from '../../staff.module.css';
import styles from '../panel/panel.module.css';

/** Everything that the app stores on this device for this borrower, with export and deletion. */
export function StorageViewer() {
  const { t } = useLingui();
  const { storage, clock, session } = useServices();
  const { token = '', sessionId = '' } = session.commonParams();
  const secrets = [token, sessionId];
  const owner = session.current()?.ownerId ?? '';
  const { data: stores = [], refetch } = useQuery({
    queryKey: ['test-page', 'storage', owner],
    queryFn: () => readStores(owner),
    staleTime: 0,
    gcTime: 0,
  });
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<'cleared' | 'refused' | null>(null);
  const count = stores.reduce((sum, { records }) => sum + (records?.length ?? 0), 0);
  const empty = stores.filter(({ records }) => records?.length === 0);

  function save() {
    const content = Object.fromEntries(stores.map(({ name, records }) => [name, records ?? []]));
    const exportedAt = new Date(clock.now()).toISOString();
    saveJson('device-records.json', toText({ exportedAt, stores: content }, secrets));
  }

  async function clear() {
    setIsAsking(false);
    setOutcome((await storage.clearAll()) ? 'cleared' : 'refused');
    await refetch();
  }

  return (
    <>
      <Card title={t`Kept on this device`}>
        <p className="hint">
          <Plural value={count} one="# record of the present borrower" other="# records of the present borrower" />
          {'. '}
          {t`Token and session id are never among them; if they were, they would be hidden here.`}
        </p>
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t`Look again`}
          </Button>
          <Button variant="secondary" disabled={count === 0} onClick={save}>
            {t({ message: 'Export', comment: 'Button: saves the records as a file' })}
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t`Clear everything`}
          </Button>
        </div>
        <div aria-live="polite">
          {outcome === 'cleared' && <Notice kind="success">{t`All records of all borrowers are gone.`}</Notice>}
          {outcome === 'refused' && (
            <Notice kind="error">
              {t`A database refused. What this page knew is gone; close other tabs and try again.`}
            </Notice>
          )}
        </div>
      </Card>
      {stores.map((store) => !empty.includes(store) && <StoreCard key={store.name} {...store} secrets={secrets} />)}
      {empty.length > 0 && (
        <Card title={t({ message: 'Empty stores', comment: 'Title: stores on the device that hold nothing' })}>
          <ul className={cx('hint', staff['wrap'])}>
            {empty.map(({ name }) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Clear everything?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t`Keep it`}
            </Button>
            <Button variant="danger" onClick={() => void clear()}>
              {t({ message: 'Clear', comment: 'Button: removes all records' })}
            </Button>
          </>
        }
      >
        <p>{t`Drafts, chats and payments of every borrower on this device will be gone. The demo's own data stays.`}</p>
      </Dialog>
    </>
  );
}

/** A store and its records, each to unfold. */
function StoreCard({ name, records, secrets }: ShownStore & { secrets: readonly string[] }) {
  const { t, i18n } = useLingui();
  const dateOf = (epochMs: number) => i18n.date(new Date(epochMs), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Card title={name}>
      {records === null && <Notice kind="warning">{t`This database cannot be read: blocked, or hanging.`}</Notice>}
      {records?.map(({ key, savedAt, version, data }) => (
        <details key={key} className={cx(staff['paper'], styles.entry)}>
          <summary>
            <strong>{maskKnownSecrets(key, secrets)}</strong>
            <span className="hint">
              {savedAt === null ? t`no known form` : dateOf(savedAt)}
              {version !== null && ` · v${version}`}
            </span>
          </summary>
          <CodeBlock label={maskKnownSecrets(key, secrets)} text={toText(data, secrets)} />
        </details>
      ))}
    </Card>
  );
}

/**
 * A stored value as JSON: bytes as their size, big numbers as text, secrets hidden.
 * @param secrets values to hide everywhere, for example the token of the session
 */
export function toText(value: unknown, secrets: readonly string[] = []): string {
  function shown(name: string, part: unknown): unknown {
    if (isSecret(name)) return hidden;
    if (typeof part === 'string') return maskKnownSecrets(part, secrets);
    if (typeof part === 'bigint') return String(part);
    if (part instanceof Blob) return `${part.type}: ${part.size} bytes`;
    return part instanceof ArrayBuffer || ArrayBuffer.isView(part) ? `${part.byteLength} bytes` : part;
  }
  return JSON.stringify(value, shown, 2);
}

type ShownRecord = { key: string; savedAt: number | null; version: number | null; data: unknown };

/** `records` is null if the store cannot be read. */
type ShownStore = { name: string; records: ShownRecord[] | null };

/** Maximum milliseconds for a database to answer. */
const patience = 3_000;
const tooLate = () => new Error('The database did not answer');

async function readStore(name: string, owner: string, open: typeof openTable): Promise<ShownStore> {
  try {
    const rows = await within(patience, tooLate, (signal) => open(databaseName(name)).readAll(owner, 'record', signal));
    const records = rows.map(({ key, raw }): ShownRecord => {
      const { version, savedAt, data } = readEnvelope(raw, owner) ?? { version: null, savedAt: null, data: raw };
      return { key, version, savedAt, data };
    });
    return { name, records: records.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)) };
  } catch {
    // Shown in the viewer: this store cannot be read.
    return { name, records: null };
  }
}

/**
 * All records of one borrower, newest first, read directly from the databases and unparsed, so that unreadable records
 * are shown as well.
 * @param owner as in the session; empty while signed out
 */
export function readStores(owner: string, open = openTable): Promise<ShownStore[]> {
  return Promise.all(storeNames.map((name) => readStore(name, owner, open)));
}
