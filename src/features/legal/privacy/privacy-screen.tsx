import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { PageShell } from '@/ui/page-shell';
import { Copyright } from '../company';
import { PrivacyPolicy } from './privacy-policy';

/** The privacy policy as a page of the app. */
export function PrivacyScreen({ setting }: { setting?: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageShell title={t`Privacy policy`}>
      <meta
        name="description"
        content={t`What we do with your personal information, who receives it, and which rights you have.`}
      />
      <PrivacyPolicy />
      {setting}
      <Copyright />
    </PageShell>
  );
}
