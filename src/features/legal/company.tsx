import { Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/services/lender';
import { Rows } from '@/ui/rows';
import styles from './company.module.css';

/** Who stands behind the product, and who hears complaints, from the market's pack. */
export function CompanyRows() {
  const { t } = useLingui();
  const { lender, service, grievance, authority } = useLender();
  const rows = [
    { label: t({ message: 'Company', comment: 'Label: name of the company' }), value: lender.name },
    { label: t({ message: 'Licence', comment: 'Label: permission of a company to lend' }), value: lender.licence },
    { label: t({ message: 'Address', comment: 'Label: postal address of the company' }), value: lender.address },
    { label: t`Telephone`, value: service.phone },
    { label: t`E-mail`, value: service.email },
    ...(grievance
      ? [
          {
            label: t({
              message: 'Grievance officer',
              comment: 'Who hears complaints that customer service did not settle',
            }),
            value: `${grievance.name}, ${grievance.phone}, ${grievance.email}`,
          },
        ]
      : []),
    {
      label: t({ message: 'Authority', comment: 'Label: the regulator who hears complaints about a lender' }),
      value: `${authority.name}, ${authority.phone}`,
    },
  ];
  return <Rows rows={rows} />;
}

/** The copyright line of the legal pages (specification section 9). */
export function Copyright() {
  const year = loanTerms.copyrightYear;
  const { name: owner } = useLender().lender;
  return (
    <p className={styles['copyright']}>
      <Trans>
        © {year} {owner}. All rights reserved.
      </Trans>
    </p>
  );
}
