import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

type Props = { label: string; children: ReactNode };

/** A phone's size around the chat screen; on a phone it is just a card. */
export function PhoneFrame({ label, children }: Props) {
  return (
    <section className={styles['frame']} aria-label={label}>
      <div className={styles['bar']} aria-hidden="true">
        <Trans comment="App bar of the chat inside the replay">Customer service</Trans>
      </div>
      <div className={styles['screen']}>{children}</div>
    </section>
  );
}
