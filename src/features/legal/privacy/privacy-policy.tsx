import { Trans } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { useLender } from '@/services/lender';
import { LegalArticle } from '../legal-article';
import { dataSections } from './data-sections';
import { rightsSections } from './rights-sections';

const { appName } = appConfig;

/** The privacy policy, sections 1 to 9 (specification section 2). */
export function PrivacyPolicy() {
  const { name: companyName } = useLender().lender;
  return (
    <LegalArticle
      lead={
        <p>
          <Trans>
            This notice says what {companyName} does with the personal information of people who use {appName}: what we
            collect and why, who receives it, and what you can ask of us.
          </Trans>
        </p>
      }
      sections={[...dataSections, ...rightsSections]}
    />
  );
}
