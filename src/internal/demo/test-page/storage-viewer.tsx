import { Plural, Trans, useLingui } from '@lingui/macro';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { storeNames } from '@/config/stores';
import { within } from '@/platform/browser/wait';
import { useServices } from '@/platform/services';
import { databaseName } from '@/platform/storage/storage';
import { openTable } from '@/platform/storage/table';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { saveFile } from '@/ui/share';
import { CodeBlock } from '../../parts';
import { hidden } from '../inspector';
import staff from '../../staff.module.css';
import styles from '../panel/panel.module.css';

function useStores() {
  const { session } = useServices();
  const [stores, setStores] = useState<ShownStore[] | null>(null);
  const read = useCallback(() => {
    const { token = '', sessionId = '' } = session.commonParams();
    return readStores(session.current()?.ownerId ?? '', [token, sessionId]);
  }, [session]);
  useEffect(() => {
    let isHere = true;
    void read().then((found) => isHere && setStores(found));
    return () => {
      isHere = false;
    };
  }, [read]);
  return { stores, look: async () => setStores(await read()) };
}

/** Everything that the app stores on this device for this borrower, with export and deletion. */
export function StorageViewer() {
  const { t } = useLingui();
  const { storage, clock } = useServices();
  const { stores, look } = useStores();
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<'cleared' | 'refused' | null>(null);
  const count = (stores ?? []).reduce((sum, { records }) => sum + records.length, 0);

  async function clear() {
    setIsAsking(false);
    setOutcome((await storage.clearAll()) ? 'cleared' : 'refused');
    await look();
  }

  return (
    <>
      <Card title={t`Kept on this device`}>
        <p className={staff['soft']}>
          <Plural value={count} one="# record of the present borrower" other="# records of the present borrower" />
          {'. '}
          <Trans>Token and session id are never among them; if they were, they would be hidden here.</Trans>
        </p>
        <div className={styles['row']}>
          <Button variant="secondary" onClick={() => void look()}>
            <Trans>Look again</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={count === 0}
            onClick={() =>
              stores &&
              saveFile(new File([exportText(stores, clock.now())], 'device-records.json', { type: 'application/json' }))
            }
          >
            <Trans comment="Button: saves the records as a file">Export</Trans>
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            <Trans>Clear everything</Trans>
          </Button>
        </div>
        <div aria-live="polite">
          {outcome === 'cleared' && (
            <Notice kind="success">
              <Trans>All records of all borrowers are gone.</Trans>
            </Notice>
          )}
          {outcome === 'refused' && (
            <Notice kind="error">
              <Trans>A database refused. What this page knew is gone; close other tabs and try again.</Trans>
            </Notice>
          )}
        </div>
      </Card>
      {stores && <StoredList stores={stores} />}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Clear everything?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" onClick={() => void clear()}>
              <Trans comment="Button: removes all records">Clear</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Drafts, chats, payment codes and claims of every borrower on this device will be gone. The demo's own data
            stays.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}

/** The stores: first those with records, each to unfold; then the names of the empty ones. */
function StoredList({ stores }: { stores: readonly ShownStore[] }) {
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
          <ul className={cx(staff['soft'], staff['wrap'])}>
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
      {records.map((record) => (
        <Entry key={record.key} record={record} />
      ))}
    </Card>
  );
}

function Entry({ record: { key, savedAt, version, data } }: { record: ShownRecord }) {
  const { t, i18n } = useLingui();
  const when =
    savedAt === null ? t`no known form` : i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <details className={cx(staff['paper'], styles['entry'])}>
      <summary>
        <strong>{key}</strong>
        <span className={staff['soft']}>
          {when}
          {version !== null && ` · v${version}`}
        </span>
      </summary>
      <CodeBlock label={key} text={JSON.stringify(data, null, 2)} />
    </details>
  );
}

/** Names of values that must not be shown or exported. */
const secretNames = /^(?:token|sessionid|repaytoken|verifycode|smscode|capcode)$/i;

const maxDepth = 12;

const bytes = (name: string, count: number) => `${name}: ${String(count)} bytes`;

/**
 * A stored value as JSON: bytes as their size, dates and big numbers as text, secrets hidden.
 * @param secrets values to hide everywhere, for example the token of the session
 */
export function readable(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string')
    return secrets.reduce((text, secret) => (secret === '' ? text : text.split(secret).join(hidden)), value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ArrayBuffer) return bytes('ArrayBuffer', value.byteLength);
  if (ArrayBuffer.isView(value)) return bytes('Bytes', value.byteLength);
  if (value instanceof Blob) return bytes(`Blob ${value.type}`, value.size);
  if (value instanceof Date) return value.toISOString();
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((entry) => readable(entry, secrets, depth + 1));
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, secretNames.test(name) ? hidden : readable(entry, secrets, depth + 1)] as const,
  );
  return Object.fromEntries(entries);
}

/** One record on the device; `data` is ready to show. */
type ShownRecord = { key: string; savedAt: number | null; version: number | null; data: unknown };

export type ShownStore = { name: string; records: ShownRecord[]; isReadable: boolean };

const envelope = v.object({ version: v.number(), savedAt: v.number(), data: v.unknown() });

/** Maximum milliseconds for a database to answer. */
const patience = 3_000;
const tooLate = () => new Error('The database did not answer');

async function readStore(
  name: string,
  owner: string,
  secrets: readonly string[],
  open: typeof openTable,
): Promise<ShownStore> {
  try {
    const rows = await within(patience, tooLate, (signal) => open(databaseName(name)).readAll(owner, 'record', signal));
    const records = rows.map(({ key, raw }): ShownRecord => {
      const parsed = v.safeParse(envelope, raw);
      const { savedAt, version, data } = parsed.success ? parsed.output : { savedAt: null, version: null, data: raw };
      return { key: String(readable(key, secrets)), savedAt, version, data: readable(data, secrets) };
    });
    return { name, records: records.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)), isReadable: true };
  } catch {
    // Shown in the viewer: this store cannot be read.
    return { name, records: [], isReadable: false };
  }
}

/**
 * All records of one borrower, read directly from the databases and unparsed, so that unreadable records are shown as
 * well.
 * @param owner as in the session; empty while signed out
 * @param secrets values to hide everywhere
 */
export function readStores(owner: string, secrets: readonly string[], open = openTable): Promise<ShownStore[]> {
  return Promise.all(storeNames.map((name) => readStore(name, owner, secrets, open)));
}

/** The records as the text of a file. @param now epoch milliseconds */
export function exportText(stores: readonly ShownStore[], now: number): string {
  const content = Object.fromEntries(stores.map(({ name, records }) => [name, records]));
  return JSON.stringify({ exportedAt: new Date(now).toISOString(), stores: content }, null, 2);
}
