import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import { parseLocale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { SandboxedFrame } from '@/ui/sandboxed-frame';
import { PageHero, SiteShell } from './site-shell';
import styles from './policy-screen.module.css';

/**
 * The privacy policy in a sandboxed frame (specification section 2, decision 18, sandboxed frames): a copy without
 * scripts in the language of the page.
 */
export function PolicyScreen() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const locale = parseLocale(i18n.locale) ?? markets.indonesia.locale;
  return (
    <SiteShell
      title={t`Privacy Policy`}
      description={t`What we do with your personal information, who receives it, and which rights you have.`}
      hero={
        <PageHero
          title={t`Privacy Policy`}
          lead={<Trans>What we do with your personal information, who receives it, and which rights you have.</Trans>}
        />
      }
    >
      <div className={styles['policy']}>
        <SandboxedFrame
          key={locale}
          title={t`Privacy Policy`}
          src={`${__BASE_PATH__}documents/privacy-policy.${locale}.html`}
          fallbackHref={router.buildLocation({ to: '/privacyPolicy' }).publicHref}
        />
      </div>
    </SiteShell>
  );
}
