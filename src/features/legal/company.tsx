import { Trans, useLingui } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { loanTerms } from '@/domain/loan-terms';
import { useServicePhone } from '@/services/market';
import { Rows } from '@/ui/rows';
import styles from './company.module.css';

/** Who stands behind the product, from the build's configuration; what it does not name is left out. */
export function CompanyRows() {
  const { t } = useLingui();
  const { companyName, companyAddress, serviceEmail } = appConfig;
  const servicePhone = useServicePhone();
  const rows = [
    { label: t({ message: 'Company', comment: 'Label: name of the company' }), value: companyName },
    { label: t({ message: 'Address', comment: 'Label: postal address of the company' }), value: companyAddress },
    { label: t`Telephone`, value: servicePhone },
    { label: t`E-mail`, value: serviceEmail },
  ];
  return <Rows rows={rows.filter(({ value }) => value !== '')} />;
}

/** The copyright line of the legal pages (specification section 9). */
export function Copyright() {
  const year = loanTerms.copyrightYear;
  const owner = appConfig.companyName || appConfig.appName;
  return (
    <p className={styles['copyright']}>
      <Trans>
        © {year} {owner}. All rights reserved.
      </Trans>
    </p>
  );
}
