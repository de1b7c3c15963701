import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Market } from '@/domain/market';
import { type ContactInfo, contactInfo } from '@/platform/api/contract/contact';
import { telephoneLink } from '@/platform/bridge/native-object';
import { useLender } from '@/platform/i18n/lender';
import { useMarket } from '@/platform/i18n/market';
import { persistedCallQuery, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { useOpenOutside } from '@/ui/outside/open-outside';
import { PageShell } from '@/ui/page-shell';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import styles from './contact-screen.module.css';

/** A way to customer service: its text and its link. Without a link it is only text. */
type ContactWay = { shown: string; link: string | null };

const callingCodes: Readonly<Record<Market['id'], string>> = { indonesia: '62', india: '91', mainland: '86' };

/** A `mailto:` link; `null` if the text is more than an address, because headers could be injected. */
export function mailLink(address: string): string | null {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}

/** A WhatsApp link with the country code in place of a leading zero; `null` if the text is not exactly one number. */
export function whatsAppLink(number: string, market: Market): string | null {
  if (telephoneLink(number) === null) return null;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  return `https://wa.me/${digits.replace(/^0/, callingCodes[market.id])}`;
}

const wayOf = (shown: string, link: string | null): ContactWay | null => (shown === '' ? null : { shown, link });

/** The contacts: the server's, or `own` of the market pack (specification section 2); the chat only the server's. */
export function contactWays(info: ContactInfo | undefined, own: { phone: string; email: string }, market: Market) {
  const phone = info?.bophone || own.phone;
  const mail = info?.boemail || own.email;
  const chat = info?.whatsapp ?? '';
  const chatLink = whatsAppLink(chat, market);
  return {
    phone: wayOf(phone, telephoneLink(phone)),
    mail: wayOf(mail, mailLink(mail)),
    whatsApp: chatLink === null ? null : wayOf(chat, chatLink),
  };
}

const wayClass = cx('row', styles.way);

type Props = {
  icon: IconName;
  label: string;
  way: ContactWay | null;
  /** The name of the value inside a sentence ("phone number"). */
  copyLabel: string;
  /** Handles the tap instead of the link. */
  onOpen?: (way: ContactWay) => void;
};

function ContactRow({ icon, label, way, copyLabel, onOpen }: Props) {
  if (!way) return null;
  const { shown, link } = way;
  function open(event: MouseEvent) {
    if (!onOpen || !way) return;
    event.preventDefault();
    onOpen(way);
  }

  const content = (
    <>
      <span className={cx('disc', styles.icon)}>
        <Icon name={icon} size={20} />
      </span>
      <span className="grow">
        <span className={cx('hint', styles.label)}>{label}</span>{' '}
        <span className={styles.value}>
          <Breakable text={shown} />
        </span>
      </span>
    </>
  );
  return (
    <div className={cx('row', styles.row)}>
      {link === null ? (
        <p className={wayClass}>{content}</p>
      ) : (
        <a className={wayClass} href={link} aria-label={`${label} ${shown}`} onClick={open}>
          {content}
        </a>
      )}
      <CopyButton text={shown} label={copyLabel} />
    </div>
  );
}

/** An e-mail address that is too long for its line breaks behind the @. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Telephone, e-mail and WhatsApp. A tap on the number calls the bridge, because a webview cannot follow `tel:`. */
function ContactCard({ ways: { phone, mail, whatsApp } }: { ways: ReturnType<typeof contactWays> }) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { open, isRefused, opened } = useOpenOutside();

  return (
    <Card title={t`Talk to us`}>
      <div className="divided">
        <ContactRow
          icon="phone"
          label={t({ message: 'Phone', comment: 'Label of a phone number' })}
          way={phone}
          copyLabel={t`phone number`}
          onOpen={({ shown }) => void bridge.call('callTelephone', { telephone: shown })}
        />
        <ContactRow
          icon="mail"
          label={t({ message: 'E-mail', comment: 'Label of an e-mail address' })}
          way={mail}
          copyLabel={t`e-mail address`}
        />
        <ContactRow
          icon="chat"
          label="WhatsApp"
          way={whatsApp}
          copyLabel={t`WhatsApp number`}
          onOpen={({ link }) => open(link ?? '')}
        />
      </div>
      {opened}
      {isRefused && <Notice kind="error">{t`WhatsApp could not be opened. Please copy the number instead.`}</Notice>}
      {!phone && !mail && !whatsApp && (
        <p>{t`We have no contact details to show right now. Please try again later.`}</p>
      )}
    </Card>
  );
}

function ContactSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div aria-hidden="true">
          <div className={styles.head}>
            <Skeleton height={18} width="30%" />
          </div>
          <div className="divided">
            {[0, 1].map((row) => (
              <div key={row} className={cx('row', styles.row)}>
                <span className={wayClass}>
                  <Skeleton height={36} width={36} radius={999} />
                  <Skeleton height={36} width="60%" />
                </span>
                <Skeleton height={44} width={96} radius={999} />
              </div>
            ))}
          </div>
        </div>
      </Card>
    </SkeletonPage>
  );
}

function MoreWays() {
  const { t } = useLingui();
  const router = useRouter();
  const linkTo = (to: '/intelligentCustomerService' | '/phenomenon') => ({
    href: router.buildLocation({ to }).publicHref,
    onClick: () => void router.navigate({ to }),
  });
  return (
    <Card title={t`Get help here`}>
      <div>
        <LinkRow icon="chat" {...linkTo('/intelligentCustomerService')}>{t`Chat with us`}</LinkRow>
        <LinkRow icon="edit" {...linkTo('/phenomenon')}>
          <Trans comment="Link: to the page where complaints are made">File a complaint</Trans>
        </LinkRow>
      </div>
    </Card>
  );
}

/** Customer service (specification section 2): telephone, e-mail, chat, and hours. Needs no order. */
export function ContactScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(persistedCallQuery(api, contactInfo, { overall: 30 }));
  const { data, error, errorUpdateCount, isFetching, refetch, stale } = query;
  const ways = contactWays(data, useLender().service, useMarket());
  // During a retry the error disappears, but the numbers stay.
  const isMissing = data === undefined;
  const failed = !stale && (error !== null || (isMissing && errorUpdateCount > 0));

  return (
    <PageShell tone="brand" stale={stale}>
      {/* First in the page, so that the cards that load later do not move it. */}
      <MoreWays />
      {failed && (
        <Notice
          kind="warning"
          title={t`We could not check for newer contact details`}
          retrying={isFetching}
          onRetry={refetch}
        >
          <Trans>Your connection or our server has a problem. You can still reach us here.</Trans>
        </Notice>
      )}
      {isMissing && !failed ? (
        <ContactSkeleton />
      ) : (
        <>
          <ContactCard ways={ways} />
          <Card title={t`Opening hours`}>
            <p>
              <Trans>On working days, during office hours. At other times, please e-mail us.</Trans>
            </p>
          </Card>
          <Card title={t`Have this ready`}>
            <p>
              <Trans>
                Your loan number helps us find your loan. By phone or chat we never ask for your PIN, your password or
                SMS codes.
              </Trans>
            </p>
          </Card>
        </>
      )}
    </PageShell>
  );
}
