import { Trans, useLingui } from '@lingui/macro';
import type { MouseEvent } from 'react';
import { telephoneLink } from '@/bridge/telephone';
import { useServices } from '@/services/services';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { usePageChrome } from '@/ui/page-chrome';
import styles from './help-card.module.css';

type Props = {
  /** The number for questions about this loan; empty when there is none. */
  telephone: string;
};

/**
 * Ways to a person: the loan's own number, and customer service. The number is a real `tel:` link; a tap goes through the
 * bridge, because a webview would end on an error page. What is not plainly one number is shown, but dials nothing.
 */
export function HelpCard({ telephone }: Props) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { onHelp } = usePageChrome();
  const link = telephoneLink(telephone);

  function call(event: MouseEvent) {
    event.preventDefault();
    void bridge.call('callTelephone', { telephone });
  }

  return (
    <Card title={t`Questions about this loan?`}>
      {telephone !== '' && link === null && (
        <p className={styles['way']}>
          <Icon name="phone" size={20} />
          <span className={styles['text']}>{telephone}</span>
        </p>
      )}
      {link !== null && (
        <a className={styles['way']} href={link} onClick={call}>
          <Icon name="phone" size={20} />
          <span className={styles['text']}>
            <Trans comment="A telephone number to tap">Call {telephone}</Trans>
          </span>
          <Icon name="chevron-right" size={20} />
        </a>
      )}
      <button type="button" className={styles['way']} onClick={onHelp}>
        <Icon name="chat" size={20} />
        <span className={styles['text']}>
          <Trans>Contact customer service</Trans>
        </span>
        <Icon name="chevron-right" size={20} />
      </button>
    </Card>
  );
}
