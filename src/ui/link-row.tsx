import { Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { telephoneLink } from '@/platform/bridge/native-object';
import { useServices } from '@/platform/services';
import { buttonClass } from './button';
import { Card } from './card';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { usePageChrome } from './page-shell';
import styles from './card.module.css';

type Props = {
  icon: IconName;
  /** The address, for screen readers and the context menu; a tap calls `onClick`. */
  href?: string | undefined;
  onClick: () => void;
  /** Looks like a link, although its address is known only after the tap. */
  isLink?: boolean | undefined;
  children: ReactNode;
};

/** A row that opens another page. */
export function LinkRow({ icon, href, onClick, isLink = false, children }: Props) {
  const className = cx('row', styles.link);
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span className="grow">{children}</span>
      <Icon name="chevron-right" size={18} />
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" role={isLink ? 'link' : undefined} className={className} onClick={onClick}>
        {content}
      </button>
    );
  }
  function follow(event: MouseEvent) {
    event.preventDefault();
    onClick();
  }
  return (
    <a className={className} href={href} onClick={follow}>
      {content}
    </a>
  );
}

/** Calls a number through the bridge, as webviews ignore `tel:`; nothing unless the text is one number. */
export function CallRow({ telephone }: { telephone: string }) {
  const { bridge } = useServices();
  const link = telephoneLink(telephone);
  if (link === null) return null;
  return (
    <LinkRow icon="phone" href={link} onClick={() => void bridge.call('callTelephone', { telephone })}>
      <Trans comment="A telephone number to tap">Call {telephone}</Trans>
    </LinkRow>
  );
}

/** Contact with people: customer service, and the number, as a link if it is exactly one. */
export function HelpCard({ title, telephone }: { title: string; telephone: string }) {
  const { t } = useLingui();
  const { onHelp } = usePageChrome();
  return (
    <Card title={title}>
      <LinkRow icon="chat" onClick={onHelp}>{t`Contact customer service`}</LinkRow>
      {/* Last, so that nothing moves when the number loads after the page. */}
      {telephone !== '' && telephoneLink(telephone) === null && <p className={styles.number}>{telephone}</p>}
      <CallRow telephone={telephone} />
    </Card>
  );
}

/** A link to the receipts on this phone. @param orderId only those of this order */
export function RecordsLink({ orderId }: { orderId?: string }) {
  return (
    <Link to="/records" search={orderId === undefined ? {} : { orderId }} className={buttonClass('quiet', true)}>
      <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
    </Link>
  );
}
