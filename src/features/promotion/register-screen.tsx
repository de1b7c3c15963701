import { plural, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { appConfig } from '@/config/env';
import { useLender } from '@/platform/i18n/lender';
import { useServices } from '@/platform/services';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { pageTitleId } from '@/ui/page-shell';
import { ServerPicture } from '@/ui/server-picture';
import { Skeleton } from '@/ui/skeleton';
import { HelpButton } from '@/ui/state-views';
import { OpenInBrowser, useShareHref } from './open-in-browser';
import type { PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import { RegisterForm } from './register-form';
import promotion from './promotion.module.css';
import styles from './register.module.css';
import art from '@/ui/state-views.module.css';

/** A phone with money, coins, a tick, and a calendar. Decorative; it has its own ground, so it fits any colour. */
function HeroArt() {
  return (
    <svg className={cx(art['art'], 'light', styles.art)} viewBox="0 0 320 130" aria-hidden="true">
      <path className={styles.ground} d="M14 118C14 60 74 22 160 22s146 38 146 96v12H14Z" />
      <path className={art['paper']} d="M36 74h52a6 6 0 0 1 6 6v44H30V80a6 6 0 0 1 6-6Z" />
      <path className={art['accent']} d="M36 74h52a6 6 0 0 1 6 6v8H30v-8a6 6 0 0 1 6-6Z" />
      <path d="M44 68v12M80 68v12M42 98h8M58 98h8M74 98h8M42 110h8M58 110h8" />
      <path className={art['paper']} d="M128 14h64a10 10 0 0 1 10 10v106h-84V24a10 10 0 0 1 10-10Z" />
      <path d="M150 23h20" />
      <path className={art['brand']} d="M160 38a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z" />
      <path d="M150 60l7 7 13-14M132 96h56M132 108h36" />
      <path className={art['accent']} d="M132 117h56v13h-56Z" />
      <path className={art['brand']} d="M240 92c0-5 11-9 25-9s25 4 25 9v20c0 5-11 9-25 9s-25-4-25-9Z" />
      <path d="M240 92c0 5 11 9 25 9s25-4 25-9M240 102c0 5 11 9 25 9s25-4 25-9" />
      <path className={art['brand']} d="M222 112c0-5 11-9 25-9s25 4 25 9v18h-50Z" />
      <path d="M222 112c0 5 11 9 25 9s25-4 25-9M222 122c0 5 11 9 25 9s25-4 25-9" />
      <path d="M214 40v10M209 45h10M104 34v8M100 38h8M288 58v8M284 62h8" />
    </svg>
  );
}

type HeroProps = {
  /** `null` while it loads. */
  title: string | null;
  /** Address of the campaign's picture, from the server; without a usable one our own picture is shown. */
  banner: string;
};

/** The head of a campaign. Its height is the same with any words and any picture, so that the page does not jump. */
function Hero({ title, banner }: HeroProps) {
  const { t } = useLingui();
  return (
    <div className={cx('stack-2', styles.hero)}>
      <h1 id={pageTitleId} tabIndex={-1} className={cx(promotion['title'], styles.title)}>
        {title === null ? (
          <>
            <span className="sr-only">{t`Register with your mobile number`}</span>
            <Skeleton height="1.1em" width="80%" />
          </>
        ) : (
          <span className={styles.words}>{title}</span>
        )}
      </h1>
      <div className={styles.picture}>
        {title !== null && <ServerPicture className={styles.banner} src={banner} fallback={<HeroArt />} />}
      </div>
    </div>
  );
}

/** Our figures (specification sections 1 and 9). No amounts, because it has none for the mainland edition. */
function Facts() {
  const { t } = useLingui();
  const { decisionDays, creditDays } = useLender().promises;
  const { from, to } = creditDays;
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
      text: t({ message: 'to a decision', comment: 'Below the figure "1 day"' }),
    },
    {
      icon: 'bank',
      figure: t({ message: `${from}–${to} days`, comment: 'Figure: how long the money takes' }),
      text: t({ message: 'to get the money', comment: 'Below the figure "1–3 days"' }),
    },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, figure, text }) => (
        <li key={icon} className={cx('surface', styles.fact)}>
          <span className="disc">
            <Icon name={icon} size={20} />
          </span>
          <strong className={styles.figure}>{figure}</strong> <span className={cx('hint', styles.text)}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The page of a campaign, where visitors register: by the operator's template, or without one. */
export function RegisterScreen({ link }: { link: PromotionLink }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { lender } = useLender();
  const { data: template, isPending } = useQuery(templateQuery(api, link));
  const title = template?.title || t`Short-term loans for people with a salary`;

  return (
    <PromotionShell
      title={isPending ? appConfig.appName : title}
      color={template?.backgroundColor ?? ''}
      hero={<Hero title={isPending ? null : title} banner={template?.banner ?? ''} />}
      foot={
        <>
          <p>{t`For people over 18. Loans run for 91 to 365 days. Please borrow only what you can pay back.`}</p>
          <HelpButton />
          <p>{lender.name}</p>
        </>
      }
    >
      <RegisterForm key={link.id} link={link} />
      <Facts />
      <OpenInBrowser href={useShareHref('/register', link)} />
    </PromotionShell>
  );
}
