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
