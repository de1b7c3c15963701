import { Trans } from '@lingui/macro';
import { withBase } from '@/config/base-path';
import type { Market } from '@/domain/market';
import { buttonClass } from '@/ui/button';
import { Notice } from '@/ui/notice';
import styles from './panel/panel.module.css';

const registered: Record<Market['id'], string> = {
  mainland: '138 0013 8000',
  indonesia: '0812 0000 0000',
  india: '90000 00000',
};

/** The demo sends no SMS: shows the code, and a number that is registered already. */
export function RegistrationHint({ market }: { market: Market['id'] }) {
  const number = registered[market];
  return (
    <aside className={styles['note']}>
      <Notice kind="info">
        <Trans>Demo: the SMS code is 123456. The number {number} is registered already.</Trans>
      </Notice>
    </aside>
  );
}

/** From the official site back to the stage. */
export function StageLink() {
  return (
    <aside className={styles['note']}>
      <a className={buttonClass('secondary', true)} href={withBase(__BASE_PATH__, '/')} target="_top">
        <Trans>To the stage of the demo</Trans>
      </a>
    </aside>
  );
}
