import { plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { useLender } from '@/platform/i18n/lender';
import { useServices } from '@/platform/services';
import { Icon, type IconName } from '@/ui/icon';
import { isImageAddress } from '@/ui/image-address';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { Skeleton } from '@/ui/skeleton';
import { HelpButton } from '@/ui/ways-out';
import { HeroArt } from './hero-art';
import { OpenInBrowser, useShareHref } from './open-in-browser';
import type { PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import { RegisterForm } from './register-form';
import styles from './register-screen.module.css';

type HeroProps = {
  /** `null` while it is still on its way. */
  title: string | null;
  /** Address of the campaign's picture, as the server sent it; without a usable one, a rendering of our own. */
  banner: string;
};

/** What a campaign says first. Its box is as high with any words and any picture, so that nothing jumps. */
function Hero({ title, banner }: HeroProps) {
  const { t } = useLingui();
  return (
    <div className={styles['hero']}>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
        {title === null ? (
          <>
            <span className="sr-only">{t`Register with your mobile number`}</span>
            <Skeleton height="1.1em" width="80%" />
          </>
        ) : (
          <span className={styles['words']}>{title}</span>
        )}
      </h1>
      <div className={styles['picture']}>{title !== null && <Banner key={banner} address={banner.trim()} />}</div>
    </div>
  );
}

function Banner({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !isImageAddress(address)) return <HeroArt />;
  return (
    <img
      className={styles['banner']}
      src={address}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/**
 * What speaks for us, in figures: specification sections 1 (users) and 9 (decision, transfer). No amounts: none is
 * stated for the mainland edition.
 */
function Facts() {
  const { t } = useLingui();
  const {
    decisionDays,
    creditDays: { from, to },
  } = useLender().promises;
  const facts: { icon: IconName; figure: string; text: string }[] = [
    {
      icon: 'user',
      figure: t({ message: '3 million+', comment: 'Figure: number of users' }),
      text: t({ message: 'people use our app', comment: 'Below the figure "3 million+"' }),
    },
    {
      icon: 'clock',
      figure: t({
        message: plural(decisionDays, { one: '# day', other: '# days' }),
        comment: 'Figure: how long the decision takes at most',
      }),
      text: t({ message: 'until we decide', comment: 'Below the figure "1 day"' }),
    },
    {
      icon: 'bank',
      figure: t({ message: `${from}–${to} days`, comment: 'Figure: how long the money takes' }),
      text: t({ message: 'until the money is there', comment: 'Below the figure "1–3 days"' }),
    },
  ];
  return (
    <ul className={styles['facts']}>
      {facts.map(({ icon, figure, text }) => (
        <li key={icon} className={styles['fact']}>
          <span className={styles['icon']}>
            <Icon name={icon} size={20} />
          </span>
          <strong className={styles['figure']}>{figure}</strong> <span className={styles['text']}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The page of a campaign, where visitors register (specification section 2). It is rendered from the operator's
 * template; without one, or with one that cannot be read, it is a page of our own that registers just as well.
 */
export function RegisterScreen({ link }: { link: PromotionLink }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { data: template, isPending } = useQuery(templateQuery(api, link));
  const title = template?.title || t`Short-term loans for people with a salary`;

  return (
    <PromotionShell
      title={isPending ? appConfig.appName : title}
      color={template?.backgroundColor ?? ''}
      hero={<Hero title={isPending ? null : title} banner={template?.banner ?? ''} />}
      foot={<SmallPrint />}
    >
      <RegisterForm key={link.id} link={link} />
      <Facts />
      <OpenInBrowser href={useShareHref('/register', link)} />
    </PromotionShell>
  );
}

function SmallPrint() {
  const { lender } = useLender();
  return (
    <>
      <p>
        <Trans>For people over 18. Loans run for 91 to 365 days. Please borrow only what you can pay back.</Trans>
      </p>
      <HelpButton />
      <p>{lender.name}</p>
    </>
  );
}
