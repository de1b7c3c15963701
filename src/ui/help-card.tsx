import { Trans } from '@lingui/macro';
import { telephoneLink } from '@/platform/bridge/telephone';
import { CallRow } from './call-row';
import { Card } from './card';
import { LinkRow } from './link-row';
import { usePageChrome } from './page-chrome';
import styles from './help-card.module.css';

type Props = {
  /** What the questions are about. */
  title: string;
  /** The number for them; empty when there is none. */
  telephone: string;
};

/** Ways to a person: customer service, and the number. What is not plainly one number is shown, but dials nothing. */
export function HelpCard({ title, telephone }: Props) {
  const { onHelp } = usePageChrome();
  return (
    <Card title={title}>
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Contact customer service</Trans>
      </LinkRow>
      {/* Last: where the number comes after the page, nothing has to make way for it. */}
      {telephone !== '' && telephoneLink(telephone) === null && <p className={styles['number']}>{telephone}</p>}
      <CallRow telephone={telephone} />
    </Card>
  );
}
