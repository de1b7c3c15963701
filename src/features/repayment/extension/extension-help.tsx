import { Trans, useLingui } from '@lingui/macro';
import { telephoneLink } from '@/bridge/telephone';
import { useServices } from '@/services/services';
import { Card } from '@/ui/card';
import { usePageChrome } from '@/ui/page-chrome';
import { LinkRow } from '../virtual-account/link-row';
import styles from './extension-help.module.css';

type Props = {
  /** The number for questions; empty when there is none. */
  telephone: string;
};

/** Ways to a person. What is not plainly one number is shown, but dials nothing. */
export function ExtensionHelp({ telephone }: Props) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { onHelp } = usePageChrome();
  const link = telephoneLink(telephone);
  return (
    <Card title={t`Questions about the extension?`}>
      {telephone !== '' && link === null && <p className={styles['number']}>{telephone}</p>}
      {link !== null && (
        // A real link; a tap goes through the bridge, because a webview would end on an error page.
        <LinkRow icon="phone" href={link} onClick={() => void bridge.call('callTelephone', { telephone })}>
          <Trans comment="A telephone number to tap">Call {telephone}</Trans>
        </LinkRow>
      )}
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Contact customer service</Trans>
      </LinkRow>
    </Card>
  );
}
