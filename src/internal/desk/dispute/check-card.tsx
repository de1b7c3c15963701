import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { useDeskTime } from '../desk-time';
import type { ImportedDispute } from '../storage/support-disputes';
import { marketNames, partNamesForStaff } from '../words/dispute-words';
import { wholeState } from './dispute-list';
import { StatePill } from './state-pill';
import styles from './dispute.module.css';

/** Whether the file is the one that was saved, part by part. */
export function CheckCard({ dispute }: { dispute: ImportedDispute }) {
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
            <Trans>Do not rely on the parts that are marked. Ask the borrower for the original file.</Trans>
          </Notice>
        )}
        {state === 'unsealed' && (
          <Notice kind="warning">
            <Trans>This file was saved without checksums: whether it was changed cannot be told.</Trans>
          </Notice>
        )}
        {state === 'unchecked' && (
          <Notice kind="warning">
            <Trans>
              This browser cannot work out checksums on a connection that is not secure. Open this page over https and
              import the file again.
            </Trans>
          </Notice>
        )}
        <ul className={styles['parts']}>
          {parts.map((part) => (
            <li key={part.name} className={styles['part']}>
              <span>{t(partNamesForStaff[part.name])}</span>
              <StatePill state={part.state} isReadable={part.isReadable} />
            </li>
          ))}
        </ul>
        {code !== null && (
          <div>
            <p className={styles['code']}>{code}</p>
            <p className={styles['hint']}>
              <Trans>
                Compare it with the checking code that the borrower wrote down. Only that shows that the file was not
                made anew.
              </Trans>
            </p>
          </div>
        )}
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
