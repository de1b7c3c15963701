import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { outcomeName } from '@/features/records/dispute/file-sections';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data-table';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { TextField } from '@/ui/text-field';
import { marketNames } from '../../demo/demo-link';
import { useKeys } from '../../use-keys';
import { CaseBar, NotesField, caseKeys, type CaseWork } from '../case/case-panel';
import { useDesk, useDeskTime } from '../desk';
import { SupportShell } from '../screen/support-shell';
import type { ImportedDispute } from '../storage/support-disputes';
import { partNames } from '../words';
import { ComplaintCard, PaymentsCard, StatePill, wholeState } from './dispute-cards';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

/** A dispute file: whether it is unchanged, and its content. */
export function DisputeScreen({ dispute, work }: { dispute: ImportedDispute; work: CaseWork }) {
  const { t } = useLingui();
  const desk = useDesk();
  const deskTime = useDeskTime();
  const { manifest, complaint, requests, sessionIds } = dispute;
  const { entries, hasKeys } = desk.library;
  useKeys(caseKeys(work, desk), hasKeys);
  const talks = (entries ?? []).filter(({ source, id }) => source === 'imported' && sessionIds.includes(id));
  return (
    <SupportShell
      title={
        manifest.orderNo || t({ message: 'All loans', comment: 'A dispute file is about every order of the borrower' })
      }
      subtitle={t`Dispute file, saved ${deskTime(manifest.createdAt)}`}
      tools={<CaseBar work={work} />}
    >
      <div className={cx(staff['grid'], styles.columns, requests && styles.three)}>
        <div className="stack-3">
          <CheckCard dispute={dispute} />
          <div className={styles.screenOnly}>
            <Card label={t`Notes about this file`}>
              <NotesField work={work} />
            </Card>
          </div>
        </div>
        <div className="stack-3">
          {sessionIds.length > 0 && (
            <div className={styles.screenOnly}>
              <Card title={t`Conversations in this file`}>
                {talks.map((entry) => (
                  <LinkRow key={entry.key} icon="play" onClick={() => desk.open({ session: entry.key })}>
                    {[deskTime(entry.startedAt), entry.excerpt].filter(Boolean).join(' · ')}
                  </LinkRow>
                ))}
                {talks.length < sessionIds.length && (
                  <p className="hint">
                    {t`Some of them were removed from this device. Import the file again to see them.`}
                  </p>
                )}
              </Card>
            </div>
          )}
          {complaint && <ComplaintCard complaint={complaint} />}
          <PaymentsCard dispute={dispute} />
        </div>
        {requests && <RequestsCard requests={requests} />}
      </div>
    </SupportShell>
  );
}

function CheckCard({ dispute }: { dispute: ImportedDispute }) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { manifest, manifestState, checked, code } = dispute;
  const { state } = wholeState(dispute);
  const parts = [{ name: 'manifest' as const, state: manifestState, isReadable: true }, ...checked];
  return (
    <Card title={t`Checked on import`}>
      <div className="stack">
        {state === 'changed' && (
          <Notice kind="error" title={t`This file was changed after it was saved`}>
            {t`Do not rely on the parts that are marked. Ask the borrower for the original file.`}
          </Notice>
        )}
        {(state === 'unsealed' || state === 'unchecked') && (
          <Notice kind="warning">
            {state === 'unsealed'
              ? t`This file was saved without checksums: whether it was changed cannot be told.`
              : t`This browser cannot work out checksums on a connection that is not secure. Open this page over https and import the file again.`}
          </Notice>
        )}
        <ul className="divided">
          {parts.map((part) => (
            <li key={part.name} className={cx('ends', styles.part)}>
              <span>{t(partNames[part.name])}</span>
              <StatePill state={part.state} isReadable={part.isReadable} />
            </li>
          ))}
        </ul>
        {code !== null && <CodeCheck code={code} isIntact={state === 'intact'} />}
        <Rows
          rows={[
            {
              label: t({ message: 'Saved', comment: 'When the borrower saved a file' }),
              value: deskTime(manifest.createdAt),
            },
            { label: t`App version`, value: manifest.appVersion || '–' },
            { label: t`Web release`, value: manifest.release || '–' },
            { label: t({ message: 'Market', comment: 'Country edition' }), value: t(marketNames[manifest.market]) },
            { label: t`Masked places`, value: manifest.masked },
          ]}
        />
      </div>
    </Card>
  );
}

/** Compares the code that the borrower wrote down with the file's: the only proof that it is the same file. */
function CodeCheck({ code, isIntact }: { code: string; isIntact: boolean }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [found] = /(?:[0-9a-f]{4}[\s-]*){3}/.exec(typed.toLowerCase()) ?? [];
  const isSame = found?.replace(/[\s-]/g, '') === code.replaceAll('-', '');
  return (
    <>
      <div className={styles.screenOnly}>
        <TextField
          label={t`Checking code that the borrower wrote down`}
          hint={t`A changed file can have fitting checksums. Only this code shows that it is the file that the borrower saved.`}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {found !== undefined && (
        <Notice kind={isSame && isIntact ? 'success' : 'error'}>
          {!isSame
            ? t`This is another file. Its code is ${code}.`
            : isIntact
              ? t`This is the file that the borrower saved.`
              : t`This file was changed after it was saved`}
        </Notice>
      )}
    </>
  );
}

const shownAtFirst = 40;

/** The latest requests of the borrower's phone, in the order in which they began. */
function RequestsCard({ requests: { calls } }: { requests: NonNullable<ImportedDispute['requests']> }) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const [isWhole, setIsWhole] = useState(calls.length <= shownAtFirst);
  const columns = [
    t({ message: 'Time', comment: 'Column: when a request began' }),
    t({ message: 'Request', comment: 'Column: name of a request to the server' }),
    t({ message: 'ms', comment: 'Column: how long a request took, milliseconds' }),
    t({ message: 'Outcome', comment: 'Column: what became of a request' }),
  ];
  const shown = isWhole ? calls : calls.slice(-shownAtFirst);
  const title = t(partNames.requests);
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        captionClass="sr-only"
        className={staff['table']}
        columns={columns}
        rows={shown.map((logged) => [
          deskTime(logged.at),
          logged.call,
          logged.took,
          <span key="outcome" className={cx(logged.outcome !== 'ok' && staff['wrong'])}>
            {t(outcomeName(logged))}
          </span>,
        ])}
      />
      {shown.length < calls.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t`Show all requests`}
        </Button>
      )}
    </Card>
  );
}
