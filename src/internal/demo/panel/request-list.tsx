import { Plural, Trans } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/observable';
import type { InspectedCall } from '@/services/demo-controls';
import { RequestDetails } from './request-details';
import styles from './panel.module.css';

/** Every call of the page, newest first: the entry of the contract, who answered, how long it took, what strayed. */
export function RequestList({ requests }: { requests: Observable<readonly InspectedCall[]> }) {
  const calls = useSyncExternalStore(requests.subscribe, requests.getSnapshot);
  const drifted = calls.filter(({ drift }) => drift.length > 0).length;
  const beyond = calls.filter(({ excess }) => excess.length > 0).length;
  if (calls.length === 0) {
    return (
      <p>
        <Trans>The page has asked the server for nothing yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles['soft']}>
        <Plural value={calls.length} one="# call" other="# calls" />
        {' · '}
        {drifted === 0 ? (
          <Trans>all keep to the contract</Trans>
        ) : (
          <Plural value={drifted} one="# strays from the contract" other="# stray from the contract" />
        )}
      </p>
      <p className={styles['soft']}>
        {beyond === 0 ? (
          <Trans comment="Limits of law for what a loan may cost">Nothing goes beyond the caps of the market</Trans>
        ) : (
          <Plural
            value={beyond}
            one="# answer asks for more than the caps of the market allow"
            other="# answers ask for more than the caps of the market allow"
          />
        )}
      </p>
      <ol className={styles['log']}>
        {Array.from(calls)
          .reverse()
          .map((call) => (
            <li key={call.id}>
              <RequestDetails call={call} />
            </li>
          ))}
      </ol>
    </>
  );
}
