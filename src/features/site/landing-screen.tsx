import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { Card } from '@/ui/card';
import { PageShell } from '@/ui/page-shell';
import { Rows } from '@/ui/rows';

/** The front door of the site: what the product is, per market (specification section 1). */
export function LandingScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageShell title={appConfig.appName} tone="brand">
      <Card>
        <p>
          <Trans>Short-term loans for people with a salary. More than 3 million people use our app.</Trans>
        </p>
      </Card>
      <Card title={t`Indonesia`}>
        <Rows
          rows={[
            { label: t`Loan amount`, value: 'Rp1.000.000 – Rp15.000.000' },
            { label: t`For salaries from`, value: 'Rp5.000.000' },
          ]}
        />
      </Card>
      <Card title={t`India`}>
        <Rows
          rows={[
            { label: t`Loan amount`, value: '₹2,000 – ₹80,000' },
            { label: t`For salaries from`, value: '₹12,000' },
            { label: t`Decision`, value: t`Within 2 hours` },
          ]}
        />
      </Card>
      {children}
    </PageShell>
  );
}
